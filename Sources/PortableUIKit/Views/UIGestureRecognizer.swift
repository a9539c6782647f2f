/// Decides whether a gesture may begin.
///
/// Follows Apple's page `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin now.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// A gesture begins unless its delegate says otherwise.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// A gesture of the user; here only what decides whether it may begin.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Asked whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the gesture is recognised at all.
  open var isEnabled = true
  /// The view the gesture belongs to.
  open internal(set) weak var view: UIView?

  /// Makes a gesture that belongs to no view yet.
  @MainActor public override init() { super.init() }
}
