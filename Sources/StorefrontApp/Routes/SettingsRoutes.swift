public import Wayfinder

/// The routes to the settings, in the Account tab.
public struct SettingsRoutes {
  /// The route to the list of settings.
  public let settings: DestinationStep<SettingsScreen, Any?>
  /// The route to the settings of notifications.
  public let notifications: DestinationStep<NotificationsScreen, Any?>
  /// The route to the setting of the language.
  public let language: DestinationStep<LanguageScreen, Any?>
  /// The route to the information about the shop.
  public let about: DestinationStep<AboutScreen, Any?>

  /// Assembles the routes.
  public init(_ tabs: TabRoutes) {
    settings = Route.push(onto: tabs.account) { SettingsScreen() }
    notifications = Route.push(onto: settings) { NotificationsScreen() }
    language = Route.push(onto: settings) { LanguageScreen() }
    about = Route.push(onto: settings) { AboutScreen() }
  }
}
