/// The priority of a constraint.
///
/// Follows Apple's page `UILayoutPriority`.
nonisolated public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The priority, from 1 to 1000.
  public let rawValue: Float
  /// Creates a priority with a number from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority with a number from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view tends to its fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between the attributes of two views or guides.
///
/// Follows Apple's page `NSLayoutConstraint`. The headless UIKit stores constraints and does not solve them.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// Constants that specify an attribute of a view or guide.
  nonisolated public enum Attribute: Int, Sendable {
    /// No attribute.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal centre.
    case centerX = 9
    /// The vertical centre.
    case centerY = 10
    /// The last baseline.
    case lastBaseline = 11
    /// The first baseline.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The leading margin.
    case leadingMargin = 17
    /// The trailing margin.
    case trailingMargin = 18
    /// The horizontal centre between the margins.
    case centerXWithinMargins = 19
    /// The vertical centre between the margins.
    case centerYWithinMargins = 20
  }

  /// Constants that specify the relation of two attributes.
  nonisolated public enum Relation: Int, Sendable {
    /// The first attribute is less than or equal to the second.
    case lessThanOrEqual = -1
    /// The attributes are equal.
    case equal = 0
    /// The first attribute is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// Constants that specify an axis.
  nonisolated public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The first view or guide.
  open private(set) weak var firstItem: AnyObject?
  /// The attribute of the first item.
  open private(set) var firstAttribute: Attribute
  /// The relation of the attributes.
  open private(set) var relation: Relation
  /// The second view or guide.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item.
  open private(set) var secondAttribute: Attribute
  /// The anchor of the first item and attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem ?? self, firstAttribute) }
  /// The anchor of the second item and attribute. `nil` if there is no second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }
  /// The factor of the second attribute.
  open private(set) var multiplier: CGFloat
  /// The constant that is added.
  open var constant: CGFloat
  /// The priority of the constraint.
  open var priority = UILayoutPriority.required
  /// An identifier of the constraint.
  open var identifier: String?
  private weak var holder: UIView?
  /// Whether a view has ever stored a constraint. Until then, no search for constraints runs.
  private(set) static var isKnown = false

  /// Creates an inactive constraint.
  public init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstAttribute = attr1
    self.relation = relation
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
    firstItem = view1 as? NSObject
    secondItem = view2 as? NSObject
  }

  /// A Boolean value that indicates whether the constraint is active: the nearest common superview of its items stores
  /// it.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }
  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private func activate() {
    guard holder == nil, let first = Self.view(of: firstItem) else { return }
    guard let second = Self.view(of: secondItem) else { return keep(in: first) }
    var candidate: UIView? = first
    while let view = candidate, !second.liesIn(view) { candidate = view.superviewLink }
    guard let candidate else { return UIKitMisuse.report(.constraintBetweenStrangers, first, second) }
    keep(in: candidate)
  }

  func deactivate() {
    holder?.extras?.constraints.removeAll { $0 === self }
    holder = nil
  }

  func keep(in view: UIView) {
    deactivate()
    NSLayoutConstraint.isKnown = true
    holder = view
    view.madeExtras().constraints.append(self)
    view.useConstraints()
  }

  /// Whether an item of the constraint is the view, its descendant, or a guide of either.
  func concerns(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0)?.liesIn(view) ?? false }
  }

  private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  nonisolated deinit {}
}
