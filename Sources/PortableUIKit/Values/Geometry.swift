/// Distances from the four edges of a rectangle.
///
/// Follows Apple's page `UIEdgeInsets`.
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Makes insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets of nothing.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No distance at all.
  public static let zero = UIEdgeInsets()
}

/// How far something is moved.
///
/// Follows Apple's page `UIOffset`.
nonisolated public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// Makes an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes an offset of nothing.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Not moved at all.
  public static let zero = UIOffset()
}

extension CGRect {
  /// The rectangle without what lies that near to its edges.
  nonisolated public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// Distances from the four edges of a rectangle, by the direction of reading.
///
/// Follows Apple's page `NSDirectionalEdgeInsets`.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from where lines begin.
  public var leading: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from where lines end.
  public var trailing: CGFloat

  /// Makes insets from the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of nothing.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No distance at all.
  public static let zero = NSDirectionalEdgeInsets()
}

/// Edges of a rectangle, by the direction of reading.
///
/// Follows Apple's page `NSDirectionalRectEdge`.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt
  /// Makes a set of edges from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Directions.
nonisolated public struct UIAxis: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt
  /// Makes directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// Where a line of text stands.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides.
  case justified = 3
  /// As the language has it.
  case natural = 4
}

/// What is done with text for which there is no room.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, at a word.
  case byWordWrapping = 0
  /// It goes on in the next line, anywhere.
  case byCharWrapping = 1
  /// The rest is cut off.
  case byClipping = 2
  /// Its beginning is left out.
  case byTruncatingHead = 3
  /// Its end is left out.
  case byTruncatingTail = 4
  /// Its middle is left out.
  case byTruncatingMiddle = 5
}
