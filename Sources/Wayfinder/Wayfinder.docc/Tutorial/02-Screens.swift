import Wayfinder

final class BirdsScreen: UIViewController {}

final class NotebookScreen: UIViewController {}

func makeTabs() -> UITabBarController {
  let screens: [UIViewController] = [BirdsScreen(), NotebookScreen()]
  let tabs = UITabBarController()
  tabs.viewControllers = screens.map { UINavigationController(rootViewController: $0) }
  return tabs
}
