public import Wayfinder

/// The ways to what can be set, in the Account tab.
public struct SettingsRoutes {
  /// What can be set.
  public let settings: DestinationStep<SettingsScreen, Any?>
  /// Of what the shop may notify.
  public let notifications: DestinationStep<NotificationsScreen, Any?>
  /// In which language the shop speaks.
  public let language: DestinationStep<LanguageScreen, Any?>
  /// About the shop.
  public let about: DestinationStep<AboutScreen, Any?>

  /// Assembles the ways.
  public init(_ tabs: TabRoutes) {
    settings = Route.push(onto: tabs.account) { SettingsScreen() }
    notifications = Route.push(onto: settings) { NotificationsScreen() }
    language = Route.push(onto: settings) { LanguageScreen() }
    about = Route.push(onto: settings) { AboutScreen() }
  }
}
