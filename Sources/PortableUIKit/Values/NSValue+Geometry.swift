// UIKit's additions to `NSValue` that Foundation on Linux has under other names.
nonisolated extension NSValue {
  /// Creates a value with a rectangle, as in the keyboard's notifications.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value with a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value with a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value with insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The rectangle of the value.
  ///
  /// - Precondition: The value contains a rectangle. The other three properties have the same precondition for their
  ///   types.
  public var cgRectValue: CGRect { rectValue }
  /// The point of the value.
  public var cgPointValue: CGPoint { pointValue }
  /// The size of the value.
  public var cgSizeValue: CGSize { sizeValue }
  /// The insets of the value.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
