public import Wayfinder

/// The pictures of a product as pages, over the whole screen.
public final class GalleryScreen: UIPageViewController, ClosableScreen, ButtonedScreen {
  /// The product of the pictures.
  public let product: Product
  /// The block that closes the screen. The route to the screen sets it.
  public var dismissalBlock: DismissalBlock<Void>?
  /// The data source, which is kept here because a page view controller has a weak reference to it.
  private let pictures: Pictures

  init(_ product: Product) {
    self.product = product
    pictures = Pictures(product)
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    title = "Gallery of \(product.name)"
    dataSource = pictures
    setViewControllers([PictureScreen(product, 1)], direction: .forward, animated: false)
  }

  /// Returns `nil`, because the screen needs a product.
  public required init?(coder: NSCoder) { nil }

  /// A button that closes the screen.
  public var buttons: [ScreenButton] { [doneButton] }
}

extension GalleryScreen: ContextChecking {
  /// Returns whether the screen shows the pictures of the product with this number.
  public func isTarget(for context: Int) -> Bool { context == product.id }
}

/// A screen that shows a picture of a product.
public final class PictureScreen: ShopScreen {
  /// The number of the picture, beginning at 1.
  public let number: Int

  init(_ product: Product, _ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Picture \(number) of \(product.name)"
  }

  /// Returns `nil`, because the screen needs a product.
  public required init?(coder: NSCoder) { nil }
}

/// A data source with three pictures of each product.
private final class Pictures: NSObject, UIPageViewControllerDataSource {
  private static let numbers = 1...3
  private let product: Product

  init(_ product: Product) { self.product = product }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { picture(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { picture(1, from: viewController) }

  private func picture(_ distance: Int, from viewController: UIViewController) -> UIViewController? {
    guard let picture = viewController as? PictureScreen, Self.numbers.contains(picture.number + distance) else {
      return nil
    }
    return PictureScreen(product, picture.number + distance)
  }
}
