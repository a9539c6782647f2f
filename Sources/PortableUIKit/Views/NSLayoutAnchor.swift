/// The item and attribute of an anchor of any axis.
private nonisolated protocol AnchorPlace {
  var owner: ObjectIdentifier { get }
  var attribute: NSLayoutConstraint.Attribute { get }
}

/// An anchor for constraints: an edge, a centre or a dimension of a view or guide.
///
/// Follows Apple's page `NSLayoutAnchor`.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, nonisolated AnchorPlace {
  fileprivate let item: AnyObject
  /// The identity of the item, which is compared and hashed on any thread.
  nonisolated fileprivate let owner: ObjectIdentifier
  nonisolated fileprivate let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    owner = ObjectIdentifier(item)
    self.attribute = attribute
    super.init()
  }

  /// Returns whether the other object is an anchor of the same item and attribute.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnchorPlace else { return false }
    return other.owner == owner && other.attribute == attribute
  }
  /// The hash of the item and the attribute.
  nonisolated open override var hash: Int { owner.hashValue ^ attribute.rawValue }

  /// Returns a constraint that makes this anchor equal to another anchor.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }
  /// Returns a constraint that makes this anchor greater than or equal to another anchor.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }
  /// Returns a constraint that makes this anchor less than or equal to another anchor.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }
  /// Returns a constraint that makes this anchor equal to another anchor plus a constant.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }
  /// Returns a constraint that makes this anchor greater than or equal to another anchor plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }
  /// Returns a constraint that makes this anchor less than or equal to another anchor plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }

  /// Returns a constraint with a multiple of the system's spacing.
  fileprivate func spaced(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint { make(relation, other, constant: multiplier * 8) }

  fileprivate func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  nonisolated deinit {}
}

/// An anchor of a horizontal position.
///
/// Follows Apple's page `NSLayoutXAxisAnchor`.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint that places this anchor after another anchor by a multiple of the system's spacing.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }
  /// Returns a constraint that places this anchor after another anchor by at least a multiple of the system's spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }
  /// Returns a constraint that places this anchor after another anchor by at most a multiple of the system's spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }

  /// Returns an anchor of the distance to another anchor. A constraint with it refers to the view or guide of this
  /// anchor, and to no attribute.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item, .notAnAttribute)
  }

  nonisolated deinit {}
}

/// An anchor of a vertical position.
///
/// Follows Apple's page `NSLayoutYAxisAnchor`.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint that places this anchor below another anchor by a multiple of the system's spacing.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }
  /// Returns a constraint that places this anchor below another anchor by at least a multiple of the system's spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }
  /// Returns a constraint that places this anchor below another anchor by at most a multiple of the system's spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }

  /// Returns an anchor of the distance to another anchor. A constraint with it refers to the view or guide of this
  /// anchor, and to no attribute.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item, .notAnAttribute)
  }

  nonisolated deinit {}
}

/// An anchor of a width or a height.
///
/// Follows Apple's page `NSLayoutDimension`.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes the size equal to a constant.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, constant: c) }
  /// Returns a constraint that makes the size greater than or equal to a constant.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: c)
  }
  /// Returns a constraint that makes the size less than or equal to a constant.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, constant: c)
  }
  /// Returns a constraint that makes the size equal to a multiple of another size.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m)
  }
  /// Returns a constraint that makes the size greater than or equal to a multiple of another size.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m)
  }
  /// Returns a constraint that makes the size less than or equal to a multiple of another size.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m)
  }
  /// Returns a constraint that makes the size equal to a multiple of another size plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, multiplier: m, constant: c) }
  /// Returns a constraint that makes the size greater than or equal to a multiple of another size plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
  /// Returns a constraint that makes the size less than or equal to a multiple of another size plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

  nonisolated deinit {}
}

/// A rectangular area of a view, for constraints.
///
/// Follows Apple's page `UILayoutGuide`.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view that contains the guide.
  open weak var owningView: UIView?
  /// An identifier of the guide.
  open var identifier = ""
  /// The frame of the guide. Always the bounds of its view.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  /// Creates a guide without a view.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Creates a guide. The archive's contents are not read.
  public required init?(coder: NSCoder) { super.init() }

  convenience init(in view: UIView) {
    self.init()
    owningView = view
  }

  nonisolated deinit {}
}

@MainActor private func x(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
  NSLayoutXAxisAnchor(item, attribute)
}
@MainActor private func y(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
  NSLayoutYAxisAnchor(item, attribute)
}
@MainActor private func size(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
  NSLayoutDimension(item, attribute)
}

extension UIView {
  /// The anchor of the leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(self, .leading) }
  /// The anchor of the trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(self, .trailing) }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(self, .left) }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(self, .right) }
  /// The anchor of the horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(self, .centerX) }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(self, .top) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(self, .bottom) }
  /// The anchor of the vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(self, .centerY) }
  /// The anchor of the first baseline.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(self, .firstBaseline) }
  /// The anchor of the last baseline.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(self, .lastBaseline) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { size(self, .width) }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { size(self, .height) }
}

extension UILayoutGuide {
  /// The anchor of the leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(self, .leading) }
  /// The anchor of the trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(self, .trailing) }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(self, .left) }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(self, .right) }
  /// The anchor of the horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(self, .centerX) }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(self, .top) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(self, .bottom) }
  /// The anchor of the vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(self, .centerY) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { size(self, .width) }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { size(self, .height) }
}
