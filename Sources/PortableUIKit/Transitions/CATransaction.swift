/// A group of changes with a completion at the end of its animations.
///
/// Follows Apple's page `CATransaction`.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// The pending animations of one transaction.
  final class Group {
    private var pending = 1
    var block: (() -> Void)?
    /// The outer transaction, which also waits for these animations.
    private let outer: Group?
    var areActionsDisabled = false
    var duration: TimeInterval?

    init(in outer: Group?) {
      self.outer = outer
      outer?.enter()
    }

    func enter() { pending += 1 }

    func leave() {
      pending -= 1
      guard pending == 0 else { return }
      let block = block
      self.block = nil
      block?()
      outer?.leave()
    }

    nonisolated deinit {}
  }

  private static var groups: [Group] = []

  /// Counts a new animation in the innermost transaction, and returns it. Outer transactions wait for inner ones.
  static func enterInnermost() -> Group? {
    guard let innermost = groups.last else { return nil }
    innermost.enter()
    return innermost
  }

  /// Begins a transaction inside the open one.
  open class func begin() { groups.append(Group(in: groups.last)) }

  /// Commits the innermost transaction. If it has no animations, calls its completion at once.
  open class func commit() { groups.popLast()?.leave() }

  /// Applies the changes made so far. Does nothing, because changes apply at once.
  open class func flush() {}

  /// Sets the completion of the innermost transaction.
  ///
  /// It is called when all animated transitions and view animations of the transaction have ended. Without animations,
  /// the commit calls it. Outside of transactions, it is called on a later turn, because Apple's implicit transaction
  /// ends with the turn.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let group = groups.last else {
      if let block { (TransitionScheduler.current ?? .unattached).enqueue(block) }
      return
    }
    group.block = block
  }
  /// Returns the completion of the innermost transaction.
  open class func completionBlock() -> (() -> Void)? { groups.last?.block }

  /// Sets the duration of animations, in seconds. The headless UIKit does not wait for durations.
  open class func setAnimationDuration(_ dur: TimeInterval) { groups.last?.duration = dur }
  /// Returns the duration of animations, in seconds: that of the innermost transaction that sets one, or 0.25.
  open class func animationDuration() -> TimeInterval { groups.lazy.reversed().compactMap(\.duration).first ?? 0.25 }
  /// Sets whether animations of layers are disabled. The value has no effect.
  open class func setDisableActions(_ flag: Bool) { groups.last?.areActionsDisabled = flag }
  /// Returns whether animations of layers are disabled.
  open class func disableActions() -> Bool { groups.last?.areActionsDisabled ?? false }

  nonisolated deinit {}
}
