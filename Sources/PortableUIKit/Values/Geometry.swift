/// The inset distances of a rectangle's edges.
///
/// Follows Apple's page `UIEdgeInsets`.
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the left edge.
  public var left: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the right edge.
  public var right: CGFloat

  /// Creates insets for the four edges.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates zero insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Zero insets.
  public static let zero = UIEdgeInsets()
}

/// An offset of a position.
///
/// Follows Apple's page `UIOffset`.
nonisolated public struct UIOffset: Hashable, Sendable {
  /// The horizontal offset.
  public var horizontal: CGFloat
  /// The vertical offset.
  public var vertical: CGFloat

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a zero offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// A zero offset.
  public static let zero = UIOffset()
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward by insets.
  nonisolated public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// The inset distances of a rectangle's edges, in terms of the layout direction.
///
/// Follows Apple's page `NSDirectionalEdgeInsets`.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the leading edge.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the trailing edge.
  public var trailing: CGFloat

  /// Creates insets for the four edges.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates zero insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Zero insets.
  public static let zero = NSDirectionalEdgeInsets()
}

/// The edges of a rectangle, in terms of the layout direction.
///
/// Follows Apple's page `NSDirectionalRectEdge`.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt
  /// Creates a set of edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The axes of the plane.
nonisolated public struct UIAxis: OptionSet, Sendable {
  /// The axes as bits.
  public let rawValue: UInt
  /// Creates a set of axes from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// Constants that specify the alignment of text.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// Text aligned to the left.
  case left = 0
  /// Centred text.
  case center = 1
  /// Text aligned to the right.
  case right = 2
  /// Text aligned to both sides.
  case justified = 3
  /// The alignment of the text's language.
  case natural = 4
}

/// Constants that specify the handling of text that does not fit on a line.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// The text wraps at words.
  case byWordWrapping = 0
  /// The text wraps at characters.
  case byCharWrapping = 1
  /// The text is clipped.
  case byClipping = 2
  /// The beginning of the text is truncated.
  case byTruncatingHead = 3
  /// The end of the text is truncated.
  case byTruncatingTail = 4
  /// The middle of the text is truncated.
  case byTruncatingMiddle = 5
}
