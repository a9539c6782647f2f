/// What can answer to events, and whom it hands them on to.
///
/// Follows Apple's page `UIResponder`.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Called when everything in its storyboard scene or nib has been made.
  ///
  /// Apple declares it on `NSObject`; here views and controllers have it, which are what an interface file makes.
  open func awakeFromNib() {}

  /// What the user does here and can go on with elsewhere.
  open var userActivity: NSUserActivity?
  /// Goes on with an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Brings an activity up to date before it is handed on; nobody asks for it here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Who gets an event that this one leaves alone.
  open var next: UIResponder? { nil }
  /// Whether it would accept to be the first to get events.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it is the first to get events in its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
  /// Whether it gives up being the first when asked to.
  open var canResignFirstResponder: Bool { true }

  /// Asks it to be the first to get events, in place of who is; `false` if one of the two does not want to.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let old = window.firstResponder, !old.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }
  /// Asks it to give up being the first to get events; `false` if it does not want to.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard isForcedToResign || canResignFirstResponder else { return false }
    endBeingFirst()
    return true
  }

  private static var forced: UIResponder?
  /// Whether it gives up being the first to get events without being asked.
  final var isForcedToResign: Bool { UIResponder.forced === self }

  /// Has it give up being the first to get events, whether it and its delegate want to or not.
  ///
  /// It is done by `resignFirstResponder()`, which Apple's page lets one override to update what belongs to it.
  final func loseFirstResponder() {
    guard isFirstResponder else { return }
    let outer = UIResponder.forced
    UIResponder.forced = self
    resignFirstResponder()
    let hasEnded = !isForcedToResign
    UIResponder.forced = outer
    if !hasEnded, isFirstResponder { endBeingFirst() }
  }

  /// Makes it the first to get events no longer; who edits tells of it.
  func endBeingFirst() {
    // Whoever is told may have it begin again, which is not forced to end any more.
    if isForcedToResign { UIResponder.forced = nil }
    responderWindow?.firstResponder = nil
  }

  // What fingers and motions do goes on to who is next, until somebody overrides these.

  /// Called when fingers come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when fingers are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when the system takes fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Called when the device begins to be shaken; nobody shakes it here but by calling this.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// Called when the device has been shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// Called when shaking was taken back.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Asks it to go away, as somebody does who cannot see the screen; `false` if it stays. Nobody asks here but by calling
  /// this.
  ///
  /// Apple declares it on `NSObject`; here views and controllers have it, which is where apps override it.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Whether it can perform an action; who can has to say so, as there is no runtime that knows its methods.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// The nearest that can perform an action, itself first, then who is next.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Says that the views at the keyboard are others; there is no keyboard here.
  open func reloadInputViews() {}

  /// A view put above the keyboard while it is the first to get events.
  open var inputAccessoryView: UIView? { nil }
  /// A view shown instead of the keyboard while it is the first to get events.
  open var inputView: UIView? { nil }

  /// The window in which it could be the first.
  var responderWindow: UIWindow? { nil }
  /// The view with which it leaves that window.
  var responderView: UIView? { nil }

  // What the classes of this module hold needs no actor to be let go, and an app's class, whose own `deinit` mostly stands
  // on none, may be let go anywhere. Without this line it would have to be on the main actor.
  nonisolated deinit {}
}
