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
  /// With how many fingers at least.
  open var minimumNumberOfTouches = 1
  /// With how many fingers at most.
  open var maximumNumberOfTouches = Int.max
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
  /// With how many fingers.
  open var numberOfTouchesRequired = 1

  nonisolated deinit {}
}

/// A finger that stays.
///
/// Follows Apple's page `UILongPressGestureRecognizer`.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// For how long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// With how many fingers.
  open var numberOfTouchesRequired = 1

  nonisolated deinit {}
}

/// Two fingers that come together or go apart.
///
/// Follows Apple's page `UIPinchGestureRecognizer`.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much further apart they are than they were.
  open var scale: CGFloat = 1
  /// How fast that changes, in each second.
  open var velocity: CGFloat { 0 }

  nonisolated deinit {}
}

/// Two fingers that turn round each other.
///
/// Follows Apple's page `UIRotationGestureRecognizer`.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast they turn, in radians in each second.
  open var velocity: CGFloat { 0 }

  nonisolated deinit {}
}

/// A pointer over a view.
///
/// Follows Apple's page `UIHoverGestureRecognizer`, without what only a pencil tells.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}
}
