/// A gesture of the user. It is kept with its view and recognised by nobody: fingers are told of to views alone.
///
/// Follows Apple's page `UIGestureRecognizer`. The gestures with which the user goes back are recognised, as tests make that
/// move; any other one is made by whoever sets its ``state``, a subclass or a test. A selector is kept and cannot be called, as there is no Objective-C runtime: that is a misuse when it is its turn,
/// and a target with a closure serves.
///
///     stack.interactivePopGestureRecognizer?.addTarget(self) { watcher, gesture in watcher.goesBack(gesture) }
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  nonisolated public enum State: Int, Sendable {
    /// It may become one.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It has been made.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
    /// It was another one.
    case failed = 5
    /// It has been made, as one that is made at once.
    public static let recognized = State.ended
  }

  private struct Target {
    weak var object: AnyObject?
    let selector: Selector?
    let send: (UIGestureRecognizer) -> Void
  }
  private var targets: [Target] = []
  private var stateNow = State.possible
  /// The state that targets are being told of, while another one may have been set already.
  private var stateTold: State?
  /// How many states were set that nobody was told of yet.
  private var untold = 0
  /// Whether the state was set, and did not come of a move of the user's.
  private var isSet = false

  /// Makes a gesture of a target, which belongs to no view yet.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a gesture that belongs to no view yet.
  @preconcurrency @MainActor public convenience override init() { self.init(target: nil, action: nil) }

  /// Makes a gesture from an archive; the archive's contents are not read.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  weak var delegateLink: (any UIGestureRecognizerDelegate)?
  /// Asked whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// Whether the gesture is recognised at all; one whose ``state`` says that it goes on is taken away when it is not.
  open var isEnabled = true {
    didSet { if !isEnabled, isSet, [.began, .changed].contains(stateNow) { set(.cancelled) } }
  }
  /// How far it has come; a subclass may say so, and a test in place of the user.
  ///
  /// Each state that is set is told of to the targets on a later turn, one turn after the other, except a gesture that was
  /// another one. After its last state it is reset, and may become one again.
  open var state: State {
    get { stateTold ?? stateNow }
    set { set(newValue) }
  }

  /// Says who is told of the gesture, by a selector that cannot be called here.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(
      Target(object: target as AnyObject, selector: action) { UIKitMisuse.report(.selectorWithoutRuntime, $0) })
  }
  /// Says who is told of the gesture; the target is not kept. Not Apple's: in place of a selector, which needs the
  /// Objective-C runtime.
  public final func addTarget<Watcher: AnyObject>(
    _ target: Watcher, action: @escaping (_ target: Watcher, _ gesture: UIGestureRecognizer) -> Void
  ) {
    targets.append(
      Target(object: target, selector: nil) { [weak target] gesture in if let target { action(target, gesture) } })
  }
  /// Says that a target is not told any more, by that selector or at all; every target where none is given.
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

  /// Tells the targets of a state that was set.
  private func tell(of state: State) {
    untold -= 1
    stateTold = state
    if state != .failed { tellTargets() }
    let isOver = [.ended, .cancelled, .failed].contains(state)
    if isOver { reset() }
    stateTold = nil
    // A next one may have begun before this one's end was told.
    if isOver, untold == 0 { stateNow = .possible }
  }

  /// Comes to a state, and tells the targets at once.
  func send(_ state: State) {
    (stateNow, isSet) = (state, false)
    tellTargets()
  }

  private func tellTargets() {
    targets.removeAll { $0.object == nil }
    for target in targets { target.send(self) }
  }

  /// Is ready for the next time.
  func rest() {
    reset()
    stateNow = .possible
  }

  /// Whether it is recognised at all, and neither its view nor its delegate has anything against it now.
  var mayBegin: Bool {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return delegateLink?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Whether the view's touches are taken away when it is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view is told that fingers come down only when it was not recognised.
  open var delaysTouchesBegan = false
  /// Whether the view is told that fingers are lifted only when it was not recognised.
  open var delaysTouchesEnded = true
  /// A name of the app's own.
  open var name: String?
  /// The view the gesture belongs to.
  open internal(set) weak var view: UIView?
  /// Where the gesture is, in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// How many fingers make it; none does here.
  open var numberOfTouches: Int { 0 }
  /// Where one of its fingers is, in a view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Has another one fail first.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  // MARK: What a subclass overrides; nobody asks or tells it of fingers here

  /// Called when fingers come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system takes fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Leaves a finger out that is no part of it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Called when it was made, taken away or was another one, before it is ready for the next time.
  open func reset() {}
  /// Whether it can keep another one from being recognised.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one can keep it from being recognised.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one waits until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  nonisolated deinit {}
}

// What a view does with its gestures, apart from what can be overridden.
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
