import Wayfinder

final class BirdsScreen: UIViewController {}

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
