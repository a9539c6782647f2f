/// A recognizer of taps.
///
/// Follows Apple's page `UITapGestureRecognizer`.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  nonisolated deinit {}
}

/// A recognizer of a dragging finger.
///
/// Follows Apple's page `UIPanGestureRecognizer`.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGPoint.zero
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// Returns the translation of the gesture.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets the translation of the gesture.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// Returns the velocity of the gesture. Always zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  nonisolated deinit {}
}

/// A recognizer of a finger that drags from an edge of the screen.
///
/// Follows Apple's page `UIScreenEdgePanGestureRecognizer`.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []

  nonisolated deinit {}
}

/// A recognizer of a swipe.
///
/// Follows Apple's page `UISwipeGestureRecognizer`.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  nonisolated public struct Direction: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Creates a set of directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A swipe to the right.
    public static let right = Direction(rawValue: 1)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 2)
    /// A swipe up.
    public static let up = Direction(rawValue: 4)
    /// A swipe down.
    public static let down = Direction(rawValue: 8)
  }
  /// The permitted directions.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  nonisolated deinit {}
}

/// A recognizer of a long press.
///
/// Follows Apple's page `UILongPressGestureRecognizer`.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement during the press, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  nonisolated deinit {}
}

/// A recognizer of a pinch with two fingers.
///
/// Follows Apple's page `UIPinchGestureRecognizer`.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the distance between the fingers.
  open var scale: CGFloat = 1
  /// The velocity of the scale, per second. Always zero.
  open var velocity: CGFloat { 0 }

  nonisolated deinit {}
}

/// A recognizer of a rotation with two fingers.
///
/// Follows Apple's page `UIRotationGestureRecognizer`.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation, in radians.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second. Always zero.
  open var velocity: CGFloat { 0 }

  nonisolated deinit {}
}

/// A recognizer of a pointer that hovers over a view. The properties of a pencil are missing.
///
/// Follows Apple's page `UIHoverGestureRecognizer`.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}
}
