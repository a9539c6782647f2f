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

@Suite struct ViewOverridingTests {
  let stage = Stage()

  @Test("UK-3 A view's layout members can be overridden, and internal code does not call them")
  func layoutMembers() {
    let (card, label) = (Card(), UILabel())
    card.addSubview(label)
    card.translatesAutoresizingMaskIntoConstraints = false
    card.setContentHuggingPriority(.required, for: .vertical)
    let height = label.heightAnchor.constraint(equalToConstant: 4)
    card.addConstraint(height)
    let guide = card.safeAreaLayoutGuide
    #expect(card.told == ["translates", "hugs", "adds", "safe area"])
    #expect(guide === card.safeAreaLayoutGuide)
    #expect(guide.owningView === card)
    #expect(card.layoutMarginsGuide !== guide)
    let width = label.widthAnchor.constraint(equalTo: card.widthAnchor)
    width.isActive = true
    #expect(card.told.filter { $0 == "adds" }.count == 1)
    #expect(card.constraints == [height, width])
    card.removeConstraints([height, width])
    #expect(card.constraints.isEmpty)
    #expect(!height.isActive)
    label.removeConstraint(width)
    #expect(card.constraintsAffectingLayout(for: .horizontal).isEmpty)
    #expect(!card.hasAmbiguousLayout)
  }

  @Test("UK-3 A view lays out its sublayers after its subviews, once the view's layer has been used")
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
}
