/// Groups changes, to be told when all transitions begun inside are over.
///
/// Follows Apple's page `CATransaction`.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// What waits for the end of the animations of one transaction.
  final class Group {
    private var pending = 1
    /// What the app has set.
    var block: (() -> Void)?
    /// The transaction around it, whose animations these are as well.
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

  /// Enters every transaction that is open, as an inner one's animations are an outer one's as well.
  static func enterInnermost() -> Group? {
    guard let innermost = groups.last else { return nil }
    innermost.enter()
    return innermost
  }

  /// Begins a transaction inside the one that is open.
  open class func begin() { groups.append(Group(in: groups.last)) }

  /// Closes the innermost transaction; where nothing animates in it, its completion is called now.
  open class func commit() { groups.popLast()?.leave() }

  /// Lets changes made so far take effect; there is nothing to flush here.
  open class func flush() {}

  /// Says what is to be done when every animation begun in the innermost transaction is over, animated transitions and
  /// animations of views; called when the transaction is committed where there are none.
  ///
  /// Outside of every transaction it is called on a later turn, as Apple's implicit transaction ends with the turn.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let group = groups.last else {
      if let block { (TransitionScheduler.current ?? .unattached).enqueue(block) }
      return
    }
    group.block = block
  }
  /// What is to be done when everything begun in the innermost transaction is over.
  open class func completionBlock() -> (() -> Void)? { groups.last?.block }

  /// Says how long animations take, in seconds; kept, as nothing is drawn here.
  open class func setAnimationDuration(_ dur: TimeInterval) { groups.last?.duration = dur }
  /// How long animations take, in seconds: what the innermost transaction that says so says, else a quarter of a second.
  open class func animationDuration() -> TimeInterval { groups.lazy.reversed().compactMap(\.duration).first ?? 0.25 }
  /// Whether changes of layers are not animated; nothing is drawn here.
  open class func setDisableActions(_ flag: Bool) { groups.last?.areActionsDisabled = flag }
  /// Whether changes of layers are not animated.
  open class func disableActions() -> Bool { groups.last?.areActionsDisabled ?? false }

  nonisolated deinit {}
}
