package import Wayfinder

/// A navigation controller that records its changes: the call, and whether the change is animated.
package final class RecordingStack: UINavigationController {
  /// The calls in order, for example `push true`.
  package var told: [String] = []

  package override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    told.append("set \(animated)")
    super.setViewControllers(viewControllers, animated: animated)
  }

  package override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    told.append("push \(animated)")
    super.pushViewController(viewController, animated: animated)
  }

  package override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    told.append("pop \(animated)")
    return super.popToViewController(viewController, animated: animated)
  }

  package override func present(
    _ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    told.append("present \(animated)")
    super.present(viewControllerToPresent, animated: animated, completion: completion)
  }

  package override func dismiss(animated: Bool, completion: (() -> Void)?) {
    told.append("dismiss \(animated)")
    super.dismiss(animated: animated, completion: completion)
  }
}
