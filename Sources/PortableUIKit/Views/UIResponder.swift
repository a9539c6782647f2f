/// What can answer to events, and whom it hands them on to.
///
/// Follows Apple's page `UIResponder`.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  @MainActor public override init() { super.init() }

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
  /// Whether it is the first to get events.
  open var isFirstResponder: Bool { false }

  /// Asks it to be the first to get events; `false` if it does not want to.
  @discardableResult open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
  /// Asks it to give up being the first to get events.
  @discardableResult open func resignFirstResponder() -> Bool { true }
}
