/// Groups changes, to be told when all transitions begun inside are over.
///
/// Follows Apple's page `CATransaction`.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// What waits for the end of the transitions of one transaction.
  final class Group {
    private var pending = 1
    var completion: (() -> Void)?
    var areActionsDisabled = false
    /// Whether a transition was begun inside, whose end is a later turn already.
    private var hadTransitions = false

    func enter() {
      pending += 1
      hadTransitions = true
    }

    func leave() {
      pending -= 1
      guard pending == 0, let completion else { return }
      self.completion = nil
      completion()
    }

    func commit() {
      if hadTransitions { return leave() }
      guard completion != nil else { return }
      (TransitionScheduler.current ?? .unattached).enqueue { self.leave() }
    }

    nonisolated deinit {}
  }

  @exclusivity(unchecked) private static var groups: [Group] = []

  /// Enters every transaction that is open, as an inner one's transitions are an outer one's as well.
  static func enterInnermost() -> Group? {
    guard let innermost = groups.last else { return nil }
    innermost.enter()
    return innermost
  }

  /// Begins a transaction inside the one that is open.
  open class func begin() {
    let group = Group()
    if let outer = groups.last {
      outer.enter()
      group.completion = { outer.leave() }
    }
    groups.append(group)
  }

  /// Closes the innermost transaction.
  open class func commit() { groups.popLast()?.commit() }

  /// Lets changes made so far take effect; there is nothing to flush here.
  open class func flush() {}

  /// Says what is to be done when every transition begun in the innermost transaction has ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let group = groups.last else {
      if let block { (TransitionScheduler.current ?? .unattached).enqueue(block) }
      return
    }
    let inherited = groups.count > 1 ? groups[groups.count - 2] : nil
    group.completion = {
      block?()
      inherited?.leave()
    }
  }

  /// The duration of animations; nothing is drawn here.
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Whether changes of layers are not animated; nothing is drawn here.
  open class func setDisableActions(_ flag: Bool) { groups.last?.areActionsDisabled = flag }
  /// Whether changes of layers are not animated.
  open class func disableActions() -> Bool { groups.last?.areActionsDisabled ?? false }

  nonisolated deinit {}
}
