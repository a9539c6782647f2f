package import NavigationCore

/// A window's tree, or a part of it, written down by identity: root, children in order, what each container shows, and
/// presentations. It keeps all of it alive.
package struct TreeSnapshot {
  package struct Container {
    package let container: UIViewController
    package let children: [UIViewController]
    /// The last of those that it shows, and those before that, where it shows several.
    let shown: UIViewController?
    fileprivate let shownBefore: [UIViewController]
    /// Puts back how the container shows its children, where that is more than which of them.
    let restoreDisplay: (() -> Void)?

    package var visible: [UIViewController] { shownBefore + Array(shown) }

    /// Whether a container is as it was. One that showed nothing, because it had never been on screen, may show
    /// anything now: a container cannot be made to show nothing.
    func isRestored(in adapter: any ContainerAdapter) -> Bool {
      adapter.containedViewControllers.isSame(as: children)
        && (shown == nil || adapter.visibleViewControllers.isSame(as: visible))
    }
  }

  package struct Presentation {
    package let presenter: UIViewController
    package let presented: UIViewController
    /// How it is presented, which UIKit forgets with the presentation.
    let manner: PresentationManner
  }

  package fileprivate(set) var root: UIViewController?
  package fileprivate(set) var containers: [Container] = []
  /// From the root upwards, so that putting them back in this order finds each presenter in place.
  package fileprivate(set) var presentations: [Presentation] = []
  /// Those whose presentations are written down, besides the ones above; `nil` for all of the tree.
  fileprivate(set) var touched: [UIViewController]?
  /// Children that no adapter tells of, where code of the app's own takes part.
  fileprivate(set) var unadapted: UnadaptedChildren?
  fileprivate(set) var wasHidden = false

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

  fileprivate mutating func addPresentation(of presented: UIViewController?, by presenter: UIViewController) {
    guard let presented else { return }
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
      let presented = viewController.directlyPresented
      add(viewController, presenting: presented, to: &snapshot)
      if let presented { add(from: presented, to: &snapshot) }
    }
    for top in leaving {
      forEachWithPresented(from: top) { viewController, presented in
        if !snapshot.knowsPresenter(viewController) { snapshot.addPresentation(of: presented, by: viewController) }
      }
    }
    return snapshot
  }

  private func add(from start: UIViewController, to snapshot: inout TreeSnapshot) {
    forEachWithPresented(from: start) { add($0, presenting: $1, to: &snapshot) }
  }

  private func add(
    _ viewController: UIViewController, presenting presented: UIViewController?, to snapshot: inout TreeSnapshot
  ) {
    snapshot.addPresentation(of: presented, by: viewController)
    let children: [UIViewController]
    let shown: UIViewController?
    var shownBefore: [UIViewController] = []
    var restoreDisplay: (() -> Void)?
    switch plain(viewController) {
    case .leaf: return
    case .stack(let stack): (children, shown) = (stack.viewControllers, stack.topViewController)
    case .tabs(let tabs): (children, shown) = (tabs.viewControllers ?? [], tabs.selectedViewController)
    case .other:
      guard let adapter = adapter(of: viewController) else { return }
      let visible = adapter.visibleViewControllers
      (children, shown, shownBefore) = (adapter.containedViewControllers, visible.last, Array(visible.dropLast()))
      restoreDisplay = (adapter as? SplitViewControllerAdapter)?.rememberDisplay()
    }
    snapshot.containers.append(
      TreeSnapshot.Container(
        container: viewController, children: children, shown: shown, shownBefore: shownBefore,
        restoreDisplay: restoreDisplay))
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
      guard let change = change as? DismissChange else { continue }
      for presented in change.presented.reversed() where PresentationManner.hasLostAnchor(presented) {
        dismissed = presented
      }
    }
  }
}

extension TreeSnapshot {
  /// The snapshot without what these changes concern, which somebody else has moved since they were made.
  func leavingOut(_ moved: [any ViewChange]) -> TreeSnapshot {
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
