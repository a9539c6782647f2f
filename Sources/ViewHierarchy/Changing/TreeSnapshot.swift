import NavigationCore

/// A record of a window's tree, or of a part of it: the root, the children of each container in order, the visible
/// children, and the presentations. The record retains its view controllers.
package struct TreeSnapshot {
  package struct Container {
    package let container: UIViewController
    package let children: [UIViewController]
    /// The children that the container shows.
    package let visible: [UIViewController]
    /// The manner in which the container shows its children; `nil` if the list of visible children is sufficient.
    let display: ContainerDisplay?
    /// Returns whether a split still has its columns, and has only collapsed or expanded since; `nil` for other
    /// containers.
    fileprivate let hasOnlyAdapted: (() -> Bool)?

    /// The last visible child.
    var shown: UIViewController? { visible.last }

    /// Returns whether the container is as before. A split that has only collapsed or expanded counts as restored. A
    /// container that showed no child before may show any child now, because no container can be made to show none.
    func isRestored(in adapter: any ContainerAdapter) -> Bool {
      if hasOnlyAdapted?() == true { return true }
      return adapter.containedViewControllers.isSame(as: children)
        && (visible.isEmpty || adapter.visibleViewControllers.isSame(as: visible)) && display?.isRestored?() != false
    }
  }

  package struct Presentation {
    package let presenter: UIViewController
    package let presented: UIViewController
    /// The settings of the presentation, such as its delegate and its popover's anchor. They are recorded because UIKit
    /// drops them when the modal is dismissed.
    let manner: PresentationManner
  }

  /// The root of the window, if the whole tree is recorded.
  package let root: UIViewController?
  package internal(set) var containers: [Container] = []
  /// The presentations. A snapshot of the whole tree has them in order from the root upwards, so that each presenter is
  /// in the tree before it presents again.
  package internal(set) var presentations: [Presentation] = []
  /// The view controllers that changes touch. Their presentations are recorded too. The value is `nil` if the whole
  /// tree is recorded.
  var touched: [UIViewController]?
  /// The children of containers without an adapter; `nil` unless the snapshot is the checkpoint of the whole tree.
  var unadapted: UnadaptedChildren?
  private(set) var wasHidden = false
}

extension TreeSnapshot: Equatable {
  /// Returns whether two snapshots have the same root, children, visible children and presentations. View controllers
  /// are compared by identity.
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

// MARK: - Recording

extension TreeSnapshot {
  /// Creates a snapshot of the whole tree as it is now.
  package init(of live: LiveTree) {
    root = live.root
    wasHidden = live.window?.isHidden ?? false
    if let root { add(from: root, in: live) }
  }

  /// Creates an empty snapshot of a part of the tree.
  init() {
    root = nil
    touched = []
  }

  /// Records a view controller: its children if it is a container, and everything in the modals on it.
  mutating func addTouched(_ viewController: UIViewController, in live: LiveTree) {
    touched?.append(viewController)
    for entry in containers where entry.container === viewController { return }
    let presented = viewController.directlyPresented
    add(viewController, presenting: presented, in: live)
    if let presented { add(from: presented, in: live) }
  }

  /// Records the modals of a view controller that is going to leave, and of everything in it. These modals leave too.
  mutating func addLeaving(_ top: UIViewController, in live: LiveTree) {
    live.forEachWithPresented(from: top) { viewController, presented in
      for entry in presentations where entry.presenter === viewController { return }
      addPresentation(of: presented, by: viewController)
    }
  }

  private mutating func add(from start: UIViewController, in live: LiveTree) {
    live.forEachWithPresented(from: start) { add($0, presenting: $1, in: live) }
  }

  private mutating func addPresentation(of presented: UIViewController?, by presenter: UIViewController) {
    guard let presented else { return }
    presentations.append(
      Presentation(presenter: presenter, presented: presented, manner: PresentationManner(of: presented)))
  }

