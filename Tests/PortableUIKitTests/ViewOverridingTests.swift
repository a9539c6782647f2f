import PortableUIKit
import Testing

private final class Card: UIView {
  var told: [String] = []
  override var translatesAutoresizingMaskIntoConstraints: Bool { didSet { told.append("translates") } }
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    told.append("adds")
    super.addConstraint(constraint)
  }
  override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    told.append("hugs")
    super.setContentHuggingPriority(priority, for: axis)
  }
  override var safeAreaLayoutGuide: UILayoutGuide {
    told.append("safe area")
    return super.safeAreaLayoutGuide
  }
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  override var forLastBaselineLayout: UIView { subviews.last ?? self }
  override func prepareForInterfaceBuilder() { told.append("builder") }
  override func layoutSubviews() { told.append("subviews") }
  override func layoutSublayers(of layer: CALayer) { told.append("sublayers") }
}

private final class Column: UIStackView {
  let name: String
  override init(frame: CGRect) {
    name = "frame"
    super.init(frame: frame)
  }
  required init(coder: NSCoder) {
    name = "coder"
    super.init(coder: coder)
  }
}

private final class Spinner: UIActivityIndicatorView {
  let name = "spinner"
  override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

private final class Puller: UIRefreshControl {
  let name: String
  override init() {
    name = "puller"
    super.init()
  }
  required init?(coder: NSCoder) { nil }
}

@Suite struct ViewOverridingTests {
  let stage = Stage()

  @Test("UK-3 A view's members for layout can be overridden, and internals do not go through them")
  func layoutMembers() {
    let (card, label) = (Card(), UILabel())
    card.addSubview(label)
    card.translatesAutoresizingMaskIntoConstraints = false
    card.setContentHuggingPriority(.required, for: .vertical)
    let height = label.heightAnchor.constraint(equalToConstant: 4)
    card.addConstraint(height)
    let guide = card.safeAreaLayoutGuide
    #expect(card.told == ["translates", "hugs", "adds", "safe area"])
    #expect(guide === card.safeAreaLayoutGuide && guide.owningView === card && card.layoutMarginsGuide !== guide)
    let width = label.widthAnchor.constraint(equalTo: card.widthAnchor)
    width.isActive = true
    #expect(card.told.filter { $0 == "adds" }.count == 1 && card.constraints == [height, width])
    card.removeConstraints([height, width])
    #expect(card.constraints.isEmpty && !height.isActive)
    label.removeConstraint(width)
    #expect(card.constraintsAffectingLayout(for: .horizontal).isEmpty && !card.hasAmbiguousLayout)
  }

  @Test("UK-3 The frame for the part that is aligned is the frame again")
  func alignment() {
    let (card, label, frame) = (Card(), UILabel(), CGRect(x: 10, y: 20, width: 30, height: 40))
    let aligned = card.alignmentRect(forFrame: frame)
    #expect(aligned == CGRect(x: 12, y: 21, width: 24, height: 36) && card.frame(forAlignmentRect: aligned) == frame)
    #expect(label.alignmentRect(forFrame: frame) == frame && label.forFirstBaselineLayout === label)
    card.addSubview(label)
    #expect(card.forFirstBaselineLayout === label)
  }

  @Test("UK-3 A view's sublayers are laid out after its subviews, once it has been asked for its layer")
  func sublayers() {
    let card = Card()
    stage.show(card)
    card.told = []
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(card.told == ["subviews"])
    _ = card.layer
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(card.told == ["subviews", "subviews", "sublayers"])
  }

  @Test("UK-3 Stacks, indicators and refresh controls are derived from as Xcode writes it")
  func initialisers() {
    #expect(Column(arrangedSubviews: [UIView()]).name == "frame" && Column().name == "frame")
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(Column(coder: coder).name == "coder" && Column(coder: coder).arrangedSubviews.isEmpty)
    #expect(Spinner(coder: coder).isHidden && Spinner(style: .large).style == .large)
    #expect(Puller().name == "puller" && UIRefreshControl().attributedTitle == nil)
    let column = Column()
    #expect(
      column.customSpacing(after: column) == UIStackView.spacingUseDefault && !column.isBaselineRelativeArrangement)
  }

  @Test("UK-5 A transform in the plane is one in space too, and the other way round")
  func transforms() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.transform3D.m11 == 2)
    #expect(view.transform3D.m22 == 3)
    var tilted = CATransform3DIdentity
    tilted.m34 = -0.002
    view.transform3D = tilted
    #expect(view.transform3D.m34 == -0.002)
    view.transform = .identity
    #expect(view.transform3D.m34 == 0)
    var moved = CATransform3DIdentity
    (moved.m41, moved.m42) = (4, 5)
    view.transform3D = moved
    #expect(view.transform == CGAffineTransform(translationX: 4, y: 5))
    view.transform = .identity
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.anchorPoint = .zero
    #expect(view.anchorPoint == .zero && view.layer.anchorPoint == .zero && view.frame.origin == CGPoint(x: 5, y: 5))
    view.restorationIdentifier = "box"
    #expect(view.restorationIdentifier == "box" && UIView().restorationIdentifier == nil)
  }

  @Test("UK-5 A constraint says which anchors it is about, and a distance between anchors can be compared")
  func anchors() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let constraint = inner.leadingAnchor.constraint(equalTo: outer.trailingAnchor)
    #expect(constraint.firstAnchor.isEqual(inner.leadingAnchor) && !constraint.firstAnchor.isEqual(inner.leftAnchor))
    #expect(constraint.secondAnchor?.isEqual(outer.trailingAnchor) == true)
    #expect(inner.widthAnchor.constraint(equalToConstant: 2).secondAnchor == nil)
    #expect(inner.topAnchor == inner.topAnchor && inner.topAnchor != outer.topAnchor)
    let distance = outer.leadingAnchor.anchorWithOffset(to: inner.leadingAnchor)
    let equal = distance.constraint(equalTo: inner.widthAnchor, multiplier: 0.5)
    equal.isActive = true
    #expect(outer.constraints == [equal] && equal.secondAttribute == .width && equal.multiplier == 0.5)
    let high = outer.topAnchor.anchorWithOffset(to: inner.topAnchor).constraint(equalToConstant: 3)
    #expect(high.constant == 3 && high.firstItem === outer)
  }
}
