/// A container of this module that shows several children at once.
protocol SeveralChildren: UIViewController {
  /// The children that transitions have shown so far.
  var seenChildren: [UIViewController] { get set }
  /// The children to show, according to the container's state.
  var shownByState: [UIViewController] { get }
  func childrenWillChange(in transition: ChildrenTransition)
  func childrenDidChange(in transition: ChildrenTransition, completed: Bool)
}

extension SeveralChildren {
  func installSeenChildren() {
    guard !seenChildren.isEmpty else { return }
    let host = loadedView()
    for child in seenChildren { child.installLine(in: host) }
  }

  /// Enqueues the transition of a change of children. If the container is not visible, the change takes effect at once.
  @discardableResult
  func childrenChanged(
    to target: [UIViewController], added: [UIViewController] = [], removed: [UIViewController] = [], animated: Bool,
    configure: (ChildrenTransition) -> Void = { _ in }
  ) -> ChildrenTransition? {
    let transition = ChildrenTransition(self, target: target, added: added, removed: removed, animated: animated)
    configure(transition)
    guard let queue = queueForContent() else {
      transition.changeUnseen()
      return nil
    }
    if pendingTransitions == 0 { pendingPlace = queue.place }
    pendingTransitions += 1
    queue.enqueue(transition)
    return transition
  }
}

/// A transition in which a container changes the children that it shows side by side.
final class ChildrenTransition: WindowTransition {
  let container: any SeveralChildren
  let target: [UIViewController]
  private(set) var from: [UIViewController] = []
  private let added: [UIViewController]
  private let removed: [UIViewController]
  private var going: [UIViewController] = []
  private var coming: [UIViewController] = []
  private var isSeen = false
  /// Called first, for the container's delegate.
  var willBegin: (() -> Void)?
  var didEnd: ((Bool) -> Void)?
  /// Restores the state if the user cancels. Returns `false` if that is no longer possible.
  var restoreState: (() -> Bool)?

  init(
    _ container: any SeveralChildren, target: [UIViewController], added: [UIViewController],
    removed: [UIViewController], animated: Bool
  ) {
    self.container = container
    self.target = target
    self.added = added
    self.removed = removed
    super.init(animated: animated)
  }

  nonisolated deinit {}

  override var fromController: UIViewController? { going.first }
  override var toController: UIViewController? { coming.first }
  override func concerns(_ controller: UIViewController) -> Bool {
    container === controller || super.concerns(controller)
  }
  override var containerView: UIView? { container.viewStore }
  override func shows(_ controller: UIViewController) -> Bool { target.contains { $0 === controller } }

  override func begin() -> Motion {
    from = container.seenChildren
    going = from.filter { child in !target.contains { $0 === child } }
    coming = target.filter { child in !from.contains { $0 === child } }
    if !isStillTrue { (going, coming) = ([], []) }
    isAnimated = isAnimated && !from.isEmpty && !(going.isEmpty && coming.isEmpty)
    tellWillMove()
    container.childrenWillChange(in: self)
    willBegin?()
    // A child that has left and returned has lost its modals, even if it never disappeared.
    for child in added where from.contains(child) { child.letStaleModalsGo() }
    guard isStillTrue else { return .none }
    isSeen = container.isSeen
    container.seenChildren = target
    guard isSeen else {
      for child in going { child.uninstallLine() }
      return .none
    }
    for child in coming {
      child.leaveWhereSeen()
      child.forEachInLine { $0.loadedView() }
    }
    // A leaving child that is now inside a new child leaves its old place before the new child appears.
    for child in going where coming.contains(where: child.isInside) { child.leaveWhereSeen() }
    going.removeAll { child in coming.contains(where: child.isInside) }
    // `leaveWhereSeen()` may have removed the child from this list.
    container.seenChildren = target
    swap(going, coming)
    return motion()
  }

  /// Whether the container still shows all the target's children. A later transition shows newer children.
  private var isStillTrue: Bool {
    let shown = container.shownByState
    return target.allSatisfy(shown.contains)
  }

  private func swap(_ going: [UIViewController], _ coming: [UIViewController]) {
    for child in going { child.beginLine(false, animated: isAnimated) }
    for child in coming { child.beginLine(true, animated: isAnimated) }
    container.installSeenChildren()
    for child in coming { child.continueLine() }
  }

  override func end(completed: Bool) {
    container.pendingTransitions -= 1
    // The state before the user's gesture is restored only if code has not changed the children since then.
    let isTakenBack = !completed && container.pendingTransitions == 0 && restoreState?() == true
    if isTakenBack { takeBack() } else { finish() }
    container.childrenDidChange(in: self, completed: !isTakenBack)
    didEnd?(!isTakenBack)
    // A deinitializer may access this transition.
    withExtendedLifetime(from) { from = [] }
    going = []
    coming = []
  }

  private func finish() {
    if isSeen {
      for child in going { child.uninstallLine() }
      for child in going { child.endLine() }
      for child in coming { child.endLine() }
    }
    tellDidMove()
  }

  private func takeBack() {
    container.seenChildren = from
    for child in removed { child.moves.remove(.movingFromParent) }
    for child in added { child.moves.remove(.movingToParent) }
    if isSeen {
      swap(coming, going)
      for child in coming { child.uninstallLine() }
      for child in coming { child.endLine() }
      for child in going { child.endLine() }
    }
    // The removed children stay and the added children leave, so each receives the opposite of its first callback.
    for child in removed { child.didMove(toParent: container) }
    for child in added { child.didMove(toParent: nil) }
  }

  func changeUnseen() {
    from = container.seenChildren
    for child in removed { child.willMove(toParent: nil) }
    for child in added { child.willMove(toParent: container) }
    container.childrenWillChange(in: self)
    for child in from where !target.contains(where: { $0 === child }) { child.uninstallLine() }
    container.seenChildren = target
    for child in removed {
      child.forgetSeenModals()
      child.didMove(toParent: nil)
    }
    for child in added { child.didMove(toParent: container) }
    didEnd?(true)
    withExtendedLifetime(from) { from = [] }
  }

  private func tellWillMove() {
    for child in removed {
      child.moves.insert(.movingFromParent)
      child.willMove(toParent: nil)
    }
    for child in added {
      child.moves.insert(.movingToParent)
      child.willMove(toParent: container)
    }
  }

  private func tellDidMove() {
    for child in removed {
      child.moves.remove(.movingFromParent)
      child.forgetSeenModals()
      child.didMove(toParent: nil)
    }
    for child in added {
      child.moves.remove(.movingToParent)
      child.didMove(toParent: container)
    }
  }
}
