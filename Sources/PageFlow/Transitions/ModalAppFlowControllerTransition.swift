public import ViewHierarchy

/// A transition that presents a page in a new navigation controller. To leave the page, the transition dismisses the navigation
/// controller.
///
/// The presentation style is that of the navigation controller. By default this is the system's automatic style, a sheet on a
/// phone. The class of the navigation controller, or the closure that makes it, can set another style.
@MainActor
open class ModalAppFlowControllerTransition<NavigationController: UINavigationController>: AppFlowControllerTransition,
  PlannedTransition, WrappingTransition
{
  let stack: PageStack

  /// The shared transition, which makes each navigation controller from its class.
  nonisolated public static var `default`: ModalAppFlowControllerTransition<NavigationController> {
    SharedTransitions.shared(ModalAppFlowControllerTransition<NavigationController>.self) { .init(shared: ()) }
  }

  /// Creates a transition that makes each navigation controller from its class, as `ClassFactory()` does.
  public init() { stack = PageStack(NavigationController.self) }

  /// Creates a transition on any thread, for ``default``. A public nonisolated initializer could not be inherited by subclasses
  /// on the main actor, so this initializer is internal.
  nonisolated init(shared: Void) { stack = PageStack(NavigationController.self) }

  /// Creates a transition that makes each navigation controller with a closure.
  public init(navigationControllerBlock: @escaping @MainActor @Sendable () -> NavigationController) {
    stack = PageStack(NavigationController.self, navigationControllerBlock)
  }

  var join: PageJoin {
    type(of: self) == ModalAppFlowControllerTransition<NavigationController>.self ? .modal : .appCode
  }

  /// Returns `false`: the page is made when it is presented.
  open func shouldPreloadViewController() -> Bool { false }

  /// Does nothing.
  open func preloadViewController(_ viewController: UIViewController, from parentViewController: UIViewController) {}

  /// Returns a new navigation controller with the view controller in it. If the navigation controller cannot be made or cannot
  /// contain the view controller, returns the view controller itself.
  open func configureViewController(from viewController: UIViewController) -> UIViewController {
    (try? stack.around(viewController)) ?? viewController
  }

  /// Returns a closure that presents the view controller.
  open func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void {
    { navigationController, viewController in
      navigationController.familyRoot.present(viewController, animated: animated) { completionBlock() }
    }
  }

  /// Returns a closure that dismisses the container in which the view controller was presented. If there is none, the closure
  /// only calls the completion.
  open func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { viewController in
      guard let presenter = viewController.familyRoot.presenterInTree else { return completionBlock() }
      presenter.dismiss(animated: animated) { completionBlock() }
    }
  }
}

/// A transition that presents a page in a plain navigation controller.
public typealias DefaultModalAppFlowControllerTransition = ModalAppFlowControllerTransition<UINavigationController>
