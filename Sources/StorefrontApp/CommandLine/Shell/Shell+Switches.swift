// What can be switched on and off.
extension Shell {
  /// Something about the user or the device that commands can change.
  nonisolated enum Switch: String, CaseIterable {
    case loggedIn = "logged-in", onboarded, online, wide
  }

  /// Prints the switches, prints one, or sets one.
  func set(_ call: ShellCall) throws {
    guard let chosen = call.words.first.flatMap({ Switch(rawValue: $0.lowercased()) }) else {
      return call.say(Switch.allCases.map { "\($0.rawValue) \(isOn($0) ? "on" : "off")" }.joined(separator: ", "))
    }
    guard call.words.count == 2 else { return call.say(state(of: chosen)) }
    turn(chosen, call.words[1].lowercased() == "on")
    try call.answer { _ in state(of: chosen) }
  }

  private func state(of chosen: Switch) -> String { "\(chosen.rawValue) is \(isOn(chosen) ? "on" : "off")." }

  private func isOn(_ chosen: Switch) -> Bool {
    switch chosen {
    case .loggedIn: shop.session.isLoggedIn
    case .onboarded: shop.session.isOnboarded
    case .online: shop.isOnline
    case .wide: shop.isWide
    }
  }

  private func turn(_ chosen: Switch, _ isOn: Bool) {
    switch chosen {
    case .loggedIn: shop.session.isLoggedIn = isOn
    case .onboarded: shop.session.isOnboarded = isOn
    case .online: shop.isOnline = isOn
    case .wide: shop.isWide = isOn
    }
  }
}
