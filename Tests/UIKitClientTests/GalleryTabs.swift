// A source that imports only Wayfinder, which re-exports the platform's UIKit.
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
