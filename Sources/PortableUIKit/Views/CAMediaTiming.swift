/// Says how the time in something runs, beside that of what it is in.
///
/// Follows Apple's page `CAMediaTiming`.
nonisolated public protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds of what it is in.
  var beginTime: TimeInterval { get set }
  /// How long it takes, in seconds.
  var duration: TimeInterval { get set }
  /// How much faster its time goes.
  var speed: Float { get set }
  /// Where in it one begins, in seconds.
  var timeOffset: TimeInterval { get set }
  /// How many times it runs.
  var repeatCount: Float { get set }
  /// How long it runs again and again, in seconds.
  var repeatDuration: TimeInterval { get set }
  /// Whether it runs forth and back.
  var autoreverses: Bool { get set }
  /// What is seen before it begins and when it is over.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The time by the system's clock, in seconds since it was started. Follows Apple's page `CACurrentMediaTime()`.
nonisolated public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// How fast an animation is at which time, as a curve.
///
/// Follows Apple's page `CAMediaTimingFunction`.
nonisolated open class CAMediaTimingFunction: NSObject {
  /// The two points in the middle that say how the curve runs from (0, 0) to (1, 1).
  private let points: (Float, Float, Float, Float)

  /// Makes a curve of its two points in the middle.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (c1x, c1y, c2x, c2y)
    super.init()
  }

  /// Makes a curve of the system's; an even one of a name that it has none for.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes the two coordinates of a point of the curve: its beginning, the two in the middle or its end.
  ///
  /// - Precondition: The index is from 0 to 3, and there is room for two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all: [(Float, Float)] = [(0, 0), (points.0, points.1), (points.2, points.3), (1, 1)]
    (ptr[0], ptr[1]) = all[idx]
  }
}

/// A curve of the system's.
///
/// Follows Apple's page `CAMediaTimingFunctionName`.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same speed throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts slowly and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As most of the system's animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is seen of an animation before it begins and when it is over.
///
/// Follows Apple's page `CAMediaTimingFillMode`.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, when it is over.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
