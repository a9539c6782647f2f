import Wayfinder

/// A screen that lists the settings.
public final class SettingsScreen: ShopScreen {
  override class var name: String { "Settings" }

  /// A button for each setting.
  public override var buttons: [ScreenButton] {
    [
      ScreenButton("Notifications", .goTo(.notifications)), ScreenButton("Language", .goTo(.language)),
      ScreenButton("About", .goTo(.about)),
    ]
  }
}

/// The settings of notifications.
public final class NotificationsScreen: ShopScreen {
  override class var name: String { "Notifications" }
  override var texts: [String] { ["Orders: on", "Offers: off"] }
}

/// The setting of the language.
public final class LanguageScreen: ShopScreen {
  override class var name: String { "Language" }
  override var texts: [String] { ["English", "Deutsch"] }
}

/// The information about the shop.
public final class AboutScreen: ShopScreen {
  override class var name: String { "About" }
  override var texts: [String] { ["Storefront, the demo of Wayfinder"] }
}
