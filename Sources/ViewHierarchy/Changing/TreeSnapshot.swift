package import NavigationCore

/// A window's tree, or a part of it, written down by identity: root, children in order, what each container shows, and
/// presentations. It keeps all of it alive.
package struct TreeSnapshot {
  package struct Container {
    package let container: UIViewController
    package let children: [UIViewController]
    package let visible: [UIViewController]
    /// Puts back how the container shows its children, where that is more than which of them.
    fileprivate let restoreDisplay: (() -> Void)?

    /// Whether a container is as it was. One that showed nothing, because it had never been on screen, may show
    /// anything now: a container cannot be made to show nothing.
    fileprivate func isRestored(in adapter: any ContainerAdapter) -> Bool {
      adapter.containedViewControllers.isSame(as: children)
        && (visible.isEmpty || adapter.visibleViewControllers.isSame(as: visible))
    }
  }

  package struct Presentation {
    package let presenter: UIViewController
    package let presented: UIViewController
    /// How it is presented, which UIKit forgets with the presentation.
    fileprivate let manner: PresentationManner
  }

  package fileprivate(set) var root: UIViewController?
  package fileprivate(set) var containers: [Container] = []
  /// From the root upwards, so that putting them back in this order finds each presenter in place.
  package fileprivate(set) var presentations: [Presentation] = []
  /// Those whose presentations are written down, besides the ones above; `nil` for all of the tree.
  fileprivate var touched: [UIViewController]?
  /// Children that no adapter tells of, where code of the app's own takes part.
  fileprivate var unadapted: UnadaptedChildren?
  fileprivate var wasHidden = false

  fileprivate init() {}

  fileprivate func knows(_ container: UIViewController) -> Bool {
    for entry in containers where entry.container === container { return true }
    return false
  }
}

extension TreeSnapshot {
  fileprivate func knowsPresenter(_ viewController: UIViewController) -> Bool {
    for entry in presentations where entry.presenter === viewController { return true }
    return false
  }

  fileprivate mutating func addPresentation(by presenter: UIViewController) {
    guard let presented = presenter.directlyPresented else { return }
    presentations.append(
      Presentation(presenter: presenter, presented: presented, manner: PresentationManner(of: presented)))
  }
}

extension TreeSnapshot: Equatable {
  /// Whether two trees are the same, controller by controller.
  package static func == (left: TreeSnapshot, right: TreeSnapshot) -> Bool {
    left.root === right.root
      && left.containers.elementsEqual(right.containers) {
        $0.container === $1.container && $0.children.isSame(as: $1.children) && $0.visible.isSame(as: $1.visible)
      }
      && left.presentations.elementsEqual(right.presentations) {
        $0.presenter === $1.presenter && $0.presented === $1.presented
      }
  }
}

extension LiveTree {
  /// Writes down the whole tree as it is now.
  package func snapshot() -> TreeSnapshot {
    var snapshot = TreeSnapshot()
    snapshot.root = root
    snapshot.wasHidden = window?.isHidden ?? false
    if let root { add(from: root, to: &snapshot) }
    return snapshot
  }

  /// Writes down what these hold: what those contain that are containers, and what is presented on any of them.
  ///
  /// - Parameter leaving: What is going to leave; what that presents goes with it.
  func snapshot(of touched: [UIViewController], leaving: [UIViewController] = []) -> TreeSnapshot {
    var snapshot = TreeSnapshot()
    snapshot.root = root
    snapshot.touched = touched
    for viewController in touched {
      guard !snapshot.knows(viewController) else { continue }
      add(viewController, to: &snapshot)
      if let presented = viewController.directlyPresented { add(from: presented, to: &snapshot) }
    }
    for top in leaving {
      forEach(from: top) { if !snapshot.knowsPresenter($0) { snapshot.addPresentation(by: $0) } }
    }
    return snapshot
  }

  private func add(from start: UIViewController, to snapshot: inout TreeSnapshot) {
    forEach(from: start) { add($0, to: &snapshot) }
  }

  private func add(_ viewController: UIViewController, to snapshot: inout TreeSnapshot) {
    snapshot.addPresentation(by: viewController)
    let children: [UIViewController]
    let visible: [UIViewController]
    var restoreDisplay: (() -> Void)?
    switch plain(viewController) {
    case .leaf: return
    case .stack(let stack): (children, visible) = (stack.viewControllers, Array(stack.topViewController))
    case .tabs(let tabs): (children, visible) = (tabs.viewControllers ?? [], Array(tabs.selectedViewController))
    case .other:
      guard let adapter = adapter(of: viewController) else { return }
      (children, visible) = (adapter.containedViewControllers, adapter.visibleViewControllers)
      restoreDisplay = (adapter as? SplitViewControllerAdapter)?.rememberDisplay()
    }
    snapshot.containers.append(
      TreeSnapshot.Container(
        container: viewController, children: children, visible: visible, restoreDisplay: restoreDisplay))
  }

