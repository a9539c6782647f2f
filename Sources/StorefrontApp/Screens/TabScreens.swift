import Wayfinder

/// The first screen of the Home tab, with the offers of the shop.
public final class HomeScreen: ShopScreen {
  override class var name: String { "Home" }
  override var texts: [String] { ["New this week", "Shoes, bags and coats at half the price."] }
}

/// The first screen of the Search tab.
public final class SearchScreen: ShopScreen {
  override class var name: String { "Search" }
  override var texts: [String] { ["Search for products and categories."] }
}

/// The first screen of the Bag tab, with the products that the user is about to buy.
public final class BagScreen: ShopScreen {
  override class var name: String { "Bag" }
  override var texts: [String] { ["Delivery is free."] }

  /// A button that begins the checkout.
  public override var buttons: [ScreenButton] { [ScreenButton("Checkout", .goTo(.checkout(.address)))] }
}

/// The first screen of the Account tab.
public final class AccountScreen: ShopScreen {
  override class var name: String { "Account" }

  /// Buttons for the orders, the wish list and the settings.
  public override var buttons: [ScreenButton] {
    [
      ScreenButton("Orders", .goTo(.orders)), ScreenButton("Wish list", .goTo(.wishList)),
      ScreenButton("Settings", .goTo(.settings)),
    ]
  }
}
