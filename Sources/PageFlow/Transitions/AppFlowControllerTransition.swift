public import ViewHierarchy

/// A closure that shows a view controller. It receives the navigation controller of the page before, and the view controller to
/// show.
///
/// This global name always means the forward form. The closure that leaves a view controller is
/// `AppFlowControllerBackwardTransition.TransitionBlock`.
public typealias TransitionBlock = (UINavigationController, UIViewController) -> Void

/// A transition that shows a page from the page before.
///
/// The transitions of this package are planned, and consecutive pushes become one change. A class of your own changes the tree
/// itself, and calls the completion once when the change is over. If your class releases the completion without calling it, the
/// request fails with an error that names the class.
@MainActor public protocol AppFlowControllerForwardTransition: AnyObject, Sendable {
  /// Returns a Boolean value that indicates whether the page's view controller is made together with the view controller of the
  /// page before.
  ///
  /// If the value is `true`, the view controller is passed to ``preloadViewController(_:from:)``.
  func shouldPreloadViewController() -> Bool

  /// Adds a page's view controller to the view controller of the page before, before that page appears.
  func preloadViewController(_ viewController: UIViewController, from parentViewController: UIViewController)

  /// Returns the view controller to show for a page: the page's view controller, or a container around it.
  func configureViewController(from viewController: UIViewController) -> UIViewController

  /// Returns a closure that shows the view controller.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the change is animated.
  ///   - completionBlock: A closure to call once, when the change is over.
  /// - Returns: A closure that takes the navigation controller of the page before, and the result of
  ///   ``configureViewController(from:)``. If the page before is a tab bar controller, the closure gets the navigation
  ///   controller of the visible tab. The closure of a ``TabBarAppFlowControllerTransition`` subclass gets the navigation
  ///   controller around the tab bar controller. If there is no such navigation controller, the closure gets the flow's
  ///   `rootNavigationController`.
  func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void
}

extension AppFlowControllerForwardTransition {
  /// A closure that shows a view controller.
  public typealias ForwardTransitionBlock = (UINavigationController, UIViewController) -> Void

  /// A closure that shows a view controller.
  public typealias TransitionBlock = (UINavigationController, UIViewController) -> Void

  /// Returns `false` by default.
  public func shouldPreloadViewController() -> Bool { false }

  /// Does nothing by default.
  public func preloadViewController(_ viewController: UIViewController, from parentViewController: UIViewController) {}

  /// Returns the view controller itself by default.
  public func configureViewController(from viewController: UIViewController) -> UIViewController { viewController }
}

/// A transition that leaves a page for the page before.
@MainActor public protocol AppFlowControllerBackwardTransition: AnyObject, Sendable {
  /// Returns a closure that removes the view controller.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the change is animated.
  ///   - completionBlock: A closure to call once, when the change is over.
  /// - Returns: A closure that takes the view controller of the page to leave.
  func backwardTransitionBlock(animated: Bool, completionBlock: @escaping () -> Void) -> (UIViewController) -> Void
}

extension AppFlowControllerBackwardTransition {
  /// A closure that removes a view controller.
  public typealias BackwardTransitionBlock = (UIViewController) -> Void

  /// A closure that removes a view controller.
  public typealias TransitionBlock = (UIViewController) -> Void
}

/// A transition that shows a page and leaves it.
public protocol AppFlowControllerTransition: AppFlowControllerForwardTransition, AppFlowControllerBackwardTransition {}

/// The manner in which a page joins the tree.
enum PageJoin {
  case push, modal, tab
  /// A transition class of the app.
  case appCode

  /// Determines how a transition shows its page: ``push`` if the transition is `nil`, and ``appCode`` for a class of the app.
  init(_ transition: AnyObject?) {
    guard let transition else {
      self = .push
      return
    }
    self = (transition as? any PlannedTransition)?.join ?? .appCode
  }
}

/// A transition of this package. For an instance of an app's subclass, `join` is ``PageJoin/appCode``, because the subclass may
/// show its page in another manner.
protocol PlannedTransition: AnyObject {
  var join: PageJoin { get }
}

/// A transition that shows its page in a tab.
protocol TabTransition: WrappingTransition {}

/// A transition that puts a navigation controller around its page.
protocol WrappingTransition: AnyObject {
  var stack: PageStack { get }
}
