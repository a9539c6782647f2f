import Wayfinder

// What can be switched on and off.
extension Shell {
  /// Prints the switches, prints one, or sets one.
  func set(_ call: ShellCall) throws {
    guard let chosen = call.words.first.flatMap({ ShopSwitch(rawValue: $0.lowercased()) }) else {
      let all = ShopSwitch.allCases.map { "\($0.rawValue) \(shop.isOn($0) ? "on" : "off")" }
      return call.say(all.joined(separator: ", "))
    }
    guard call.words.count == 2 else { return call.say(state(of: chosen)) }
    turn(chosen, call.words[1].lowercased() == "on")
    try call.answer { _ in state(of: chosen) }
  }

  private func state(of chosen: ShopSwitch) -> String { "\(chosen.rawValue) is \(shop.isOn(chosen) ? "on" : "off")." }

  /// Turns a switch, and has the journal say so.
  func turn(_ chosen: ShopSwitch, _ isOn: Bool) {
    recorder.fact(chosen.rawValue, isOn ? "on" : "off") { shop.turn(chosen, isOn) }
  }
}
