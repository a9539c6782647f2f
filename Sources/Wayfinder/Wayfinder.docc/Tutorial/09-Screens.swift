import Wayfinder

final class BirdsScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Seen",
      primaryAction: UIAction { [weak self] _ in
        guard let window = self?.view.window else { return }
        Router(window: window).go(to: Routes.sighting)
      })
  }
}

final class NotebookScreen: UIViewController {}

final class BirdScreen: UIViewController, ContextChecking {
  let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func isTarget(for context: String) -> Bool { context == name }
}

func makeTabs() -> UITabBarController {
  let screens: [UIViewController] = [BirdsScreen(), NotebookScreen()]
  let tabs = UITabBarController()
  tabs.viewControllers = screens.map { UINavigationController(rootViewController: $0) }
  return tabs
}
