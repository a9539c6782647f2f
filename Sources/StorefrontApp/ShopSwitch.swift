/// Something about the user or the device that can be switched on and off.
nonisolated public enum ShopSwitch: String, CaseIterable, Sendable {
  /// Whether somebody is logged in.
  case loggedIn = "logged-in"
  /// Whether somebody has seen how the shop works.
  case onboarded
  /// Whether there is a network.
  case online
  /// Whether there is room for two columns.
  case wide
}

extension Storefront {
  /// Whether a switch is on.
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
