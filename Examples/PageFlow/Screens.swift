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

/// Leads to help by a segue of the storyboard, and leaves it to help to say so.
final class SettingsScreen: UIViewController {}

/// Announces itself to the example's flow, since a segue may have shown it.
final class HelpScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    try? ExampleApp.flow?.updateCurrentPage(with: self, for: "help")
  }
}

/// Shows one child at a time.
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

/// Says that the child of a dashboard is what is visible.
public final class ExampleNavigationController: UINavigationController {
  /// The child of the dashboard where that is on top.
  public override var visibleViewController: UIViewController? {
    let visible = super.visibleViewController
    return (visible as? DashboardScreen)?.children.first ?? visible
  }
}
