/// The timing of an object, relative to the time of its parent.
///
/// Follows Apple's page `CAMediaTiming`.
nonisolated public protocol CAMediaTiming: AnyObject {
  /// The begin time, in seconds of the parent's time.
  var beginTime: TimeInterval { get set }
  /// The duration, in seconds.
  var duration: TimeInterval { get set }
  /// The speed relative to the parent's time.
  var speed: Float { get set }
  /// The time offset, in seconds.
  var timeOffset: TimeInterval { get set }
  /// The number of repetitions.
  var repeatCount: Float { get set }
  /// The duration of all repetitions, in seconds.
  var repeatDuration: TimeInterval { get set }
  /// A Boolean value that indicates whether the object runs forward and backward.
  var autoreverses: Bool { get set }
  /// The visible state before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Returns the system's uptime, in seconds. Follows Apple's page `CACurrentMediaTime()`.
nonisolated public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// The timing curve of an animation.
///
/// Follows Apple's page `CAMediaTimingFunction`.
nonisolated open class CAMediaTimingFunction: NSObject {
  /// The two middle control points of the curve from (0, 0) to (1, 1).
  private let points: (Float, Float, Float, Float)

  /// Creates a curve with its two middle control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (c1x, c1y, c2x, c2y)
    super.init()
  }

  /// Creates a curve of the system. An unknown name creates a linear curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes the coordinates of a control point: the start, the two middle points or the end.
  ///
  /// - Precondition: The index is from 0 to 3, and the pointer has space for two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all: [(Float, Float)] = [(0, 0), (points.0, points.1), (points.2, points.3), (1, 1)]
    (ptr[0], ptr[1]) = all[idx]
  }
}

/// The name of a timing curve of the system.
///
/// Follows Apple's page `CAMediaTimingFunctionName`.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A curve with constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A curve that starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A curve that ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A curve that starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of most system animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The visible state of an animation before its start and after its end.
///
/// Follows Apple's page `CAMediaTimingFillMode`.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The animation is not visible.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The final state stays visible after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first state is visible before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first state is visible before the start, and the final state after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