  private mutating func add(
    _ viewController: UIViewController, presenting presented: UIViewController?, in live: LiveTree
  ) {
    addPresentation(of: presented, by: viewController)
    guard let adapter = live.adapter(of: viewController) else { return }
    let split = adapter as? SplitViewControllerAdapter
    let display =
      (viewController as? UITabBarController).flatMap(ContainerDisplay.init(of:)) ?? split?.rememberDisplay()
    containers.append(
      Container(
        container: viewController, children: adapter.containedViewControllers,
        visible: adapter.visibleViewControllers, display: display, hasOnlyAdapted: split?.rememberColumns()))
  }
}

/// The state of a tree before a transaction.
final class TreeCheckpoint: Checkpoint {
  private let stage: WindowStage
  private let snapshot: TreeSnapshot
  private var restoration: TreeRestoration?

  nonisolated deinit {}

  init(of stage: WindowStage, _ snapshot: TreeSnapshot) {
    self.stage = stage
    self.snapshot = snapshot
  }

  func movedByOthers(of made: [any TreeChange]) -> [any TreeChange] {
    made.enumerated().filter { position, change in
      guard let change = change as? any ViewChange, !change.isInEffect else { return false }
      // A later change of the same transaction may have undone this one.
      return !made[(position + 1)...].contains { change.isUndone(by: $0) }
    }.map(\.element)
  }

  func restore(
    after made: [any TreeChange], during change: (any TreeChange)?, sparing moved: [any TreeChange],
    completion: @escaping (RoutingResult) -> Void
  ) {
    // If the app or the user has replaced the new root, their root stays, with everything on it.
    if moved.contains(where: { $0 is RootChange }) { return completion(.success) }
    let all = made + (change.map { [$0] } ?? [])
    let restoration = TreeRestoration(
      of: stage, to: snapshot.leavingOut(moved), dismissing: all.compactMap { ($0 as? PresentChange)?.presented },
      completion: completion)
    self.restoration = restoration
    restoration.begin()
  }

  func giveUp() { restoration?.giveUp() }

  var awaited: WaitingRequest.Reason? { restoration?.awaited }
}

extension ViewChange {
  /// Returns whether a later change of the same transaction has undone this change.
  fileprivate func isUndone(by later: any TreeChange) -> Bool {
    switch (self, later) {
    case (let one as ContainChange, let later as ContainChange): return one.container === later.container
    case (let one as DismissChange, let later as PresentChange):
      guard let presented = one.presenter.directlyPresented else { return false }
      return later.presented === presented
    default: return false
    }
  }
}

extension TreeSnapshot {
  /// Returns the snapshot without the screens of some changes. The app or the user has moved these screens since, so
  /// they are not restored.
  func leavingOut(_ moved: [any TreeChange]) -> TreeSnapshot {
    guard !moved.isEmpty else { return self }
    var spared: [UIViewController] = []
    for change in moved {
      if let presenter = (change as? PresentChange)?.presenter {
        spared.append(presenter)
        continue
      }
      if let change = change as? ContainChange { spared.append(change.container) }
      let objects: [AnyObject] =
        switch change.footprint {
        case .object(let object): [object]
        case .objects(let objects): objects
        case .nothing, .everything: []
        }
      for case let viewController as UIViewController in objects { spared.append(viewController) }
    }
    var rest = self
    rest.containers.removeAll { entry in spared.contains { $0 === entry.container } }
    rest.touched?.removeAll { touched in spared.contains { $0 === touched } }
    var (dropped, kept) = rest.presentations.parted { entry in spared.contains { $0 === entry.presenter } }
    // A modal on a dropped modal is dropped too: its presenter may be gone.
    while let presented = dropped.popLast()?.presented {
      let parted = kept.parted { $0.presenter.familyRoot === presented }
      (dropped, kept) = (dropped + parted.0, parted.1)
    }
    rest.presentations = kept
    return rest
  }
}

extension Array {
  /// Returns the elements that satisfy a predicate, and the others.
  fileprivate func parted(by holds: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(holds), filter { !holds($0) })
  }
}
