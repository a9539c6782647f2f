import NavigationCore

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
