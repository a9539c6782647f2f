package import NavigationCore

/// A window's tree written down by identity: root, children in order, what each container shows, presentations, and
/// the contexts that the router had set. It keeps all of it alive.
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
      adapter.containedViewControllers == children && (visible.isEmpty || adapter.visibleViewControllers == visible)
    }
  }

  package struct Presentation {
    package let presenter: UIViewController
    package let presented: UIViewController
  }

  package fileprivate(set) var root: UIViewController?
  package fileprivate(set) var containers: [Container] = []
  /// From the root upwards, so that putting them back in this order finds each presenter in place.
  package fileprivate(set) var presentations: [Presentation] = []
  fileprivate var contexts: [(UIViewController, ScreenContext)] = []

  fileprivate init() {}
}

extension TreeSnapshot: Equatable {
  /// Whether two trees are the same, controller by controller.
  package static func == (left: TreeSnapshot, right: TreeSnapshot) -> Bool {
    left.root === right.root
      && left.containers.elementsEqual(right.containers) {
        $0.container === $1.container && $0.children == $1.children && $0.visible == $1.visible
      }
      && left.presentations.elementsEqual(right.presentations) {
        $0.presenter === $1.presenter && $0.presented === $1.presented
      }
  }
}

extension LiveTree: RestorableTree {
  package func snapshot() -> TreeSnapshot {
    var snapshot = TreeSnapshot()
    guard let root else { return snapshot }
    snapshot.root = root
    let hasContexts = !ScreenContext.isEmpty
    var pending = [root]
    while let next = pending.popLast() {
      if hasContexts, let context = ScreenContext.of(next) { snapshot.contexts.append((next, context)) }
      if let presented = next.directlyPresented {
        snapshot.presentations.append(TreeSnapshot.Presentation(presenter: next, presented: presented))
        pending.append(presented)
      }
      guard let adapter = adapter(of: next) else { continue }
      let children = adapter.containedViewControllers
      snapshot.containers.append(
        TreeSnapshot.Container(
          container: next, children: children, visible: adapter.visibleViewControllers,
          restoreDisplay: (adapter as? SplitViewControllerAdapter)?.rememberDisplay()))
      pending.append(contentsOf: children.reversed())
    }
    return snapshot
  }

  package func restore(_ snapshot: TreeSnapshot, completion: @escaping (RoutingResult) -> Void) {
    guard let window else { return completion(.failure(NavigationError.windowIsGone)) }
    Settling.whenSettled(window) { TreeRestoration(of: self, to: snapshot, completion: completion).step() }
  }

  fileprivate func restoreContexts(of snapshot: TreeSnapshot) {
    forEach { ScreenContext.set(nil, of: $0) }
    for (viewController, context) in snapshot.contexts { ScreenContext.set(context, of: viewController) }
  }
}

/// Puts a tree back, one change at a time: the next difference is looked for in the live tree after each.
private final class TreeRestoration {
  private let tree: LiveTree
  private let snapshot: TreeSnapshot
  private let completion: (RoutingResult) -> Void
  /// Each container, presentation and the root need two changes at most; more means that something undoes them.
  private var changesLeft: Int

  init(of tree: LiveTree, to snapshot: TreeSnapshot, completion: @escaping (RoutingResult) -> Void) {
    self.tree = tree
    self.snapshot = snapshot
    self.completion = completion
    changesLeft = 4 + 2 * (snapshot.containers.count + snapshot.presentations.count)
  }

  func step() {
    guard let change = nextDifference() else {
      tree.restoreContexts(of: snapshot)
      return completion(.success)
    }
    changesLeft -= 1
    guard changesLeft >= 0 else { return completion(.failure(NavigationError.changeHadNoEffect("\(change)"))) }
    change.apply { result in
      switch result {
      case .success: self.step()
      case .failure: self.completion(result)
      }
    }
  }

  private func nextDifference() -> (any TreeChange)? {
    strangePresentation() ?? otherRoot() ?? otherContents() ?? missingPresentation()
  }

  private func strangePresentation() -> DismissChange? {
    var strange: UIViewController?
    tree.forEach { presenter in
      guard strange == nil, let presented = presenter.directlyPresented else { return }
      let wasThere = snapshot.presentations.contains { $0.presenter === presenter && $0.presented === presented }
      if !wasThere { strange = presenter }
    }
    return strange.map { DismissChange(presenter: $0, animated: false) }
  }

  private func otherRoot() -> RootChange? {
    guard tree.root !== snapshot.root else { return nil }
    if let presenter = tree.root, presenter.directlyPresented != nil { return nil }
    return RootChange(tree: tree, root: snapshot.root)
  }

  private func otherContents() -> (any TreeChange)? {
    for entry in snapshot.containers {
      guard let adapter = tree.adapter(of: entry.container), !entry.isRestored(in: adapter) else { continue }
      if adapter.containedViewControllers == entry.children, let restore = entry.restoreDisplay {
        return DisplayChange(container: entry.container, restore: restore)
      }
      return ContainChange(
        tree: tree, container: entry.container, children: entry.children, visible: entry.visible.last,
        animated: false)
    }
    return nil
  }

  private func missingPresentation() -> PresentChange? {
    let missing = snapshot.presentations.first { $0.presenter.directlyPresented !== $0.presented }
    return missing.map { PresentChange(presented: $0.presented, presenter: $0.presenter, animated: false) }
  }
}

/// Lets a container show its children as it did before.
private struct DisplayChange: TreeChange, CustomStringConvertible {
  let container: UIViewController
  let restore: () -> Void

  func apply(completion: @escaping (RoutingResult) -> Void) {
    restore()
    Settling.afterTransition(of: container) { completion(.success) }
  }

  nonisolated var description: String {
    MainActor.assumeIsolated { "showing what \(container.typeName) showed before" }
  }
}
