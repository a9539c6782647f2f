/// An object that handles events, or forwards them to the next responder.
///
/// Follows Apple's page `UIResponder`.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Notifies the responder that all objects of its storyboard scene or nib have been created. Apple declares it on
  /// `NSObject`. Here, views and controllers have it, because interface files create only them.
  open func awakeFromNib() {}

  /// The user activity of the responder.
  open var userActivity: NSUserActivity?
  /// Restores the state of a user activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Updates the state of a user activity. Never called.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// The next responder, which receives events that this one does not handle.
  open var next: UIResponder? { nil }
  /// A Boolean value that indicates whether the responder can become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
  /// A Boolean value that indicates whether the responder is willing to resign as the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Makes this the first responder. Returns `false` if this or the current first responder refuses.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let old = window.firstResponder, !old.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }
  /// Resigns as the first responder. Returns `false` if the responder refuses.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard isForcedToResign || canResignFirstResponder else { return false }
    endBeingFirst()
    return true
  }

  private static var forced: UIResponder?
  /// Whether the responder must resign, without being asked.
  final var isForcedToResign: Bool { UIResponder.forced === self }

  /// Makes the responder resign, even if it or its delegate refuses. It calls `resignFirstResponder()`, because Apple's
  /// page allows overrides that update their own state.
  final func loseFirstResponder() {
    guard isFirstResponder else { return }
    let outer = UIResponder.forced
    UIResponder.forced = self
    resignFirstResponder()
    let hasEnded = !isForcedToResign
    UIResponder.forced = outer
    if !hasEnded, isFirstResponder { endBeingFirst() }
  }

  /// Ends the state of the first responder. Text fields and views override it to notify their delegates.
  func endBeingFirst() {
    // A callback may make this responder first again, and then it is no longer forced to resign.
    if isForcedToResign { UIResponder.forced = nil }
    responderWindow?.firstResponder = nil
  }

  // The default implementations forward touches and motions to the next responder.

  /// Notifies the responder that touches have begun.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Notifies the responder that touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Notifies the responder that touches have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Notifies the responder that the system has cancelled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Notifies the responder that a motion has begun. The headless UIKit simulates no motion.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// Notifies the responder that a motion has ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// Notifies the responder that a motion was cancelled.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Dismisses the screen for an assistive technology. Returns `false` if it stays. Never called. Apple declares it on
  /// `NSObject`. Here, views and controllers have it, because apps override it there.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Returns whether the responder can perform an action. A subclass overrides it, because Linux has no runtime that
  /// finds methods by selector.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Returns the nearest responder that can perform an action, starting with this one.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Reloads the input views. Does nothing, because there is no keyboard.
  open func reloadInputViews() {}

  /// The view above the keyboard while this is the first responder.
  open var inputAccessoryView: UIView? { nil }
  /// The view instead of the keyboard while this is the first responder.
  open var inputView: UIView? { nil }

  /// The window in which the responder can be the first responder.
  var responderWindow: UIWindow? { nil }
  /// The view whose removal from the window ends the first responder.
  var responderView: UIView? { nil }

  // The stored properties of this module's classes can be released on any actor. An app's class with a nonisolated
  // `deinit` can then be released anywhere too. Without this line, its `deinit` would have to run on the main actor.
  nonisolated deinit {}
}
