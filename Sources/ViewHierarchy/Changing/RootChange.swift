package import NavigationCore

/// The manner in which the root of a window is replaced.
package struct RootReplacement {
  package let options: UIView.AnimationOptions
  /// The duration in seconds. If it is 0, the change is not animated.
  package let duration: Double

  package init(options: UIView.AnimationOptions = [], duration: Double = 0) {
    self.options = options
    self.duration = duration
  }
}

/// The change that replaces the root of the window, and shows a window that has never been shown.
package final class RootChange: ViewChange {
  private let live: LiveTree
  private let newcomer: any PlannedScreen
  private let replacement: RootReplacement
  package private(set) var isAnimating = false

  nonisolated deinit {}

  package init(_ newcomer: any PlannedScreen, _ replacement: RootReplacement = RootReplacement(), in live: LiveTree) {
    self.newcomer = newcomer
    self.replacement = replacement
    self.live = live
  }

  package var footprint: Footprint { .everything }
  package var name: String { "making \(newcomer.name) the root of the window" }
  package var place: String? { newcomer.place }
  package var description: [RoutePlan.Change] { [.replaceRoot(with: newcomer.name)] }
  package func forEachRemoved(_ body: (UIViewController) -> Void) { if let root = live.root { body(root) } }
  package func forEachPlaced(_ body: (UIViewController) -> Void) {
    if let root = newcomer.viewController { body(root) }
  }
  package func check(after earlier: EarlierChanges) throws {
    if let root = newcomer.viewController { try earlier.check(root, canBe: .root) }
  }
  package var isInEffect: Bool { live.root === newcomer.viewController }

  package func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
    guard let window = live.window else { return answer(.failure(NavigationError.windowIsGone)) }
    let (root, before) = (newcomer.viewController, live.root)
    // `hasBeenShown` reads the views of the present root and its modals, so it is read before the root is replaced.
    let isFirst = window.isHidden && !window.hasBeenShown
    guard animated, replacement.duration > 0, !window.isHidden else {
      window.treeRoot = root
      return replaced(before, in: window, showing: isFirst, answer)
    }
    // This transition has no coordinator, so the change waits for its completion.
    isAnimating = true
    let ended = OnceOnly(ifReleased: ()) {
      self.isAnimating = false
      self.replaced(before, in: window, showing: isFirst, answer)
    }
    UIView.transition(with: window.viewOfTreeRoot, duration: replacement.duration, options: replacement.options) {
      window.treeRoot = root
    } completion: { _ in
      ended(())
    }
  }

  private func replaced(
    _ before: UIViewController?, in window: UIWindow, showing isFirst: Bool, _ answer: OnceOnly<RoutingResult>
  ) {
    let now = live.root
    let verdict = Verdict(
      planned: Array(newcomer.viewController).identities, before: Array(before).identities,
      now: Array(now).identities, wasSeen: now !== before)
    guard verdict == .done else { return self.answer(verdict, takenBackBy: "replacing the root", answer) }
    if isFirst, window.isHidden { window.makeKeyAndVisible() }
    Settling.whenSettled(window) {
      self.answer(Verdict(isDone: self.isInEffect, wasSeen: true), takenBackBy: "replacing the root", answer)
    }
  }
}
