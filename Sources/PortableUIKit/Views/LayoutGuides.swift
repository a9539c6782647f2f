/// A guide of a view's bounds inside insets.
final class InnerGuide: UILayoutGuide {
  private let insets: (UIView) -> UIEdgeInsets

  init(in view: UIView, _ insets: @escaping (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    owningView = view
  }
  required init?(coder: NSCoder) { nil }

  override var layoutFrame: CGRect { owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero }

  nonisolated deinit {}
}

/// A guide that follows an object, with constraints that apply only near an edge. The constraints have no effect.
///
/// Follows Apple's page `UITrackingLayoutGuide`.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  nonisolated deinit {}
}

/// A guide that follows the keyboard. There is no keyboard, so it stays at the bottom of the safe area.
///
/// Follows Apple's page `UIKeyboardLayoutGuide`.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that indicates whether the guide follows an undocked keyboard. The value has no effect.
  open var followsUndockedKeyboard = false
  /// A Boolean value that indicates whether the guide ends at the safe area instead of the view's edge.
  open var usesBottomSafeArea = true
  /// The frame of the guide.
  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let (room, bottom) = (view.bounds, usesBottomSafeArea ? view.safeAreaNow.bottom : 0)
    return CGRect(x: room.minX, y: room.maxY - bottom, width: room.width, height: bottom)
  }

  nonisolated deinit {}
}

/// The covered area at an edge of a view controller's view.
///
/// Follows Apple's page `UILayoutSupport`.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the covered area, in points.
  var length: CGFloat { get }
  /// The anchor of the top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The area of a view outside its safe area at the top or bottom edge.
final class CoveredEdge: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool

  init(of view: UIView, atTop isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    owningView = view
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaNow else { return 0 }
    return isAtTop ? insets.top : insets.bottom
  }

  override var layoutFrame: CGRect {
    guard let room = owningView?.bounds else { return .zero }
    return CGRect(x: room.minX, y: isAtTop ? room.minY : room.maxY - length, width: room.width, height: length)
  }

  nonisolated deinit {}
}
