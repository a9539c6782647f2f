public import ViewHierarchy

/// A transition that pushes a page to show it, and pops the page to leave it. Pages without a transition use this one.
@MainActor open class PushPopAppFlowControllerTransition: AppFlowControllerTransition, PlannedTransition {
  /// The shared transition. Make other instances only of a subclass.
  nonisolated public static let `default` = PushPopAppFlowControllerTransition(shared: ())

  /// Creates a transition.
  public init() {}

  /// Creates a transition on any thread, for ``default``. A public nonisolated initializer could not be inherited by subclasses
  /// on the main actor, so this initializer is internal.
  nonisolated init(shared: Void) {}

  var join: PageJoin { type(of: self) == PushPopAppFlowControllerTransition.self ? .push : .appCode }

  /// Returns `false`: the page is made when it is pushed.
  open func shouldPreloadViewController() -> Bool { false }

  /// Does nothing.
  open func preloadViewController(_ viewController: UIViewController, from parentViewController: UIViewController) {}

  /// Returns the view controller itself.
  open func configureViewController(from viewController: UIViewController) -> UIViewController { viewController }

  /// Returns a closure that pushes the view controller.
  open func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void {
    { navigationController, viewController in
      navigationController.pushViewController(viewController, animated: animated)
      Settling.afterTransition(of: navigationController) { completionBlock() }
    }
  }

  /// Returns a closure that pops to the view controller below. If there is none, the closure only calls the completion.
  open func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { viewController in
      guard let stack = viewController.navigationController,
        let position = stack.viewControllers.firstIndex(of: viewController), position > 0
      else { return completionBlock() }
      stack.popToViewController(stack.viewControllers[position - 1], animated: animated)
      Settling.afterTransition(of: stack) { completionBlock() }
    }
  }
}