  /// Puts back what was written down. The completion is called once, with the reason where it could not be done.
  package func restore(_ snapshot: TreeSnapshot, completion: @escaping (RoutingResult) -> Void) {
    TreeRestoration(of: self, to: snapshot, dismissing: [], completion: completion).begin()
  }

  /// The snapshot of what these steps are going to touch.
  ///
  /// - Throws: That something would be dismissed, before other changes, that could not be presented again should those fail.
  package func checkpoint(before steps: [TransactionStep]) throws -> (any Checkpoint)? {
    try checkRepeatable(steps)
    var touched: [UIViewController] = []
    var leaving: [UIViewController] = []
    for step in steps {
      if case .change(let change as ContainChange, _) = step { leaving += change.removed }
      switch step.footprint {
      case .nothing: break
      case .objects(let objects):
        for case let viewController as UIViewController in objects { touched.append(viewController) }
      case .everything:
        var snapshot = snapshot()
        snapshot.unadapted = UnadaptedChildren(self)
        return TreeCheckpoint(of: self, snapshot)
      }
    }
    return TreeCheckpoint(of: self, snapshot(of: touched, leaving: leaving))
  }
}

extension LiveTree {
  private func checkRepeatable(_ steps: [TransactionStep]) throws {
    var dismissed: UIViewController?
    for case .change(let change, _) in steps {
      if let dismissed { throw Unshowable.unrepeatable(dismissed.typeName) }
      dismissed = (change as? DismissChange)?.presented.first(where: PresentationManner.hasLostAnchor)
    }
  }
}

extension TreeSnapshot {
  /// The snapshot without what these changes concern, which somebody else has moved since they were made.
  fileprivate func leavingOut(_ moved: [any ViewChange]) -> TreeSnapshot {
    guard !moved.isEmpty else { return self }
    var spared: [UIViewController] = []
    for change in moved {
      if let change = change as? ContainChange { spared.append(change.container) }
      guard case .objects(let objects) = change.footprint else { continue }
      for case let viewController as UIViewController in objects { spared.append(viewController) }
    }
    var rest = self
    rest.containers.removeAll { entry in spared.contains { $0 === entry.container } }
    rest.touched?.removeAll { touched in spared.contains { $0 === touched } }
    var (dropped, kept) = rest.presentations.parted { entry in spared.contains { $0 === entry.presenter } }
    // What was presented on top of what is dropped goes with it: whoever presented that may be gone.
    while let presented = dropped.popLast()?.presented {
      let parted = kept.parted { $0.presenter.familyRoot === presented }
      (dropped, kept) = (dropped + parted.0, parted.1)
    }
    rest.presentations = kept
    return rest
  }
}

extension Array {
  /// The elements for which something holds, and the others.
  fileprivate func parted(by holds: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(holds), filter { !holds($0) })
  }
}

/// What a transaction on a tree goes back to.
private final class TreeCheckpoint: Checkpoint {
  private let live: LiveTree
  private let snapshot: TreeSnapshot
  private var made: [any TreeChange] = []
  private var restoration: TreeRestoration?

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  init(of live: LiveTree, _ snapshot: TreeSnapshot) {
    self.live = live
    self.snapshot = snapshot
  }

  func note(_ change: any TreeChange) { made.append(change) }

  var movedByOthers: String? {
    moved.first.map { "a move of the user or of the app's own code after \($0.name)" }
  }

  /// The changes that were made and that somebody else has moved since.
  private var moved: [any ViewChange] { made.compactMap { $0 as? any ViewChange }.filter { !$0.stillStands } }

  func restore(
    sparingOthers sparesOthers: Bool, during change: (any TreeChange)?,
    completion: @escaping (RoutingResult) -> Void
  ) {
    let all = made + (change.map { [$0] } ?? [])
    var moved: [any ViewChange] = []
    if sparesOthers {
      moved = self.moved
      if let change = change as? any ViewChange { moved.append(change) }
      // A root that somebody has put in the place of the new one stands, with all that lies on it.
      if moved.contains(where: { $0 is RootChange }) { return completion(.success) }
    }
    let restoration = TreeRestoration(
      of: live, to: snapshot.leavingOut(moved), dismissing: all.compactMap { ($0 as? PresentChange)?.presented },
      completion: completion)
    self.restoration = restoration
    restoration.begin()
  }

  func giveUp() { restoration?.giveUp() }
}

/// Puts a tree back, one change at a time: the next difference is looked for in the live tree after each.
private final class TreeRestoration {
  private let tree: LiveTree
  private let snapshot: TreeSnapshot
  /// What the transaction has presented, by whomever UIKit took for the presenter.
  private let presented: [UIViewController]
  private let completion: (RoutingResult) -> Void
  /// Each container, presentation and the root need two changes at most, and each may have to be made once more where
  /// somebody else moves meanwhile; more means that something undoes them.
  private var changesLeft: Int
  /// The change that is being made.
  private var current: (any ViewChange)?
  private var turn = 0
  private var isGivenUp = false

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  init(
    of tree: LiveTree, to snapshot: TreeSnapshot, dismissing presented: [UIViewController],
    completion: @escaping (RoutingResult) -> Void
  ) {
    self.tree = tree
    self.snapshot = snapshot
    self.presented = presented
    self.completion = completion
    changesLeft = 4 + 4 * (snapshot.containers.count + snapshot.presentations.count + presented.count)
  }

