public import StorefrontProtocols
import Wayfinder

/// A screen that lists the products on the wish list.
public final class WishListScreen: ShopScreen, PersonalScreen {
  override class var name: String { "Wish list" }
  /// A closure that returns the products on the list. The route to the screen sets it.
  var wishes: () -> [Product] = { [] }

  /// A button for each product, and a button that removes the product from the list.
  public override var buttons: [ScreenButton] {
    wishes().flatMap { product in
      [
        ScreenButton(product.name, .goTo(.product(product.id))),
        ScreenButton("Remove \(product.name)", .goTo(.removal(product: product.id))),
      ]
    }
  }
}

extension UIAlertController {
  /// Returns an alert that asks whether to remove a product from the wish list.
  static func askingToRemove(_ product: Product, remove: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(
      title: removalTitle(product), message: "You can add it again.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in remove() })
    return alert
  }

  static func removalTitle(_ product: Product) -> String { "Remove \(product.name)?" }
}
