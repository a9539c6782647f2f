/// A recognizer of a user's gesture. The headless UIKit sends touches only to views, so recognizers do not detect
/// gestures.
///
/// Follows Apple's page `UIGestureRecognizer`. Two gestures have an effect: the swipes back, when a test makes the
/// move. In other recognizers, a subclass or a test sets ``state``. A target with a selector is a misuse when the
/// gesture occurs, because Linux has no Objective-C runtime. A target with a closure works.
///
///     stack.interactivePopGestureRecognizer?.addTarget(self) { watcher, gesture in watcher.goesBack(gesture) }
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Constants that specify the state of a gesture.
  nonisolated public enum State: Int, Sendable {
    /// The gesture is possible.
    case possible = 0
    /// The gesture has begun.
    case began = 1
    /// The gesture has changed.
    case changed = 2
    /// The gesture has ended.
    case ended = 3
    /// The gesture was cancelled.
    case cancelled = 4
    /// The gesture was not recognized.
    case failed = 5
    /// The gesture has been recognized. The state of a discrete gesture.
    public static let recognized = State.ended
  }

  private struct Target {
    weak var object: AnyObject?
    let selector: Selector?
    let send: (UIGestureRecognizer) -> Void
  }
  private var targets: [Target] = []
  private var stateNow = State.possible
  /// The state that targets receive now, while a newer state may be set.
  private var stateTold: State?
  /// The number of states that targets have not received yet.
  private var untold = 0
  /// Whether the state was set, and is not that of a user's move.
  private var isSet = false

  /// Creates a recognizer with a target and without a view.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a view.
  @preconcurrency @MainActor public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer. The archive's contents are not read.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  weak var delegateLink: (any UIGestureRecognizerDelegate)?
  /// The delegate of the recognizer.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// A Boolean value that indicates whether the recognizer is enabled. Disabling it cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled, isSet, [.began, .changed].contains(stateNow) { set(.cancelled) } }
  }
  /// The state of the gesture. A subclass or a test can set it. Targets receive each new state except `failed`, on a
  /// later turn for each. After the last state, the recognizer is reset and the gesture is possible again.
  open var state: State {
    get { stateTold ?? stateNow }
    set { set(newValue) }
  }

  /// Adds a target with a selector, which cannot be called.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(
      Target(object: target as AnyObject, selector: action) { UIKitMisuse.report(.selectorWithoutRuntime, $0) })
  }
  /// Adds a target with a closure, which replaces a selector. The target is not retained. Not Apple's.
  public final func addTarget<Watcher: AnyObject>(
    _ target: Watcher, action: @escaping (_ target: Watcher, _ gesture: UIGestureRecognizer) -> Void
  ) {
    targets.append(
      Target(object: target, selector: nil) { [weak target] gesture in if let target { action(target, gesture) } })
  }
  /// Removes a pair of a target and a selector. A `nil` target removes all targets. A `nil` selector matches all selectors.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { (object == nil || $0.object === object) && (action == nil || $0.selector == action) }
  }

  private func set(_ new: State) {
    (stateNow, stateTold, isSet) = (new, nil, true)
    guard new != .possible else { return }
    untold += 1
    (view?.hostWindow?.queue.scheduler ?? .current ?? .unattached).enqueue { self.tell(of: new) }
  }

  private func tell(of state: State) {
    untold -= 1
    stateTold = state
    if state != .failed { tellTargets() }
    let isOver = [.ended, .cancelled, .failed].contains(state)
    if isOver { reset() }
    stateTold = nil
    // The next gesture may have begun before this one's end was sent.
    if isOver, untold == 0 { stateNow = .possible }
  }

  /// Sets a state and sends it to the targets at once.
  func send(_ state: State) {
    (stateNow, isSet) = (state, false)
    tellTargets()
  }

  private func tellTargets() {
    targets.removeAll { $0.object == nil }
    for target in targets { target.send(self) }
  }

  /// Resets the recognizer for the next gesture.
  func rest() {
    reset()
    stateNow = .possible
  }

  /// Whether the recognizer is enabled, and its view and delegate allow the gesture now.
  var mayBegin: Bool {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return delegateLink?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// A Boolean value that indicates whether the recognition cancels the view's touches.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the view receives touches only after the recognition has failed.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the view receives the end of touches only after the recognition has failed.
  open var delaysTouchesEnded = true
  /// The name of the recognizer.
  open var name: String?
  /// The view of the recognizer.
  open internal(set) weak var view: UIView?
  /// Returns the location of the gesture in a view. Always zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The number of touches of the gesture. Always zero.
  open var numberOfTouches: Int { 0 }
  /// Returns the location of a touch in a view. Always zero.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Requires another recognizer to fail first. Does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  // MARK: Methods for subclasses

  /// Notifies the recognizer that touches have begun.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Notifies the recognizer that touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Notifies the recognizer that touches have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Notifies the recognizer that touches were cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Ignores a touch that is not part of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Resets the recognizer after a gesture has ended, failed or been cancelled.
  open func reset() {}
  /// Returns whether this recognizer can prevent another recognizer.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer can prevent this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer requires another recognizer to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer requires this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  nonisolated deinit {}
}

// The recognizers of a view. Overrides of public methods do not affect these.
extension UIView {
  var gestures: [UIGestureRecognizer]? {
    extras.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers }
  }

  func replaceGestures(by new: [UIGestureRecognizer]) {
    for gesture in gestures ?? [] { giveUpGesture(gesture) }
    for gesture in new { takeGesture(gesture) }
  }

  func takeGesture(_ gesture: UIGestureRecognizer) {
    gesture.view?.giveUpGesture(gesture)
    gesture.view = self
    madeExtras().gestureRecognizers.append(gesture)
  }

  func giveUpGesture(_ gesture: UIGestureRecognizer) {
    guard gesture.view === self else { return }
    gesture.view = nil
    extras?.gestureRecognizers.removeAll { $0 === gesture }
  }
}
