/// What most views never have, kept apart so that a plain view stays small.
final class ViewExtras {
  var layer = CALayer()
  var tintColor: UIColor?
  /// Performs the segue that was drawn from the view.
  var segue: ((UIView) -> Void)?
  /// What an interface file calls it: its object id, its actions, the outlets that hold it.
  var drawnNames: [String] = []
  var contentMode = UIView.ContentMode.scaleToFill
  var transform = CGAffineTransform.identity
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var gestureRecognizers: [UIGestureRecognizer] = []
  var constraints: [NSLayoutConstraint] = []
  var layoutGuides: [UILayoutGuide] = []
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var usesAutoresizing = true
  var autoresizing: UIView.AutoresizingMask = []
  var isAccessibilityElement = false
  var accessibilityTraits = UIAccessibilityTraits.none
  var accessibilityHint: String?
  var accessibilityValue: String?
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  nonisolated deinit {}
}

extension UIView {
  func madeExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    made.layer.lie(inWindow: hostWindow != nil)
    return made
  }
}

/// What a view is to those who cannot see it.
///
/// Follows Apple's page `UIAccessibilityTraits`.
nonisolated public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64
  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Something chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Something that cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
