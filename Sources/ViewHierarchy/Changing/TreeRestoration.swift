import NavigationCore

/// Restores a tree one change at a time. After each change, the present tree is compared with the snapshot again.
final class TreeRestoration {
  private let stage: WindowStage
  private let snapshot: TreeSnapshot
  /// The screens that the transaction has presented. UIKit may have chosen other presenters for them.
  private let presented: [UIViewController]
  private let completion: (RoutingResult) -> Void
  /// The number of changes that may still be made. Each container, each presentation and the root need two changes at
  /// most. Each change may have to be repeated once, if a move of the app or the user overtakes it. If more changes are
  /// needed, other code undoes them, and the restoration fails.
  private var changesLeft: Int
  /// The change that is being made.
  private var current: (any ViewChange)?
  private var turn = 0
  private var isGivenUp = false

  nonisolated deinit {}

  init(
    of stage: WindowStage, to snapshot: TreeSnapshot, dismissing presented: [UIViewController],
    completion: @escaping (RoutingResult) -> Void
  ) {
    self.stage = stage
    self.snapshot = snapshot
    self.presented = presented
    self.completion = completion
    changesLeft = 4 + 4 * (snapshot.containers.count + snapshot.presentations.count + presented.count)
  }

  private var tree: LiveTree { stage.live }

  func begin() { stepWhenSettled() }

  /// Makes the next change when no transition is in flight. If the window is gone, the restoration fails.
  private func stepWhenSettled() {
    do {
      try stage.check()
      stage.whenSettled { self.step() }
    } catch {
      completion(.failure(error))
    }
  }

  /// Gives up the present change and all later ones. A change then fails if it has not answered when no transition is
  /// in flight.
  func giveUp() {
    isGivenUp = true
    endWait()
  }

  /// The event that ends the change under way; `nil` between changes.
  var awaited: WaitingRequest.Reason? { current?.awaited }

  private func step() {
    guard let change = nextDifference() else { return end() }
    changesLeft -= 1
    guard changesLeft >= 0 else { return completion(.failure(NavigationError.changeHadNoEffect(change.name))) }
    turn += 1
    let turn = turn
    let answer = OnceOnly<RoutingResult>(
      ifReleased: .failure(NavigationError.transitionDidNotAnswer(change.name))
    ) { self.didEnd($0, of: change, turn) }
    change.apply(animated: false, answer: answer)
    guard self.turn == turn else { return }
    current = change
    endWait()
  }

  private func didEnd(_ result: RoutingResult, of change: any ViewChange, _ turn: Int) {
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
      self.didEnd(.failure(NavigationError.transitionDidNotAnswer(current.name)), of: current, turn)
    }
  }

  /// Continues after a failed change, because a move may have overtaken it. If the tree needs the same change again and
  /// no move is the reason, the restoration fails.
  private func lookAgain(after change: any TreeChange, _ reason: any Error) {
    guard let next = nextDifference() else { return end() }
    guard reason is OvertakenByMove || next.name != change.name else { return completion(.failure(reason)) }
    stepWhenSettled()
  }

  private func end() {
    snapshot.unadapted?.restore()
    if snapshot.wasHidden, let window = tree.window, !window.isHidden { window.isHidden = true }
    completion(.success)
  }

  private func nextDifference() -> (any ViewChange)? {
    strangePresentation() ?? otherRoot() ?? otherContents() ?? missingPresentation()
  }

  private func strangePresentation() -> DismissChange? {
    for screen in presented {
      guard let presenter = screen.presenterInTree, !screen.isGoing,
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
      if let display = entry.display {
        let isDue = display.isRestored.map { !$0() } ?? adapter.containedViewControllers.isSame(as: entry.children)
        if isDue { return DisplayChange(container: entry.container, restore: display.restore) }
      }
      return ContainChange(entry.container, containing: entry.children, showing: entry.shown, in: tree)
    }
    return nil
  }

  private func missingPresentation() -> PresentChange? {
    // If the presenter is still missing from the tree, the app or the user has removed it, with everything on it.
    let missing = snapshot.presentations.first {
      $0.presenter.directlyPresented !== $0.presented && tree.contains($0.presenter)
    }
    guard let missing else { return nil }
    return PresentChange(
      NewScreen(missing.presented), on: LiveScreen(missing.presenter),
      Presentation(configure: { _ in missing.manner.apply(to: missing.presented) }), in: tree)
  }
}

/// The change that makes a container show its children as before.
private final class DisplayChange: ViewChange {
  private let container: UIViewController
  private let restore: () -> Void

  init(container: UIViewController, restore: @escaping () -> Void) {
    self.container = container
    self.restore = restore
  }

  var footprint: Footprint { .object(container) }
  var name: String { "showing what \(container.typeName) showed before" }
  var isInEffect: Bool { true }

  func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
    restore()
    Settling.afterTransition(of: container) { answer(.success) }
  }
}
