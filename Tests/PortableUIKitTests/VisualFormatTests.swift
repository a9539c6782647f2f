import PortableUIKit
import Testing

/// Constraints made of a visual format, and what else spares an app writing them out.
@Suite struct VisualFormatTests {
  private let parent = UIView()
  private let a = UIView()
  private let b = UIView()
  private let guide = UILayoutGuide()

  init() {
    for (view, name) in [(parent, "parent"), (a, "a"), (b, "b")] { view.accessibilityIdentifier = name }
    parent.addSubview(a)
    parent.addSubview(b)
    parent.addLayoutGuide(guide)
    guide.identifier = "guide"
  }

  /// The constraints that a format gives, in words.
  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b, "guide": guide]
    ).map(words)
  }

  private func words(_ constraint: NSLayoutConstraint) -> String {
    let sign =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var words = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(sign) "
    if constraint.secondItem != nil { words += "\(name(constraint.secondItem)).\(constraint.secondAttribute) + " }
    words += "\(Int(constraint.constant))"
    return constraint.priority == .required ? words : words + " @\(Int(constraint.priority.rawValue))"
  }

  private func name(_ item: AnyObject?) -> String {
    (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier ?? "nothing"
  }

  @Test("UK-21 A visual format gives a constraint for each distance and size, with relation, priority and metrics")
  func horizontal() {
    let made = constraints("H:|-[a(==60)]-(>=gap,<=40@half)-[b(a)]-12-|", metrics: ["gap": 12, "half": Float(500)])
    #expect(
      made == [
        "a.leading == parent.leadingMargin + 0", "a.width == 60", "b.width == a.width + 0",
        "b.leading >= a.trailing + 12", "b.leading <= a.trailing + 40 @500", "parent.trailing == b.trailing + 12",
      ])
    #expect(constraints("[a]-[b]") == ["b.leading == a.trailing + 8"])
    #expect(constraints("[a]-space@space-[b]", metrics: ["space": CGFloat(20)]) == ["b.leading == a.trailing + 20 @20"])
    #expect(constraints("[a(>=7.5,<=100)]") == ["a.width >= 7", "a.width <= 100"])
    #expect(constraints("|[guide]-[a]") == ["guide.leading == parent.leading + 0", "a.leading == guide.trailing + 8"])
    #expect(constraints("[a]").isEmpty)
  }

  @Test("UK-21 Upright it goes from top to bottom, or from text to text, and views may lie over each other")
  func vertical() {
    #expect(
      constraints("V:|[a]-[b(>=44@20)]-(-4)-|") == [
        "a.top == parent.top + 0", "b.height >= 44 @20", "b.top == a.bottom + 8", "parent.bottom == b.bottom + -4",
      ])
    #expect(constraints("V:[a]-|") == ["parent.bottomMargin == a.bottom + 0"])
    #expect(
      constraints("V:|-9-[a]-20-[b]", .spacingBaselineToBaseline) == [
        "a.top == parent.top + 9", "b.firstBaseline == a.lastBaseline + 20",
      ])
  }

  @Test("UK-21 Options say from where to where it goes, and on which lines its views stand besides")
  func options() {
    #expect(
      constraints("|-10-[a]-[b]|", .directionRightToLeft) == [
        "parent.right == a.right + 10", "a.left == b.right + 8", "b.left == parent.left + 0",
      ])
    #expect(constraints("|-[a]", .directionLeftToRight) == ["a.left == parent.leftMargin + 0"])
    #expect(
      constraints("[a]-[b]", [.alignAllTop, .alignAllLastBaseline]) == [
        "b.top == a.top + 0", "b.lastBaseline == a.lastBaseline + 0", "b.leading == a.trailing + 8",
      ])
    #expect(constraints("V:[a][b]", .alignAllCenterX).first == "b.centerX == a.centerX + 0")
    let misuses = UIKitMisuse.collect { #expect(constraints("V:[a][b]", .alignAllTop).isEmpty) }
    #expect(misuses.map(\.kind) == [.brokenVisualFormat])
  }

  @Test("UK-11 A visual format that cannot be read gives nothing, and the misuse says where it breaks off")
  func broken() {
    let problems = [
      "": "“[” is missing at its end", "H:|-[a": "“]” is missing at its end", "V|[a]": "“:” is missing before “|[a]”",
      "[a]-": "a number or a name is missing at its end", "[a]-8[b]": "“-” is missing before “[b]”",
      "[a]-(8": "“)” is missing at its end", "[1]": "a name is missing before “1]”",
      "[a(>=)]": "a number or a name is missing before “)]”", "|[a]|[b]": "something stands behind the last “|”",
      "[c]": "“c” is none of its views", "[a]-b-[b]": "“b” is none of its metrics",
      "[a(c)]": "“c” is none of its metrics", "|[out]": "the view beside “|” has no superview",
    ]
    for (format, problem) in problems {
      let misuses = UIKitMisuse.collect {
        let made = NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: [:], views: ["a": a, "b": b, "out": parent])
        #expect(made.isEmpty)
      }
      #expect(misuses.map(\.kind) == [.brokenVisualFormat], "\(format)")
      #expect(
        misuses.first?.sentence.contains("“\(format)” gives no constraints, as \(problem); ") == true, "\(format)")
    }
  }

  @Test("UK-5 Anchors make constraints of the system's distance and of a part of another size, and margins are sides")
  func anchors() {
    let made = [
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
      b.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 3),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
      b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
      b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 2),
    ]
    #expect(
      made.map(words) == [
        "b.leading == a.trailing + 16", "b.leading >= a.trailing + 8", "b.leading <= a.trailing + 24",
        "b.top == a.bottom + 8", "b.top >= a.bottom + 4", "b.top <= a.bottom + 16",
      ])
    let sizes = [
      b.widthAnchor.constraint(greaterThanOrEqualTo: a.widthAnchor, multiplier: 2),
      b.widthAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, multiplier: 2),
      b.widthAnchor.constraint(greaterThanOrEqualTo: a.widthAnchor, multiplier: 2, constant: 3),
      b.widthAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, multiplier: 2, constant: 3),
    ]
    #expect(
      sizes.map(words) == [
        "b.width >= a.width + 0", "b.width <= a.width + 0", "b.width >= a.width + 3", "b.width <= a.width + 3",
      ])
    #expect(sizes.allSatisfy { $0.multiplier == 2 })
    let margins: [NSLayoutConstraint.Attribute] = [
      .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    #expect(margins.map(\.rawValue) == Array(13...20))
  }

  @Test("UK-5 Levels, priorities and weights have an order, and can be moved up and down")
  func numbers() {
    let window = UIWindow(frame: .zero)
    window.windowLevel = .alert + 1
    #expect(window.windowLevel == UIWindow.Level(2001) && window.windowLevel > .alert)
    #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
    let width = a.widthAnchor.constraint(equalToConstant: 4)
    width.priority = .required - 1
    #expect(width.priority == UILayoutPriority(999) && width.priority < .required)
    width.priority -= 1
    width.priority = 2 + width.priority
    #expect(width.priority == .required)
    var weight = UIFont.Weight.regular
    weight += 0.4
    #expect(weight == .bold)
    #expect([UIFont.Weight.bold, .thin, .medium].sorted() == [.thin, .medium, .bold])
  }

  @Test("UK-5 A view can be asked for the smallest and the largest size that fits, and a guide made from an archive")
  func sizesAndGuides() {
    #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    let large = CGSize(width: 10_000, height: 10_000)
    #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == large)
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UILayoutGuide(coder: coder) != nil && UIKeyboardLayoutGuide(coder: coder) != nil)
  }
}
