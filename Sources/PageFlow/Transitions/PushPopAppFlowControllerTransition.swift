public import ViewHierarchy

/// Pushes a page, and pops it. This is what is used where no transition is given.
@MainActor open class PushPopAppFlowControllerTransition: AppFlowControllerTransition, PlannedTransition {
  /// The one to use unless a subclass is needed.
  nonisolated public static let `default` = PushPopAppFlowControllerTransition(shared: ())

  /// Makes a transition; it holds nothing.
  public init() {}

  /// Made from anywhere. It is not public, since a subclass in main-actor code could not inherit it.
  nonisolated init(shared: Void) {}

  var join: PageJoin { type(of: self) == PushPopAppFlowControllerTransition.self ? .push : .appCode }

  /// Pages are made when they are pushed.
  open func shouldPreloadViewController() -> Bool { false }

  /// Does nothing.
  open func preloadViewController(_ viewController: UIViewController, from parentViewController: UIViewController) {}

  /// The view controller itself.
  open func configureViewController(from viewController: UIViewController) -> UIViewController { viewController }

  /// Pushes the view controller.
  open func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void {
    { navigationController, viewController in
      navigationController.pushViewController(viewController, animated: animated)
      Settling.afterTransition(of: navigationController) { completionBlock() }
    }
  }

  /// Pops to what lies below the view controller.
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
