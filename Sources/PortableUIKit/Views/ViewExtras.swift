/// Values that few views set, stored apart so that a plain view is small.
final class ViewExtras {
  var layer: CALayer?
  var tintColor: UIColor?
  /// A closure that performs the segue drawn from the view.
  var segue: ((UIView) -> Void)?
  /// The names of the view in an interface file: its object id, its actions and the outlets that refer to it.
  var drawnNames: [String] = []
  var contentMode = UIView.ContentMode.scaleToFill
  var transform = CGAffineTransform.identity
  /// The margins that the app has set.
  var layoutMargins: UIEdgeInsets?
  var insetsMargins = true
  var preservesMargins = false
  /// The safe area and the margins at the last notification.
  var toldSafeArea = UIEdgeInsets.zero
  var toldMargins: UIEdgeInsets?
  var traitOverrides: UITraitOverrides?
  /// The former overrides, until the view is notified of a change.
  var untoldOverrides: TraitValues?
  var traitRegistrations = TraitRegistrations()
  var tintMode = UIView.TintAdjustmentMode.automatic
  var isOpaque = true
  var mask: UIView?
  var resizesSubviews = true
  var semantics = UISemanticContentAttribute.unspecified
  var takesManyFingers = false
  var takesFingersAlone = false
  var isAccessibilityModal = false
  var hidesAccessibility = false
  var accessibilityElements: [Any]?
  var groupsAccessibility = false
  var gestureRecognizers: [UIGestureRecognizer] = []
  var constraints: [NSLayoutConstraint] = []
  var layoutGuides: [UILayoutGuide] = []
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
  var keyboard: UIKeyboardLayoutGuide?
  var usesAutoresizing = true
  var autoresizing: UIView.AutoresizingMask = []
  var isAccessibilityElement = false
  var accessibilityTraits = UIAccessibilityTraits.none
  var accessibilityHint: String?
  var accessibilityValue: String?
  var rare: RareExtras?
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  nonisolated deinit {}
}

/// Values that few views with `ViewExtras` set.
final class RareExtras {
  /// The transform, if it leaves the plane.
  var transformInSpace: CATransform3D?
  var restorationIdentifier: String?
  var customActions: [UIAccessibilityCustomAction]?
  var accessibilityFrame: CGRect?
  var containerType = UIAccessibilityContainerType.none
  var inputLabels: [String]?
  var language: String?
  var attributedLabel: NSAttributedString?
  var attributedValue: NSAttributedString?

  nonisolated deinit {}
}

extension UIView {
  func madeRare() -> RareExtras {
    let extras = madeExtras()
    let rare = extras.rare ?? RareExtras()
    extras.rare = rare
    return rare
  }

  func madeExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    // A layer of a custom class may react when it is added to a window.
    if type(of: self).layerClass != CALayer.self { _ = madeLayer() }
    return made
  }

  func madeLayer() -> CALayer {
    let extras = madeExtras()
    if let layer = extras.layer { return layer }
    // A class that is known only by its type is created with an empty coder.
    let made = (type(of: self).layerClass as? CALayer.Type)?.init(coder: EmptyCoder()) ?? CALayer()
    extras.layer = made
    made.view = self
    made.lie(inWindow: hostWindow != nil)
    return made
  }
}

/// Constants that specify the meaning of content, which decides whether it is mirrored for right-to-left languages.
///
/// Follows Apple's page `UISemanticContentAttribute`.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that is mirrored.
  case unspecified = 0
  /// Controls of a player. They are not mirrored.
  case playback = 1
  /// Content with spatial directions. It is not mirrored.
  case spatial = 2
  /// Content that always has the left-to-right direction.
  case forceLeftToRight = 3
  /// Content that always has the right-to-left direction.
  case forceRightToLeft = 4
}

/// Constants that specify the layout direction of the interface.
///
/// Follows Apple's page `UIUserInterfaceLayoutDirection`.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The direction from left to right.
  case leftToRight = 0
  /// The direction from right to left.
  case rightToLeft = 1
}

extension UIView {
  /// Returns the layout direction of a view with a semantic content attribute.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }

  var directionNow: UIUserInterfaceLayoutDirection {
    extras?.semantics == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
