import PageFlow
public import Wayfinder

final class WelcomeScreen: UIViewController {}
final class HomeScreen: UIViewController {}
final class SongsScreen: UIViewController {}
final class PlayScreen: UIViewController {}
final class ContactScreen: UIViewController {}
final class LibraryTabs: UITabBarController {}
final class AlbumsScreen: UIViewController {}
final class ArtistsScreen: UIViewController {}
final class ChartsScreen: UIViewController {}
final class NewsScreen: UIViewController {}
final class AboutScreen: UIViewController {}

final class SongScreen: UIViewController {
  init(_ id: Int) {
    super.init(nibName: nil, bundle: nil)
    title = "Song \(id)"
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen with a segue to the help. The help reports itself to the flow.
final class SettingsScreen: UIViewController {}

/// A screen that reports itself to the example's flow, because a segue may have shown it.
final class HelpScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    try? ExampleApp.flow?.updateCurrentPage(with: self, for: "help")
  }
}

/// A container that shows one child at a time.
final class DashboardScreen: UIViewController {
  func attach(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func detach(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

/// A navigation controller that reports the child of a dashboard as its visible view controller.
public final class ExampleNavigationController: UINavigationController {
  /// The visible view controller, or the child of the dashboard if the dashboard is visible.
  public override var visibleViewController: UIViewController? {
    let visible = super.visibleViewController
    return (visible as? DashboardScreen)?.children.first ?? visible
  }
}
