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

  var newcomer: UIViewController? { viewController }

  func planned(on live: LiveTree) throws -> PlannedTree {
    guard let presenter = stack.last else { throw UnshowableScreen.overNothing(viewController.typeName) }
    try viewController.check(canBe: .presented, in: live)
    var tree = PlannedTree(live)
    tree.append(.present(0, on: .live(presenter)))
    return tree
  }
}

/// Pushes a screen onto the stack that is on top: inside the selected tab, beside or over the other columns of a split.
public struct PushTransition: NavigationTransitionProtocol, PlannedTransition {
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

  var newcomer: UIViewController? { viewController }

  /// The stack that a screen is pushed onto.
  func navigationController(in live: LiveTree) -> UINavigationController? {
    stack.last.flatMap(live.innermostStack)
  }

  func planned(on live: LiveTree) throws -> PlannedTree {
    try viewController.check(canBe: .pushed, in: live)
    guard let navigationController = navigationController(in: live) else {
      throw UnshowableScreen.withoutStack(viewController.typeName, top: stack.last?.typeName)
    }
    var tree = PlannedTree(live)
    tree.embed(0, in: navigationController) { $0.append(.new(0)) }
    return tree
  }
}

/// Pushes a screen where there is a stack to push onto, and presents it where there is none. What UIKit does not push, a
/// navigation controller or a split, is presented.
public struct ShowTransition: NavigationTransitionProtocol, PlannedTransition {
  private let push: PushTransition
  private let modal: ModalTransition
  let animated: Bool

  /// - Parameters:
  ///   - stack: What is on screen, as the stack provider tells it.
  ///   - viewController: The new screen.
  ///   - animated: Whether the change is animated.
  public init(stack: [UIViewController], viewController: UIViewController, animated: Bool = true) {
    push = PushTransition(stack: stack, viewController: viewController, animated: animated)
    modal = ModalTransition(stack: stack, viewController: viewController, animated: animated)
    self.animated = animated
  }

  /// Shows the screen; the completion is called once, when that has ended.
  public func perform(completion: RouteCompletion?) { makeChange(completion) }

  var ownTree: LiveTree { push.ownTree }

  var newcomer: UIViewController? { push.newcomer }

  func planned(on live: LiveTree) throws -> PlannedTree {
    let isPushed = newcomer?.isPushable == true && push.navigationController(in: live) != nil
    return isPushed ? try push.planned(on: live) : try modal.planned(on: live)
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
