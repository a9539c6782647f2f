/// What most views never have, kept apart so that a plain view stays small.
final class ViewExtras {
  var layer: CALayer?
  var tintColor: UIColor?
  /// Performs the segue that was drawn from the view.
  var segue: ((UIView) -> Void)?
  /// What an interface file calls it: its object id, its actions, the outlets that hold it.
  var drawnNames: [String] = []
  var contentMode = UIView.ContentMode.scaleToFill
  var transform = CGAffineTransform.identity
  /// The margins that were set.
  var layoutMargins: UIEdgeInsets?
  var insetsMargins = true
  var preservesMargins = false
  /// The safe area and the margins it was told last.
  var toldSafeArea = UIEdgeInsets.zero
  var toldMargins: UIEdgeInsets?
  var traitOverrides: UITraitOverrides?
  /// What it overrode before, while it has not been told of what it overrides now.
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

/// What few views have of those that have something besides.
final class RareExtras {
  /// How it is moved, turned and scaled, where that leaves the plane.
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
    // One of a class of the app's own may act when it comes into a window.
    if type(of: self).layerClass != CALayer.self { _ = madeLayer() }
    return made
  }

  func madeLayer() -> CALayer {
    let extras = madeExtras()
    if let layer = extras.layer { return layer }
    // Where a class has to be made from its type alone, an empty coder serves.
    let made = (type(of: self).layerClass as? CALayer.Type)?.init(coder: EmptyCoder()) ?? CALayer()
    extras.layer = made
    made.view = self
    made.lie(inWindow: hostWindow != nil)
    return made
  }
}

/// Whether contents are turned round where lines run from right to left.
///
/// Follows Apple's page `UISemanticContentAttribute`.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// They are.
  case unspecified = 0
  /// Buttons of a player; they are not.
  case playback = 1
  /// What stands for places and ways in space; it is not.
  case spatial = 2
  /// Lines run from left to right.
  case forceLeftToRight = 3
  /// Lines run from right to left.
  case forceRightToLeft = 4
}

/// Which way lines run.
///
/// Follows Apple's page `UIUserInterfaceLayoutDirection`.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension UIView {
  /// Which way lines run in a view of these contents.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }

  var directionNow: UIUserInterfaceLayoutDirection {
    extras?.semantics == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
