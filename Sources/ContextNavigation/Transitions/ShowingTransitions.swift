public import ContextCore
import NavigationCore
import RouteComposition
public import ViewHierarchy

/// The place from which a new screen is shown.
enum ShowingPlace {
  /// The topmost view controller of the stack that is not an alert; an alert if the stack has only alerts.
  case top(of: [UIViewController])
  /// A given view controller.
  case on(UIViewController)
  /// A given navigation controller. A push does not use a navigation controller that is nested in it.
  case into(UINavigationController)

  /// The view controller of the place; `nil` if the place is the top of an empty stack.
  ///
  /// A modal is presented from this view controller. A push uses a navigation controller in or around it.
  var viewController: UIViewController? {
    switch self {
    case .top(let stack): stack.last { !$0.isAlert } ?? stack.last
    case .on(let viewController): viewController
    case .into(let stack): stack
    }
  }

  /// The tree that contains the place.
  var tree: LiveTree {
    switch self {
    case .top(let stack): .around(stack)
    // The window is found by a loaded view. The view of a hidden screen may not be loaded, but the view of its outermost
    // container is.
    case .on(let viewController): .around([viewController, viewController.familyRoot])
    case .into(let stack): .around([stack, stack.familyRoot])
    }
  }

  /// Returns the navigation controller that a push uses; `nil` if there is none.
  func navigationController(in live: LiveTree) -> UINavigationController? {
    switch self {
    case .top: viewController.flatMap { live.innermostStack(in: $0) }
    case .on(let viewController): live.innermostStack(in: viewController) ?? live.stack(around: viewController)
    case .into(let stack): stack
    }
  }

  /// Returns a plan that brings forward a given view controller. If a navigation controller is passed, the plan brings forward
  /// that navigation controller instead.
  ///
  /// If the place is the top of the stack, `stack` is ignored. The plan then only dismisses the alerts over the top view
  /// controller.
  ///
  /// - Throws: An error if a given view controller is not in the tree.
  func plan(bringingForward stack: UINavigationController?, in live: LiveTree) throws -> TreePlan {
    var plan = TreePlan(live)
    guard let viewController else { return plan }
    if case .top = self {
      plan.dismissAlerts(over: viewController)
      return plan
    }
    try live.checkContains(viewController)
    plan.reveal(stack ?? viewController)
    return plan
  }
}

/// A transition that shows a new screen. Use a subclass: ``ModalTransition``, ``StackPushTransition`` or ``ShowTransition``.
public class ShowingTransition: PlannedTransition {
  fileprivate let place: ShowingPlace
  fileprivate let viewController: UIViewController

  nonisolated deinit {}

  /// Creates a transition that shows a screen from the topmost view controller.
  ///
  /// - Parameters:
  ///   - stack: The view controllers on screen, from the stack provider.
  ///   - viewController: The new screen.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  ///   - completion: A closure that receives the result once. If a later step fails and the transition is rolled back, the
  ///     result is a failure. If the request ends before the transition begins, the closure is not called.
  public convenience init(
    stack: [UIViewController], viewController: UIViewController, animated: Bool = true,
    completion: RouteCompletion? = nil
  ) {
    self.init(.top(of: stack), viewController, animated, completion)
  }

  /// Creates a transition that shows a screen from a given view controller.
  ///
  /// - Parameters:
  ///   - presentingViewController: The view controller from which the screen is shown. It is brought forward, and its modals
  ///     are dismissed. A push uses the innermost navigation controller that this view controller shows. If there is none, the
  ///     push uses the navigation controller around this view controller.
  ///   - viewController: The new screen.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  ///   - completion: A closure that receives the result once. If a later step fails and the transition is rolled back, the
  ///     result is a failure. If the request ends before the transition begins, the closure is not called.
  public convenience init(
    presentingViewController: UIViewController, viewController: UIViewController, animated: Bool = true,
    completion: RouteCompletion? = nil
  ) {
    self.init(.on(presentingViewController), viewController, animated, completion)
  }

  fileprivate init(
    _ place: ShowingPlace, _ viewController: UIViewController, _ animated: Bool, _ completion: RouteCompletion?
  ) {
    (self.place, self.viewController) = (place, viewController)
    super.init(animated, completion)
  }

