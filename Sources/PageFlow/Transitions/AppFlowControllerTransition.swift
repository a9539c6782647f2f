public import ViewHierarchy

/// What shows a view controller: it is called with the navigation controller of the page before, and with what is shown.
///
/// The name alone means this one everywhere. What takes a view controller off is
/// `AppFlowControllerBackwardTransition.TransitionBlock`.
public typealias TransitionBlock = (UINavigationController, UIViewController) -> Void

/// Shows a page from the one before it.
///
/// The package's own transitions are planned and joined into one change. A class of your own makes its change itself and
/// calls the completion once it is over; releasing the completion without calling it is a failure that names the class.
@MainActor public protocol AppFlowControllerForwardTransition: AnyObject, Sendable {
  /// Whether the page's view controller is made together with the one before it, and handed to
  /// ``preloadViewController(_:from:)``.
  func shouldPreloadViewController() -> Bool

  /// Joins a page's view controller to the one before it, before that appears.
  func preloadViewController(_ viewController: UIViewController, from parentViewController: UIViewController)

  /// What is shown for the page: its view controller, or a container around it.
  func configureViewController(from viewController: UIViewController) -> UIViewController

  /// What shows the view controller.
  ///
  /// - Parameters:
  ///   - animated: Whether the change is to be animated.
  ///   - completionBlock: To be called once, when the change is over.
  /// - Returns: Called with the navigation controller of the page before, and with what
  ///   ``configureViewController(from:)`` has returned. If the page before is a tab bar controller, it is the navigation
  ///   controller of the visible tab. A transition that derives from ``TabBarAppFlowControllerTransition`` gets the one that the
  ///   bar stands in.
  func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void
}

extension AppFlowControllerForwardTransition {
  /// What shows a view controller.
  public typealias ForwardTransitionBlock = (UINavigationController, UIViewController) -> Void

  /// What shows a view controller.
  public typealias TransitionBlock = (UINavigationController, UIViewController) -> Void

  /// Not by default.
  public func shouldPreloadViewController() -> Bool { false }

  /// Does nothing by default.
  public func preloadViewController(_ viewController: UIViewController, from parentViewController: UIViewController) {}

  /// The view controller itself by default.
  public func configureViewController(from viewController: UIViewController) -> UIViewController { viewController }
}

/// Leaves a page towards the one before it.
@MainActor public protocol AppFlowControllerBackwardTransition: AnyObject, Sendable {
  /// What takes the view controller off.
  ///
  /// - Parameters:
  ///   - animated: Whether the change is to be animated.
  ///   - completionBlock: To be called once, when the change is over.
  /// - Returns: Called with the view controller of the page that is left.
  func backwardTransitionBlock(animated: Bool, completionBlock: @escaping () -> Void) -> (UIViewController) -> Void
}

extension AppFlowControllerBackwardTransition {
  /// What takes a view controller off.
  public typealias BackwardTransitionBlock = (UIViewController) -> Void

  /// What takes a view controller off.
  public typealias TransitionBlock = (UIViewController) -> Void
}

/// Shows a page, and leaves it.
public protocol AppFlowControllerTransition: AppFlowControllerForwardTransition, AppFlowControllerBackwardTransition {}

/// How a page joins the tree, where that is known beforehand.
enum PageJoin {
  case push, modal, tab
  /// By a class of the app's own.
  case appCode

  /// What a transition does; pushing or popping where there is none.
  init(_ transition: AnyObject?) {
    guard let transition else {
      self = .push
      return
    }
    self = (transition as? any PlannedTransition)?.join ?? .appCode
  }
}

/// A transition of the package; what derives from one may do something else, and is taken as the app's own.
protocol PlannedTransition: AnyObject {
  var join: PageJoin { get }
}

/// A transition whose page stands in a tab.
protocol TabTransition: WrappingTransition {}

/// A transition that puts a navigation controller around its page.
protocol WrappingTransition: AnyObject {
  var stack: PageStack { get }
}
