/// A transition in which a child of a custom container appears or disappears, because its view was added or removed.
final class ChildTransition: WindowTransition {
  private let child: UIViewController
  private let parent: UIViewController?
  private let appears: Bool

  init(_ child: UIViewController, parent: UIViewController?, appears: Bool) {
    self.child = child
    self.parent = parent
    self.appears = appears
    super.init(animated: false)
  }

  nonisolated deinit {}

  /// Whether the child's view is still in the state that began this transition.
  private var isTrue: Bool {
    let isInWindow = child.viewStore?.hostWindow != nil
    return appears ? isInWindow && parent?.isSeen == true : !isInWindow
  }

  override func begin() -> Motion {
    guard isTrue else { return .none }
    child.beginMove(appearing: appears, in: parent)
    child.beginLine(appears, animated: false)
    child.continueLine()
    return .none
  }

  override func end(completed: Bool) {
    child.endLine()
    child.endMove()
    if child.parentLink == nil, !child.isSeen, child.presentedLink == nil { child.forgetSeenModals() }
  }
}

/// A transition in which a custom container replaces a child by another with `transition(from:to:…)`.
final class SwapTransition: WindowTransition {
  private let container: UIViewController
  private let from: UIViewController
  private let to: UIViewController
  private let animations: (() -> Void)?
  private var isSwapped = false
  private var isSeen = false

  init(
    _ container: UIViewController, from: UIViewController, to: UIViewController, animated: Bool,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    self.container = container
    self.from = from
    self.to = to
    self.animations = animations
    super.init(animated: animated, completion: completion.map { completion in { completion(true) } })
  }

  nonisolated deinit {}

  override var fromController: UIViewController? { from }
  override var toController: UIViewController? { to }
  override func concerns(_ controller: UIViewController) -> Bool {
    container === controller || super.concerns(controller)
  }
  override var containerView: UIView? { container.viewStore }

  override func begin() -> Motion {
    // A child that has left the container is not shown again.
    guard to.parentLink === container else { return .none }
    isSwapped = true
    isSeen = container.isSeen
    let host = from.viewStore?.superviewLink ?? container.loadedView()
    if isSeen {
      from.beginMove(appearing: false, in: container)
      to.beginMove(appearing: true, in: container)
    }
    to.forEachInLine { $0.loadedView() }
    if isSeen {
      from.beginLine(false, animated: isAnimated)
      to.beginLine(true, animated: isAnimated)
    }
    to.installLine(in: host, keepingFrame: true)
    animations?()
    guard isSeen else { return .none }
    to.continueLine()
    return motion()
  }

  override func end(completed: Bool) {
    guard isSwapped else { return }
    from.uninstallLine()
    guard isSeen else { return }
    from.endLine()
    to.endLine()
    from.endMove()
    to.endMove()
  }
}