  override var ownTree: LiveTree { place.tree }

  override var newScreen: UIViewController? { viewController }

  fileprivate func planPresenting(in live: LiveTree) throws -> TreePlan {
    guard let presenter = place.viewController else { throw Unshowable.overNothing(viewController.typeName) }
    if live.window == nil { throw Unshowable.outsideWindow(presenter.typeName) }
    var plan = try place.plan(bringingForward: nil, in: live)
    try live.checkIsNew(viewController)
    try plan.present(NewScreen(viewController), on: LiveScreen(presenter))
    return plan
  }

  fileprivate func planPushing(in live: LiveTree) throws -> TreePlan {
    let stack = place.navigationController(in: live)
    var plan = try place.plan(bringingForward: stack, in: live)
    try live.checkIsNew(viewController)
    guard let stack else {
      throw Unshowable.withoutStack(viewController.typeName, top: place.viewController?.typeName)
    }
    plan.embed(NewScreen(viewController), in: stack)
    return plan
  }
}

/// A transition that presents a screen over the topmost view controller, or over a given view controller. An alert, an action
/// sheet or a share sheet at the top is dismissed first.
///
/// The screen's `modalPresentationStyle` applies. Its default is the system's automatic style, a sheet on a phone.
public final class ModalTransition: ShowingTransition {
  nonisolated deinit {}

  override func plan(of live: LiveTree) throws -> TreePlan { try planPresenting(in: live) }
}

/// The short name of ``StackPushTransition``. SwiftUI also has a type with the name `PushTransition`.
///
/// In a file that also imports SwiftUI, `PushTransition(stack:viewController:)` compiles. To use the name as a type, write
/// `StackPushTransition`.
public typealias PushTransition = StackPushTransition

/// A transition that pushes a screen onto the topmost navigation controller, or onto a given navigation controller. If there
/// is no navigation controller, the transition fails.
///
/// In a tab bar, the transition uses the navigation controller of the selected tab. In a split, it uses the navigation
/// controller of the last visible column that has one.
public final class StackPushTransition: ShowingTransition {
  nonisolated deinit {}

  override var pushed: UIViewController? { viewController }

  override func plan(of live: LiveTree) throws -> TreePlan { try planPushing(in: live) }
}

extension StackPushTransition {
  /// Creates a transition that pushes a screen onto a given navigation controller.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller. It is brought forward. The push does not use a navigation
  ///     controller that is nested in it, for example in a tab bar.
  ///   - viewController: The new screen.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  ///   - completion: A closure that receives the result once. If a later step fails and the transition is rolled back, the
  ///     result is a failure. If the request ends before the transition begins, the closure is not called.
  public convenience init(
    navigationController: UINavigationController, viewController: UIViewController, animated: Bool = true,
    completion: RouteCompletion? = nil
  ) {
    self.init(.into(navigationController), viewController, animated, completion)
  }
}

/// A transition that pushes a screen onto the navigation controller of its place, and presents the screen if the place has none.
/// If the screen is a navigation controller, a split or an alert, the transition always presents it, because UIKit does not
/// push it.
///
/// A presented screen's `modalPresentationStyle` applies. Its default is the system's automatic style, a sheet on a
/// phone.
public final class ShowTransition: ShowingTransition {
  nonisolated deinit {}

  override var pushed: UIViewController? { viewController.isPushable ? viewController : nil }

  override func plan(of live: LiveTree) throws -> TreePlan {
    guard viewController.isPushable, place.navigationController(in: live) != nil else {
      return try planPresenting(in: live)
    }
    return try planPushing(in: live)
  }
}

extension LiveTree {
  /// Throws an error if a screen is already in the tree. A transition shows a new screen, and does not move an existing screen.
  func checkIsNew(_ viewController: UIViewController) throws {
    if contains(viewController) { throw Unshowable.onScreen(viewController.typeName) }
  }

  /// Returns the innermost navigation controller that a view controller shows; `nil` if there is none. If several are side by
  /// side, returns the last.
  func innermostStack(in viewController: UIViewController) -> UINavigationController? {
    for child in visibleChildren(of: viewController).reversed() {
      if let stack = innermostStack(in: child) { return stack }
    }
    return viewController as? UINavigationController
  }
}
