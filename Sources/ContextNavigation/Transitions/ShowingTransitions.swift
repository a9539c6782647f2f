public import ContextCore
import NavigationCore
import RouteComposition
public import ViewHierarchy

/// What a new screen is shown from.
enum ShowingPlace {
  /// The screen on top of a stack, which is no alert.
  case top(of: [UIViewController])
  /// A certain view controller.
  case on(UIViewController)
  /// A certain stack, whatever stacks it shows.
  case into(UINavigationController)

  /// The view controller that presents, or in which a stack is looked for.
  var viewController: UIViewController? {
    switch self {
    case .top(let stack): stack.last { !$0.isAlert } ?? stack.last
    case .on(let viewController): viewController
    case .into(let stack): stack
    }
  }

  /// The tree that it is in.
  var tree: LiveTree {
    switch self {
    case .top(let stack): .around(stack)
    // A hidden screen may not be loaded; the family that it belongs to is.
    case .on(let viewController): .around([viewController, viewController.familyRoot])
    case .into(let stack): .around([stack, stack.familyRoot])
    }
  }

  /// The stack that a screen is pushed onto.
  func navigationController(in live: LiveTree) -> UINavigationController? {
    switch self {
    case .top: viewController.flatMap { live.innermostStack(in: $0) }
    case .on(let viewController): live.innermostStack(in: viewController) ?? live.stack(around: viewController)
    case .into(let stack): stack
    }
  }

  /// The plan that begins with bringing a view controller forward that is given, or the stack that is meant by it.
  ///
  /// - Throws: Where it is not on screen.
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

/// A transition that shows a new screen: ``ModalTransition``, ``StackPushTransition`` or ``ShowTransition``.
public class ShowingTransition: PlannedTransition {
  fileprivate let place: ShowingPlace
  fileprivate let viewController: UIViewController

  nonisolated deinit {}

  /// - Parameters:
  ///   - stack: What is on screen, as the stack provider tells it.
  ///   - viewController: The new screen.
  ///   - animated: Whether the change is animated.
  ///   - completion: Called once with how it has ended, also where a later step fails and it is put back.
  public convenience init(
    stack: [UIViewController], viewController: UIViewController, animated: Bool = true,
    completion: RouteCompletion? = nil
  ) {
    self.init(.top(of: stack), viewController, animated, completion)
  }

  /// - Parameters:
  ///   - presentingViewController: The view controller that presents the screen; what it presents already goes. A push goes onto
  ///     the innermost stack that it shows, else onto the one that it stands in.
  ///   - viewController: The new screen.
  ///   - animated: Whether the change is animated.
  ///   - completion: Called once with how it has ended, also where a later step fails and it is put back.
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

/// Presents a screen over whatever is on top, or over a certain one. An alert, an action sheet or a share sheet on top goes.
///
/// How the screen is presented is its own, see `modalPresentationStyle`: in the system's automatic style, a sheet on a phone,
/// unless somebody has set another.
public final class ModalTransition: ShowingTransition {
  nonisolated deinit {}

  override func plan(of live: LiveTree) throws -> TreePlan { try planPresenting(in: live) }
}

/// The short name of ``StackPushTransition``. SwiftUI has a type of this name. In a file that imports both,
/// `PushTransition(stack:viewController:)` compiles; where a type has to be written, write the longer name.
public typealias PushTransition = StackPushTransition

/// Pushes a screen onto the stack that is on top, inside the selected tab, beside or over the other columns of a split; or
/// onto a certain one.
public final class StackPushTransition: ShowingTransition {
  nonisolated deinit {}

  override var pushed: UIViewController? { viewController }

  override func plan(of live: LiveTree) throws -> TreePlan { try planPushing(in: live) }
}

extension StackPushTransition {
  /// - Parameters:
  ///   - navigationController: The stack, which is brought forward: this very one, also where it shows others, as in tabs.
  ///   - viewController: The new screen.
  ///   - animated: Whether the change is animated.
  ///   - completion: Called once with how it has ended, also where a later step fails and it is put back.
  public convenience init(
    navigationController: UINavigationController, viewController: UIViewController, animated: Bool = true,
    completion: RouteCompletion? = nil
  ) {
    self.init(.into(navigationController), viewController, animated, completion)
  }
}

/// Pushes a screen where there is a stack to push onto, and presents it where there is none. What UIKit does not push, a
/// navigation controller or a split, is presented.
///
/// What is presented has the style that it has itself: the system's automatic one, a sheet on a phone, unless somebody has set
/// another.
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
  /// Checks that a screen is not on screen. A transition shows a new one, and does not move one.
  func checkIsNew(_ viewController: UIViewController) throws {
    if contains(viewController) { throw Unshowable.onScreen(viewController.typeName) }
  }

  /// The innermost stack that a view controller shows; of several beside each other the last.
  func innermostStack(in viewController: UIViewController) -> UINavigationController? {
    for child in visibleChildren(of: viewController).reversed() {
      if let stack = innermostStack(in: child) { return stack }
    }
    return viewController as? UINavigationController
  }
}
