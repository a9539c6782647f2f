/// A guide as large as what some insets leave of its view.
final class InnerGuide: UILayoutGuide {
  private let insets: (UIView) -> UIEdgeInsets

  init(in view: UIView, _ insets: @escaping (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    owningView = view
  }

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
