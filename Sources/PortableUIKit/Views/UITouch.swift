/// A finger on the screen.
///
/// Follows Apple's page `UITouch`. Tests put one down by `UIWindow.putFinger(at:tapCount:)`.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What the finger does.
  nonisolated public enum Phase: Int, Sendable {
    /// It has come down.
    case began = 0
    /// It has moved.
    case moved = 1
    /// It has stayed where it was.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system has taken it away.
    case cancelled = 4
    /// A pointer has come into a region.
    case regionEntered = 5
    /// A pointer has moved in a region.
    case regionMoved = 6
    /// A pointer has left a region.
    case regionExited = 7
  }

  /// What touches.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger elsewhere, as on a remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// What the finger does.
  open internal(set) var phase = Phase.began
  /// When it did so, in seconds since the system was started.
  open internal(set) var timestamp = ProcessInfo.processInfo.systemUptime
  /// How often it has come down here in a row.
  open private(set) var tapCount: Int
  /// What touches: a finger on the screen.
  open var type: TouchType { .direct }
  /// The window the finger is in.
  open private(set) weak var window: UIWindow?
  /// The view on which it came down.
  open internal(set) weak var view: UIView?
  /// Where it is, and was before, in the window.
  var place: CGPoint
  private var placeBefore: CGPoint

  init(at point: CGPoint, in window: UIWindow, tapCount: Int) {
    place = point
    placeBefore = point
    self.tapCount = tapCount
    super.init()
    self.window = window
  }

  /// Where the finger is, in a view's coordinates or the window's.
  open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }
  /// Where it was before, in a view's coordinates or the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(placeBefore, to: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.converted(point, from: window) ?? point
  }

  /// Does something, at a point of the window.
  func become(_ phase: Phase, at point: CGPoint) {
    (placeBefore, place) = (place, point)
    self.phase = phase
    timestamp = ProcessInfo.processInfo.systemUptime
  }

  nonisolated deinit {}
}

/// What fingers did at one time.
///
/// Follows Apple's page `UIEvent`.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What kind of event it is.
  nonisolated public enum EventType: Int, Sendable {
    /// Fingers.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A remote control's button.
    case remoteControl = 2
    /// A button.
    case presses = 3
    /// A wheel.
    case scroll = 10
    /// A pointer.
    case hover = 11
    /// Two fingers on a pad.
    case transform = 14
  }

  /// What in particular it is.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  private let fingers: Set<UITouch>

  init(_ fingers: Set<UITouch>) {
    self.fingers = fingers
    super.init()
  }

  /// What kind of event it is: one of fingers.
  open var type: EventType { .touches }
  /// What in particular it is.
  open var subtype: EventSubtype { .none }
  /// When it was, in seconds since the system was started.
  open var timestamp: TimeInterval { fingers.map(\.timestamp).max() ?? 0 }
  /// The fingers.
  open var allTouches: Set<UITouch>? { fingers }
  /// The fingers in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { fingers.filter { $0.window === window } }
  /// The fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { fingers.filter { $0.view === view } }

  nonisolated deinit {}
}
