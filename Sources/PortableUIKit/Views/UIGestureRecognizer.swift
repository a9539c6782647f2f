/// Decides whether a gesture may begin, and what it shares with others.
///
/// Follows Apple's page `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin now.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be recognised at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the gesture waits until another one has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits until this one has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// A gesture begins unless its delegate says otherwise.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// One at a time.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// None waits.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// None has to wait.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A gesture of the user. It is kept with its view and recognised by nobody: no fingers touch the views here.
///
/// Follows Apple's page `UIGestureRecognizer`. The gestures with which the user goes back are recognised, as tests make that
/// move. A selector is kept and cannot be called, as there is no Objective-C runtime: that is a misuse when it is its turn,
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

  /// Makes a gesture of a target, which belongs to no view yet.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a gesture that belongs to no view yet.
  @preconcurrency @MainActor public override init() { super.init() }

  weak var delegateLink: (any UIGestureRecognizerDelegate)?
  /// Asked whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// Whether the gesture is recognised at all.
  open var isEnabled = true
  /// How far it has come; a subclass may say so.
  open var state: State {
    get { stateNow }
    set { stateNow = newValue }
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

  /// Comes to a state, and tells the targets.
  func send(_ state: State) {
    stateNow = state
    targets.removeAll { $0.object == nil }
    for target in targets { target.send(self) }
  }

  /// Is ready for the next time.
  func rest() { stateNow = .possible }

  /// Whether the view's touches are taken away when it is recognised.
  open var cancelsTouchesInView = true
  /// A name of the app's own.
  open var name: String?
  /// The view the gesture belongs to.
  open internal(set) weak var view: UIView?
  /// Where the gesture is, in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Has another one fail first.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  nonisolated deinit {}
}

/// Taps.
///
/// Follows Apple's page `UITapGestureRecognizer`.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many in a row.
  open var numberOfTapsRequired = 1
  /// With how many fingers.
  open var numberOfTouchesRequired = 1

  nonisolated deinit {}
}

/// A finger that moves.
///
/// Follows Apple's page `UIPanGestureRecognizer`.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGPoint.zero
  /// How far it has moved.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Says from where it is measured.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// How fast it moves.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  nonisolated deinit {}
}

/// A finger that moves in from an edge.
///
/// Follows Apple's page `UIScreenEdgePanGestureRecognizer`.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []

  nonisolated deinit {}
}

/// A quick stroke.
///
/// Follows Apple's page `UISwipeGestureRecognizer`.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Which ways.
  nonisolated public struct Direction: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Makes ways from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
  /// Which ways it may go.
  open var direction = Direction.right

  nonisolated deinit {}
}

/// A finger that stays.
///
/// Follows Apple's page `UILongPressGestureRecognizer`.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// For how long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  nonisolated deinit {}
}

extension UIView {
  /// The gestures that belong to this view; `nil` if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set {
      for gesture in gestureRecognizers ?? [] { removeGestureRecognizer(gesture) }
      for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
    }
  }
  /// Takes a gesture from the view it belongs to.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    madeExtras().gestureRecognizers.append(gestureRecognizer)
  }
  /// Gives a gesture up.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    extras?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }
}
