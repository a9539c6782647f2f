import Wayfinder

/// The list of what can be set.
public final class SettingsScreen: ShopScreen {
  override class var name: String { "Settings" }

  /// What can be set.
  public override var buttons: [ScreenButton] {
    [
      ScreenButton("Notifications", .goTo(.notifications)), ScreenButton("Language", .goTo(.language)),
      ScreenButton("About", .goTo(.about)),
    ]
  }
}

/// What the shop may notify of.
public final class NotificationsScreen: ShopScreen {
  override class var name: String { "Notifications" }
}

/// In which language the shop speaks.
public final class LanguageScreen: ShopScreen {
  override class var name: String { "Language" }
}

/// About the shop.
public final class AboutScreen: ShopScreen {
  override class var name: String { "About" }
}
