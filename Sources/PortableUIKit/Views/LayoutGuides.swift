/// A guide as large as what some insets leave of its view.
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

/// A guide that follows something, with constraints that count only where that is near an edge; they are not solved here.
///
/// Follows Apple's page `UITrackingLayoutGuide`.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  nonisolated deinit {}
}

/// Follows the keyboard; as there is none, it stays at the lower edge of the safe area.
///
/// Follows Apple's page `UIKeyboardLayoutGuide`.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it follows a keyboard that floats; kept.
  open var followsUndockedKeyboard = false
  /// Whether it stops at the safe area, or at the edge itself.
  open var usesBottomSafeArea = true
  /// Where it lies.
  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let (room, bottom) = (view.bounds, usesBottomSafeArea ? view.safeAreaNow.bottom : 0)
    return CGRect(x: room.minX, y: room.maxY - bottom, width: room.width, height: bottom)
  }

  nonisolated deinit {}
}

/// What covers a view controller's view at an edge.
///
/// Follows Apple's page `UILayoutSupport`.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view is covered, in points.
  var length: CGFloat { get }
  /// The upper side.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower side.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a view outside of its safe area at the upper or the lower edge.
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
