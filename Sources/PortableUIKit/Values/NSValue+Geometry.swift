// What UIKit adds to Foundation's wrapper of values, as far as Foundation has it under other names.
nonisolated extension NSValue {
  /// Wraps a rectangle, as the notifications of the keyboard do.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Wraps insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The rectangle that it wraps.
  ///
  /// - Precondition: It wraps a rectangle; so it is with the other three.
  public var cgRectValue: CGRect { rectValue }
  /// The point that it wraps.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that it wraps.
  public var cgSizeValue: CGSize { sizeValue }
  /// The insets that it wraps.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
