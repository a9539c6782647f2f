import NavigationCore

/// What a transaction on a tree goes back to.
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
      guard let change = change as? any ViewChange, !change.stillStands else { return false }
      // What has come of a later change is not somebody else's doing.
      return !made[(position + 1)...].contains { change.isUndone(by: $0) }
    }.map(\.element)
  }

  func restore(
    after made: [any TreeChange], during change: (any TreeChange)?, sparing moved: [any TreeChange],
    completion: @escaping (RoutingResult) -> Void
  ) {
    // A root that somebody has put in the place of the new one stands, with all that lies on it.
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
  /// Whether it is by another change, made after it, that what it has done does not stand any more.
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
  /// The snapshot without what these changes concern, which somebody else has moved since they were made.
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
