// A source that knows only Wayfinder, which brings the platform's UIKit along.
import Wayfinder

final class GalleryTabs: UITabBarController {
  override var selectedIndex: Int {
    didSet { changes += 1 }
  }

  private(set) var changes = 0

  static func make(around stack: UINavigationController) -> GalleryTabs {
    let tabs = GalleryTabs()
    let closed = UIViewController()
    closed.title = "closed"
    tabs.viewControllers = [stack, UIViewController(), closed]
    return tabs
  }
}
