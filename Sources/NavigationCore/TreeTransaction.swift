/// A tree that can be written down and put back.
package protocol RestorableTree: AnyObject {
  associatedtype Snapshot

  /// Writes down what is there now.
  func snapshot() -> Snapshot

  /// Puts back what was written down. The completion is called once, with the reason where it could not be done.
  func restore(_ snapshot: Snapshot, completion: @escaping (RoutingResult) -> Void)
}

/// One change of a tree.
package protocol TreeChange {
  /// Makes the change; the completion is called once, when it has ended.
  func apply(completion: @escaping (RoutingResult) -> Void)
}

/// Changes that take effect all together or not at all.
///
/// They are made one after the other, each when the one before has ended. When one fails the tree is put back as it was
/// before the first. The snapshot keeps what was removed alive until the transaction ends.
package final class TreeTransaction<Tree: RestorableTree> {
  private let tree: Tree
  private var snapshot: Tree.Snapshot?
  private var changes: FIFO<any TreeChange>
  private var completion: ((RoutingResult) -> Void)?
  private var isRunning = false
  private var isChanging = false

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  package init(of tree: Tree, changes: [any TreeChange]) {
    self.tree = tree
    snapshot = tree.snapshot()
    self.changes = FIFO()
    for change in changes { self.changes.append(change) }
  }

  package func run(completion: @escaping (RoutingResult) -> Void) {
    self.completion = completion
    step()
  }

  private func step() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    while !isChanging {
      guard let change = changes.popFirst() else { return end(.success) }
      isChanging = true
      change.apply { self.changed($0) }
    }
  }

  private func changed(_ result: RoutingResult) {
    guard isChanging else { return }
    switch result {
    case .success:
      isChanging = false
      step()
    case .failure(let reason): rollBack(because: reason)
    }
  }

  private func rollBack(because reason: any Error) {
    guard let snapshot else { return end(.failure(reason)) }
    tree.restore(snapshot) { result in
      switch result {
      case .success: self.end(.failure(reason))
      case .failure(let obstacle):
        var failure = NavigationFailure(.treeNotRestored(after: "\(reason)"))
        failure.remedy += " What stood in the way: \(obstacle)"
        self.end(.failure(failure))
      }
    }
  }

  private func end(_ result: RoutingResult) {
    let completion = completion
    self.completion = nil
    snapshot = nil
    completion?(result)
  }
}
