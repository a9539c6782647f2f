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
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// A view put above the keyboard while it is the first to get events.
  open var inputAccessoryView: UIView? { nil }
  /// A view shown instead of the keyboard while it is the first to get events.
  open var inputView: UIView? { nil }

  /// The window in which it could be the first.
  var responderWindow: UIWindow? { nil }

  // What the classes of this module hold needs no actor to be let go, and an app's class, whose own `deinit` mostly stands
  // on none, may be let go anywhere. Without this line it would have to be on the main actor.
  nonisolated deinit {}
}