  func begin() {
    guard let window = tree.window else { return completion(.failure(NavigationError.windowIsGone)) }
    Settling.whenSettled(window) { self.step() }
  }

  /// Gives up a change that does not answer, as soon as nothing is in flight.
  func giveUp() {
    isGivenUp = true
    endWait()
  }

  private func step() {
    guard let change = nextDifference() else { return end() }
    changesLeft -= 1
    guard changesLeft >= 0 else { return completion(.failure(NavigationError.changeHadNoEffect(change.name))) }
    turn += 1
    let turn = turn
    let answer = OnceOnly<RoutingResult>(
      ifReleased: .failure(NavigationError.transitionDidNotAnswer(change.name))
    ) { self.heard($0, of: change, turn) }
    change.apply(animated: false, answer: answer)
    guard self.turn == turn else { return }
    current = change
    endWait()
  }

  private func heard(_ result: RoutingResult, of change: any ViewChange, _ turn: Int) {
    guard self.turn == turn else { return }
    self.turn += 1
    current = nil
    switch result {
    case .success: step()
    case .failure(let reason): lookAgain(after: change, reason)
    }
  }

  private func endWait() {
    guard isGivenUp, let current, let window = tree.window else { return }
    let turn = turn
    Settling.whenSettled(window) {
      self.heard(.failure(NavigationError.transitionDidNotAnswer(current.name)), of: current, turn)
    }
  }

  /// A change that failed may have been overtaken; what is there now tells.
  private func lookAgain(after change: any TreeChange, _ reason: any Error) {
    guard let next = nextDifference() else { return end() }
    guard reason is OvertakenByMove || next.name != change.name else { return completion(.failure(reason)) }
    guard let window = tree.window else { return completion(.failure(NavigationError.windowIsGone)) }
    Settling.whenSettled(window) { self.step() }
  }

  private func end() {
    snapshot.unadapted?.putBack()
    if snapshot.wasHidden, let window = tree.window, !window.isHidden { window.isHidden = true }
    completion(.success)
  }

  private func nextDifference() -> (any ViewChange)? {
    strangePresentation() ?? otherRoot() ?? otherContents() ?? missingPresentation()
  }

  private func strangePresentation() -> DismissChange? {
    for screen in presented {
      guard let presenter = screen.presentingViewController, !screen.isGoing,
        !snapshot.presentations.contains(where: { $0.presented === screen })
      else { continue }
      return DismissChange(presenter: presenter, presented: [])
    }
    var strange: UIViewController?
    forEachTouched { presenter in
      guard strange == nil, let presented = presenter.directlyPresented else { return }
      let wasThere = snapshot.presentations.contains { $0.presenter === presenter && $0.presented === presented }
      if !wasThere { strange = presenter }
    }
    return strange.map { DismissChange(presenter: $0, presented: []) }
  }

  private func forEachTouched(_ body: (UIViewController) -> Void) {
    guard let touched = snapshot.touched else { return tree.forEach(body) }
    for viewController in touched { body(viewController) }
    for presentation in snapshot.presentations { body(presentation.presenter) }
  }

  private func otherRoot() -> RootChange? {
    guard snapshot.touched == nil, tree.root !== snapshot.root else { return nil }
    if let presenter = tree.root, presenter.directlyPresented != nil { return nil }
    return RootChange(NewScreen(snapshot.root), in: tree)
  }

  private func otherContents() -> (any ViewChange)? {
    for entry in snapshot.containers {
      guard let adapter = tree.adapter(of: entry.container), !entry.isRestored(in: adapter) else { continue }
      if adapter.containedViewControllers.isSame(as: entry.children), let restore = entry.restoreDisplay {
        return DisplayChange(container: entry.container, restore: restore)
      }
      return ContainChange(entry.container, containing: entry.children, showing: entry.visible.last, in: tree)
    }
    return nil
  }

  private func missingPresentation() -> PresentChange? {
    guard let missing = snapshot.presentations.first(where: { $0.presenter.directlyPresented !== $0.presented }) else {
      return nil
    }
    return PresentChange(
      NewScreen(missing.presented), on: .live(missing.presenter),
      Presentation(configure: { _ in missing.manner.apply(to: missing.presented) }), in: tree)
  }
}

/// Lets a container show its children as it did before.
private final class DisplayChange: ViewChange {
  private let container: UIViewController
  private let restore: () -> Void

  init(container: UIViewController, restore: @escaping () -> Void) {
    self.container = container
    self.restore = restore
  }

  var footprint: Footprint { .objects([container]) }
  var name: String { "showing what \(container.typeName) showed before" }
  var removed: [UIViewController] { [] }
  var stillStands: Bool { true }

  func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
    restore()
    Settling.afterTransition(of: container) { answer(.success) }
  }
}
