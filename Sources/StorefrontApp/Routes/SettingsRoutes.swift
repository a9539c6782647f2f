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
    settings = StepAssembly(finder: ClassFinder<SettingsScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(tabs.account.expectingContainer())
      .assemble()
    notifications = Self.setting(on: settings)
    language = Self.setting(on: settings)
    about = Self.setting(on: settings)
  }

  private static func setting<Screen: UIViewController>(
    on settings: DestinationStep<SettingsScreen, Any?>
  ) -> DestinationStep<Screen, Any?> {
    StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(settings.expectingContainer())
      .assemble()
  }
}
