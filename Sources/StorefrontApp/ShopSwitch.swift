/// A state of the user or the device that is either on or off.
nonisolated public enum ShopSwitch: String, CaseIterable, Sendable {
  /// Whether the user is logged in.
  case loggedIn = "logged-in"
  /// Whether the user has seen the onboarding.
  case onboarded
  /// Whether the device has a network.
  case online
  /// Whether the window has room for two columns.
  case wide
}

extension Storefront {
  /// Returns whether a switch is on.
  public func isOn(_ chosen: ShopSwitch) -> Bool {
    switch chosen {
    case .loggedIn: session.isLoggedIn
    case .onboarded: session.isOnboarded
    case .online: isOnline
    case .wide: isWide
    }
  }

  /// Turns a switch.
  public func turn(_ chosen: ShopSwitch, _ isOn: Bool) {
    switch chosen {
    case .loggedIn: session.isLoggedIn = isOn
    case .onboarded: session.isOnboarded = isOn
    case .online: isOnline = isOn
    case .wide: isWide = isOn
    }
  }
}
