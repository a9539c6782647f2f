public import ContextCore
import NavigationCore
import RouteComposition
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
    guard let presenter = stack.last else { throw CompositionError.noPresenter }
    try viewController.checkIsNew(to: live)
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
    guard let navigationController = navigationController(in: live) else {
      let top = stack.last?.typeName ?? "nothing"
      throw CompositionError.noHost(needed: "UINavigationController", around: top)
    }
    try viewController.checkIsNew(to: live)
    var tree = PlannedTree(live)
    tree.embed(0, in: navigationController) { $0.append(.new(0)) }
    return tree
  }
}

/// Pushes a screen where there is a stack to push onto, and presents it where there is none. A navigation controller is
/// presented.
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
    let isPushed = !(newcomer is UINavigationController) && push.navigationController(in: live) != nil
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

extension UIViewController {
  /// Throws where UIKit would refuse to show it a second time.
  fileprivate func checkIsNew(to live: LiveTree) throws {
    if live.contains(self) { throw AlreadyOnScreen(typeName: typeName) }
  }
}

/// A factory made what is on screen already.
private struct AlreadyOnScreen: RemediedError, CustomStringConvertible {
  let typeName: String

  nonisolated var description: String { "this \(typeName) is on screen already, and cannot be shown a second time" }

  nonisolated var remedy: String { "Let the factory make a new one, or bring it forward with a BackstackTransition." }
}
