public import StorefrontProtocols
import Wayfinder

/// What somebody would like to have.
public final class WishListScreen: ShopScreen, PersonalScreen {
  override class var name: String { "Wish list" }
  /// Gives the products on the list; its way tells.
  var wishes: () -> [Product] = { [] }

  /// Each product, and a button that takes it off the list.
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
  /// Asks whether a product is to go off the wish list.
  static func askingToRemove(_ product: Product, remove: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(
      title: removalTitle(product), message: "You can put it there again.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in remove() })
    return alert
  }

  static func removalTitle(_ product: Product) -> String { "Remove \(product.name)?" }
}
