public import Wayfinder

/// A screen of the shop. Most show always the same and have a title of their own.
public class ShopScreen: UIViewController, ButtonedScreen {
  class var name: String { "" }

  /// What there is to tap; nothing on most.
  public var buttons: [ScreenButton] { [] }

  /// Makes the screen with its title.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = Self.name
  }

  /// Makes the screen with its title.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = Self.name
  }
}

/// The first screen of the Home tab: what the shop has to offer.
public final class HomeScreen: ShopScreen {
  override class var name: String { "Home" }
}

/// The first screen of the Search tab.
public final class SearchScreen: ShopScreen {
  override class var name: String { "Search" }
}

/// What is going to be bought.
public final class BagScreen: ShopScreen {
  override class var name: String { "Bag" }

  /// Buys what is in it.
  public override var buttons: [ScreenButton] { [ScreenButton("Checkout", .goTo(.checkout(.address)))] }
}

/// The first screen of the Account tab.
public final class AccountScreen: ShopScreen {
  override class var name: String { "Account" }

  /// What there is in the account.
  public override var buttons: [ScreenButton] {
    [
      ScreenButton("Orders", .goTo(.orders)), ScreenButton("Wish list", .goTo(.wishList)),
      ScreenButton("Settings", .goTo(.settings)),
    ]
  }
}

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

/// A conversation with the shop, over anything.
public final class ChatScreen: ShopScreen {
  override class var name: String { "Chat" }
  /// What was written, the last at the end.
  public private(set) var messages: [String] = []

  func show(_ message: String) {
    messages.append(message)
    title = "Chat: “\(message)”"
  }
}
