public import Wayfinder

/// The pictures of a product, over the whole screen; the user turns them like pages.
public final class GalleryScreen: UIPageViewController, ClosableScreen, ButtonedScreen {
  /// Of what.
  public let product: Product
  /// How it is closed; its way tells.
  public var dismissalBlock: DismissalBlock<Void>?
  /// Gives the pictures; kept here, as a page view controller does not keep it.
  private let pictures: Pictures

  init(_ product: Product) {
    self.product = product
    pictures = Pictures(product)
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    title = "Gallery of \(product.name)"
    dataSource = pictures
    setViewControllers([PictureScreen(product, 1)], direction: .forward, animated: false)
  }

  /// Not made from a coder: it needs a product.
  public required init?(coder: NSCoder) { nil }

  /// Closes it.
  public var buttons: [ScreenButton] { [doneButton] }
}

extension GalleryScreen: ContextChecking {
  /// Whether it shows the pictures of the product of this number.
  public func isTarget(for context: Int) -> Bool { context == product.id }
}

/// One picture of a product.
public final class PictureScreen: ShopScreen {
  /// Which one, counted from 1.
  public let number: Int

  init(_ product: Product, _ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Picture \(number) of \(product.name)"
  }

  /// Not made from a coder: it needs a product.
  public required init?(coder: NSCoder) { nil }
}

/// Gives the pictures before and after one; every product has three.
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
