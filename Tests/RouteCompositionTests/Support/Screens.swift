import TestStage
import Wayfinder

final class HomeScreen: UIViewController {}
final class AccountScreen: UIViewController {}
final class LoginScreen: UIViewController {}
final class RegisterScreen: UIViewController {}
final class ReviewScreen: UIViewController {}
final class SettingsScreen: UIViewController {}

/// A screen that reports which product it shows.
final class ProductScreen: UIViewController, ContextChecking {
  var id = 0

  convenience init(id: Int) {
    self.init()
    self.id = id
  }

  func isTarget(for context: Int) -> Bool { id == context }
}

/// A screen that answers at once whether it may be left, and counts how often it is asked.
final class StubbornScreen: UIViewController, RoutingInterceptable {
  var mayGo = false
  private(set) var timesAsked = 0

  var canBeDismissed: Bool {
    timesAsked += 1
    return mayGo
  }
}

/// A stack that counts the changes of its contents.
final class CountingStack: UINavigationController {
  private(set) var replacements = 0
  private(set) var pushes = 0

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replacements += 1
    super.setViewControllers(viewControllers, animated: animated)
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushes += 1
    super.pushViewController(viewController, animated: animated)
  }
}

/// A class that cannot be made from its type alone.
final class NeedsModelScreen: UIViewController {
  let model: Int

  init(model: Int) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
