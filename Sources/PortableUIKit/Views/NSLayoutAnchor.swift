/// What an anchor stands for, whatever its direction.
private nonisolated protocol AnchorPlace {
  var owner: ObjectIdentifier { get }
  var attribute: NSLayoutConstraint.Attribute { get }
}

/// One side, middle or size of a view or guide, to make constraints with.
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

  /// Whether the other object is the same side, middle or size of the same view or guide.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnchorPlace else { return false }
    return other.owner == owner && other.attribute == attribute
  }
  /// A hash of what it is one of.
  nonisolated open override var hash: Int { owner.hashValue ^ attribute.rawValue }

  /// The same place.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }
  /// The same place or further.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }
  /// The same place or nearer.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }
  /// That much further.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }
  /// At least that much further.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }
  /// At most that much further.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }

  /// As many of the system's distances away.
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

/// A side or middle from left to right.
///
/// Follows Apple's page `NSLayoutXAxisAnchor`.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// As many of the system's distances further.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }
  /// At least as many of the system's distances further.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }
  /// At most as many of the system's distances further.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }

  /// How far it is to another one. A constraint of it is about the view or guide of this one, and says of no side.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item, .notAnAttribute)
  }

  nonisolated deinit {}
}

/// A side or middle from top to bottom.
///
/// Follows Apple's page `NSLayoutYAxisAnchor`.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// As many of the system's distances further.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }
  /// At least as many of the system's distances further.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }
  /// At most as many of the system's distances further.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }

  /// How far it is to another one. A constraint of it is about the view or guide of this one, and says of no side.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item, .notAnAttribute)
  }

  nonisolated deinit {}
}

/// A width or height.
///
/// Follows Apple's page `NSLayoutDimension`.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// That size.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, constant: c) }
  /// At least that size.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: c)
  }
  /// At most that size.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, constant: c)
  }
  /// A multiple of the other size.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m)
  }
  /// At least a multiple of the other size.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m)
  }
  /// At most a multiple of the other size.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m)
  }
  /// A multiple of the other size, and that much more.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, multiplier: m, constant: c) }
  /// At least a multiple of the other size, and that much more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
  /// At most a multiple of the other size, and that much more.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

  nonisolated deinit {}
}

/// A rectangle in a view, to make constraints with.
///
/// Follows Apple's page `UILayoutGuide`.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view it lies in.
  open weak var owningView: UIView?
  /// A name to find it by.
  open var identifier = ""
  /// Where it lies: here all of its view.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  /// Makes a guide that lies in no view yet.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes a guide from an archive; the archive's contents are not read.
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
  /// Where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(self, .leading) }
  /// Where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { x(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { x(self, .right) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(self, .centerX) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { y(self, .top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(self, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(self, .centerY) }
  /// Where the first line stands.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(self, .firstBaseline) }
  /// Where the last line stands.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { size(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { size(self, .height) }
}

extension UILayoutGuide {
  /// Where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(self, .leading) }
  /// Where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { x(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { x(self, .right) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(self, .centerX) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { y(self, .top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(self, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { size(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { size(self, .height) }
}
