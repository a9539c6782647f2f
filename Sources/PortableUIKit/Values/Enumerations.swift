/// Constants that specify the style of a presentation.
///
/// Follows Apple's page `UIModalPresentationStyle`.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// A presentation over the whole screen that removes the presenter's view.
  case fullScreen = 0
  /// A sheet that leaves part of the presenter visible.
  case pageSheet = 1
  /// A small sheet in the centre of the screen.
  case formSheet = 2
  /// A presentation over the controller that defines the context, whose view is removed.
  case currentContext = 3
  /// The style of the transitioning delegate's presentation controller.
  case custom = 4
  /// A presentation over the whole screen that keeps the presenter's view.
  case overFullScreen = 5
  /// A presentation over the controller that defines the context, whose view stays.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
  /// A presentation over the whole screen that blurs the content below it.
  case blurOverFullScreen = 8
  /// No presentation. Only the delegate of a presentation controller returns it.
  case none = -1
  /// The system's default style: a page sheet.
  case automatic = -2
}

/// Constants that specify the animation of a presentation.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical = 0
  /// The view flips around a vertical axis.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// The presenter's view curls up like a page.
  case partialCurl = 3
}

/// The edges of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt
  /// Creates a set of edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The directions of a popover's arrow.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt
  /// Creates a set of directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An arrow that points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// An arrow that points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// An arrow that points left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// An arrow that points right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
