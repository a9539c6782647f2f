/// How much a constraint matters.
///
/// Follows Apple's page `UILayoutPriority`.
nonisolated public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The priority, from 1 to 1000.
  public let rawValue: Float
  /// Makes a priority of a number from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority of a number from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It has to hold.
  public static let required = UILayoutPriority(1000)
  /// As strongly as a button keeps its contents whole.
  public static let defaultHigh = UILayoutPriority(750)
  /// As strongly as a button stays small.
  public static let defaultLow = UILayoutPriority(250)
  /// As strongly as a view stays small when its size is asked for.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// What is to hold between two sides or sizes. It is kept, and not solved: there is no layout by constraints here.
///
/// Follows Apple's page `NSLayoutConstraint`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A side, a middle or a size.
  nonisolated public enum Attribute: Int, Sendable {
    /// Nothing.
    case notAnAttribute = 0
    /// The left side.
    case left = 1
    /// The right side.
    case right = 2
    /// The upper side.
    case top = 3
    /// The lower side.
    case bottom = 4
    /// Where lines begin.
    case leading = 5
    /// Where lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from left to right.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// Where the last line stands.
    case lastBaseline = 11
    /// Where the first line stands.
    case firstBaseline = 12
    /// The left side of what the margins leave.
    case leftMargin = 13
    /// The right side of what the margins leave.
    case rightMargin = 14
    /// The upper side of what the margins leave.
    case topMargin = 15
    /// The lower side of what the margins leave.
    case bottomMargin = 16
    /// Where lines begin between the margins.
    case leadingMargin = 17
    /// Where lines end between the margins.
    case trailingMargin = 18
    /// The middle from left to right of what the margins leave.
    case centerXWithinMargins = 19
    /// The middle from top to bottom of what the margins leave.
    case centerYWithinMargins = 20
  }

  /// How one side stands to the other.
  nonisolated public enum Relation: Int, Sendable {
    /// At most as far.
    case lessThanOrEqual = -1
    /// As far.
    case equal = 0
    /// At least as far.
    case greaterThanOrEqual = 1
  }

  /// A direction.
  nonisolated public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The view or guide it is about.
  open private(set) weak var firstItem: AnyObject?
  /// Which side or size of that.
  open private(set) var firstAttribute: Attribute
  /// How the first stands to the second.
  open private(set) var relation: Relation
  /// The view or guide it is compared with.
  open private(set) weak var secondItem: AnyObject?
  /// Which side or size of that.
  open private(set) var secondAttribute: Attribute
  /// What it is about, as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem ?? self, firstAttribute) }
  /// What that is compared with, as an anchor; `nil` if it is compared with a number.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }
  /// What the second is multiplied by.
  open private(set) var multiplier: CGFloat
  /// What is added then.
  open var constant: CGFloat
  /// How much it matters.
  open var priority = UILayoutPriority.required
  /// A name to find it by.
  open var identifier: String?
  private weak var holder: UIView?
  /// Whether any view has ever kept one; as long as none has, nobody looks for them.
  private(set) static var isKnown = false

  /// Makes a constraint; it is not active yet.
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

  /// Whether it is kept by a view: the nearest that holds both of what it is about.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Makes all of them active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }
  /// Makes all of them inactive.
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

  /// Whether it is about a view, what lies in that, or a guide of either.
  func concerns(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0)?.liesIn(view) ?? false }
  }

  private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  nonisolated deinit {}
}
