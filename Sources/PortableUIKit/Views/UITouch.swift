/// A touch of a finger on the screen.
///
/// Follows Apple's page `UITouch`. Tests create one with `UIWindow.putFinger(at:tapCount:)`.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Constants that specify the phase of a touch.
  nonisolated public enum Phase: Int, Sendable {
    /// The touch has begun.
    case began = 0
    /// The touch has moved.
    case moved = 1
    /// The touch has not moved.
    case stationary = 2
    /// The touch has ended.
    case ended = 3
    /// The system has cancelled the touch.
    case cancelled = 4
    /// A pointer has entered a region.
    case regionEntered = 5
    /// A pointer has moved in a region.
    case regionMoved = 6
    /// A pointer has left a region.
    case regionExited = 7
  }

  /// Constants that specify the type of a touch.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on another device, such as a remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// The time of the phase, in seconds since the system's start.
  open internal(set) var timestamp = ProcessInfo.processInfo.systemUptime
  /// The number of successive taps.
  open private(set) var tapCount: Int
  /// The type of the touch. Always a finger on the screen.
  open var type: TouchType { .direct }
  /// The window of the touch.
  open private(set) weak var window: UIWindow?
  /// The view in which the touch began.
  open internal(set) weak var view: UIView?
  /// The current and the previous location in the window.
  var place: CGPoint
  private var placeBefore: CGPoint

  init(at point: CGPoint, in window: UIWindow, tapCount: Int) {
    place = point
    placeBefore = point
    self.tapCount = tapCount
    super.init()
    self.window = window
  }

  /// Returns the location in a view's coordinates. `nil` selects the window's.
  open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }
  /// Returns the previous location in a view's coordinates. `nil` selects the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(placeBefore, to: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.converted(point, from: window) ?? point
  }

  /// Sets the phase and the location in the window.
  func become(_ phase: Phase, at point: CGPoint) {
    (placeBefore, place) = (place, point)
    self.phase = phase
    timestamp = ProcessInfo.processInfo.systemUptime
  }

  nonisolated deinit {}
}

/// An event with touches.
///
/// Follows Apple's page `UIEvent`.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// Constants that specify the type of an event.
  nonisolated public enum EventType: Int, Sendable {
    /// An event of touches.
    case touches = 0
    /// An event of the device's motion.
    case motion = 1
    /// An event of a remote control.
    case remoteControl = 2
    /// An event of physical buttons.
    case presses = 3
    /// An event of scrolling.
    case scroll = 10
    /// An event of a hovering pointer.
    case hover = 11
    /// An event of a trackpad gesture with two fingers.
    case transform = 14
  }

  /// Constants that specify the subtype of an event.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// A shake of the device.
    case motionShake = 1
  }

  private let fingers: Set<UITouch>

  init(_ fingers: Set<UITouch>) {
    self.fingers = fingers
    super.init()
  }

  /// The type of the event. Always touches.
  open var type: EventType { .touches }
  /// The subtype of the event. Always none.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds since the system's start.
  open var timestamp: TimeInterval { fingers.map(\.timestamp).max() ?? 0 }
  /// All touches of the event.
  open var allTouches: Set<UITouch>? { fingers }
  /// Returns the touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { fingers.filter { $0.window === window } }
  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { fingers.filter { $0.view === view } }

  nonisolated deinit {}
}
