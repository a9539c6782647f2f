public import ViewHierarchy

/// Presents a page as the root of a navigation controller, a new one each time, and dismisses it.
///
/// It is presented in the style that the navigation controller has: the system's automatic one, a sheet on a phone, unless its
/// class or the closure that makes it has set another.
@MainActor
open class ModalAppFlowControllerTransition<NavigationController: UINavigationController>: AppFlowControllerTransition,
  PlannedTransition, WrappingTransition
{
  let stack: PageStack

  /// One that makes the navigation controller from its class alone: always the same.
  nonisolated public static var `default`: ModalAppFlowControllerTransition<NavigationController> {
    ReadyTransitions.one(of: ModalAppFlowControllerTransition<NavigationController>.self) { .init(shared: ()) }
  }

  /// Makes a transition whose navigation controller is made from its class alone, as `ClassFactory()` does it.
  public init() { stack = PageStack(NavigationController.self) }

  /// Made from anywhere. It is not public, since a subclass in main-actor code could not inherit it.
  nonisolated init(shared: Void) { stack = PageStack(NavigationController.self) }

  /// Makes a transition whose navigation controller is made by a closure.
  public init(navigationControllerBlock: @escaping @MainActor @Sendable () -> NavigationController) {
    stack = PageStack(NavigationController.self, navigationControllerBlock)
  }

  var join: PageJoin {
    type(of: self) == ModalAppFlowControllerTransition<NavigationController>.self ? .modal : .appCode
  }

  /// Pages are made when they are presented.
  open func shouldPreloadViewController() -> Bool { false }

  /// Does nothing.
  open func preloadViewController(_ viewController: UIViewController, from parentViewController: UIViewController) {}

  /// A new navigation controller around the view controller.
  open func configureViewController(from viewController: UIViewController) -> UIViewController {
    (try? stack.around(viewController)) ?? viewController
  }

  /// Presents the view controller.
  open func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void {
    { navigationController, viewController in
      navigationController.familyRoot.present(viewController, animated: animated) { completionBlock() }
    }
  }

  /// Dismisses what the view controller stands in.
  open func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { viewController in
      guard let presenter = viewController.familyRoot.presenterInTree else { return completionBlock() }
      presenter.dismiss(animated: animated) { completionBlock() }
    }
  }
}

/// Presents a page in a plain navigation controller.
public typealias DefaultModalAppFlowControllerTransition = ModalAppFlowControllerTransition<UINavigationController>
