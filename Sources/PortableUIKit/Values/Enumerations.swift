/// How a controller is presented.
///
/// Follows Apple's page `UIModalPresentationStyle`.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the presenter's view is taken away.
  case fullScreen = 0
  /// A sheet that leaves part of the presenter in sight.
  case pageSheet = 1
  /// A small sheet in the middle of the screen.
  case formSheet = 2
  /// Over the controller that defines the presentation context, whose view is taken away.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller says.
  case custom = 4
  /// Over the whole screen; the presenter's view stays below.
  case overFullScreen = 5
  /// Over the controller that defines the presentation context, whose view stays below.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
  /// Full screen, with what is below blurred as one scrolls.
  case blurOverFullScreen = 8
  /// No presentation at all: only a presentation controller's delegate answers this.
  case none = -1
  /// What the system thinks best: a page sheet.
  case automatic = -2
}

/// How a presented controller's view moves onto the screen.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from below.
  case coverVertical = 0
  /// Turns the screen around.
  case flipHorizontal = 1
  /// Fades in.
  case crossDissolve = 2
  /// Curls the presenter up like a page.
  case partialCurl = 3
}

/// Edges of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt
  /// Makes a set of edges from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Where a popover may stand to what it belongs to.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt
  /// Makes a set of directions from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
