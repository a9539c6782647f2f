import Wayfinder

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
