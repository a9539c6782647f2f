import Wayfinder

// What can be switched on and off.
extension Shell {
  /// Something about the user or the device that commands can change.
  nonisolated enum Switch: String, CaseIterable {
    case loggedIn = "logged-in", onboarded, online, wide
  }

  /// Prints the switches, prints one, or sets one.
  func set(_ call: ShellCall) throws {
    guard let chosen = call.words.first.flatMap({ Switch(rawValue: $0.lowercased()) }) else {
      return call.say(Switch.allCases.map { "\($0.rawValue) \(shop.isOn($0) ? "on" : "off")" }.joined(separator: ", "))
    }
    guard call.words.count == 2 else { return call.say(state(of: chosen)) }
    turn(chosen, call.words[1].lowercased() == "on")
    try call.answer { _ in state(of: chosen) }
  }

  private func state(of chosen: Switch) -> String { "\(chosen.rawValue) is \(shop.isOn(chosen) ? "on" : "off")." }

  /// Turns a switch, and has the journal say so.
  func turn(_ chosen: Switch, _ isOn: Bool) {
    recorder.fact(chosen.rawValue, isOn ? "on" : "off") { shop.turn(chosen, isOn) }
  }
}

extension Storefront {
  /// Whether a switch is on.
  func isOn(_ chosen: Shell.Switch) -> Bool {
    switch chosen {
    case .loggedIn: session.isLoggedIn
    case .onboarded: session.isOnboarded
    case .online: isOnline
    case .wide: isWide
    }
  }

  /// Turns a switch.
  func turn(_ chosen: Shell.Switch, _ isOn: Bool) {
    switch chosen {
    case .loggedIn: session.isLoggedIn = isOn
    case .onboarded: session.isOnboarded = isOn
    case .online: isOnline = isOn
    case .wide: isWide = isOn
    }
  }
}
