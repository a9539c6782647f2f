public import ContextCore
import NavigationCore
public import ViewHierarchy

/// Presents a screen over whatever is on top.
public struct ModalTransition: NavigationTransitionProtocol, PlannedTransition {
  private let stack: [UIViewController]
  private let viewController: UIViewController
  let animated: Bool

  /// - Parameters:
  ///   - stack: What is on screen, as the stack provider tells it.
  ///   - viewController: The new screen. How it is presented is its own: see `modalPresentationStyle`.
  ///   - animated: Whether the change is animated.
  public init(stack: [UIViewController], viewController: UIViewController, animated: Bool = true) {
    self.stack = stack
    self.viewController = viewController
    self.animated = animated
  }

  /// Presents the screen; the completion is called once, when that has ended.
  public func perform(completion: RouteCompletion?) { makeChange(completion) }

  var ownTree: LiveTree { .around(stack) }

  func plan(of live: LiveTree) throws -> TreePlan {
    guard let presenter = stack.last else { throw Unshowable.overNothing(viewController.typeName) }
    try viewController.check(canBe: .presented, in: live)
    return try TreePlan(live, Present(NewScreen(viewController), on: .live(presenter)))
  }
}

/// The short name of ``StackPushTransition``. SwiftUI has a type of this name; in a file that imports both,
/// `PushTransition(stack:viewController:)` is understood, and where a type is to be written the longer name is.
public typealias PushTransition = StackPushTransition

/// Pushes a screen onto the stack that is on top: inside the selected tab, beside or over the other columns of a split.
public struct StackPushTransition: NavigationTransitionProtocol, PlannedTransition {
  private let stack: [UIViewController]
  private let viewController: UIViewController
  let animated: Bool

  /// - Parameters:
  ///   - stack: What is on screen, as the stack provider tells it.
  ///   - viewController: The new screen.
  ///   - animated: Whether the change is animated.
  public init(stack: [UIViewController], viewController: UIViewController, animated: Bool = true) {
    self.stack = stack
    self.viewController = viewController
    self.animated = animated
  }

  /// Pushes the screen; the completion is called once, when that has ended.
  public func perform(completion: RouteCompletion?) { makeChange(completion) }

  var ownTree: LiveTree { .around(stack) }

  /// The stack that a screen is pushed onto.
  func navigationController(in live: LiveTree) -> UINavigationController? {
    guard let top = stack.last else { return nil }
    return live.innermostStack(in: top)
  }

  func plan(of live: LiveTree) throws -> TreePlan {
    try viewController.check(canBe: .pushed, in: live)
    guard let navigationController = navigationController(in: live) else {
      throw Unshowable.withoutStack(viewController.typeName, top: stack.last?.typeName)
    }
    return try TreePlan(live, Embed(NewScreen(viewController), in: navigationController))
  }
}

/// Pushes a screen where there is a stack to push onto, and presents it where there is none. What UIKit does not push, a
/// navigation controller or a split, is presented.
public struct ShowTransition: NavigationTransitionProtocol, PlannedTransition {
  private let push: StackPushTransition
  private let modal: ModalTransition
  private let isPushable: Bool
  let animated: Bool

  /// - Parameters:
  ///   - stack: What is on screen, as the stack provider tells it.
  ///   - viewController: The new screen.
  ///   - animated: Whether the change is animated.
  public init(stack: [UIViewController], viewController: UIViewController, animated: Bool = true) {
    push = StackPushTransition(stack: stack, viewController: viewController, animated: animated)
    modal = ModalTransition(stack: stack, viewController: viewController, animated: animated)
    isPushable = viewController.isPushable
    self.animated = animated
  }

  /// Shows the screen; the completion is called once, when that has ended.
  public func perform(completion: RouteCompletion?) { makeChange(completion) }

  var ownTree: LiveTree { push.ownTree }

  func plan(of live: LiveTree) throws -> TreePlan {
    let isPushed = isPushable && push.navigationController(in: live) != nil
    return isPushed ? try push.plan(of: live) : try modal.plan(of: live)
  }
}

extension LiveTree {
  /// The innermost stack among what a view controller shows, the last of several beside each other.
  fileprivate func innermostStack(in viewController: UIViewController) -> UINavigationController? {
    for child in visibleChildren(of: viewController).reversed() {
      if let stack = innermostStack(in: child) { return stack }
    }
    return viewController as? UINavigationController
  }
}
