/// Makes the constraints that a visual format names, of an app's views and numbers.
struct VisualFormatMaker {
  private typealias Side = (object: NSObject, attribute: NSLayoutConstraint.Attribute)

  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints() throws(VisualFormatProblem) -> [NSLayoutConstraint] {
    var objects: [NSObject] = []
    for view in format.views { try objects.append(object(view.name)) }
    var made = try alignments(of: objects)
    if let space = format.first, let object = objects.first {
      let (outer, distance) = try outerSide(beside: object, ends.start, space)
      made += try distances(distance, from: outer, to: (object, ends.start))
    }
    for (view, object) in zip(format.views, objects) { made += try sizes(view.predicates, of: object) }
    for (space, (object, next)) in zip(format.spaces, zip(objects, objects.dropFirst())) {
      made += try distances(space, from: (object, betweenViews.end), to: (next, betweenViews.start))
    }
    if let space = format.last, let object = objects.last {
      let (outer, distance) = try outerSide(beside: object, ends.end, space)
      made += try distances(distance, from: (object, ends.end), to: outer)
    }
    return made
  }

  // MARK: Sides

  /// Where a view begins and ends in the direction of the format.
  private var ends: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  /// The same, for the distances between views.
  private var betweenViews: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    let isOfText = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    return isOfText ? (.firstBaseline, .lastBaseline) : ends
  }

  /// The superview's side beside a view, and how far the view is from it.
  ///
  /// The standard distance is the margin, as Apple's page `layoutMargins` says, and that is a side of its own.
  private func outerSide(
    beside object: NSObject, _ attribute: NSLayoutConstraint.Attribute, _ space: VisualFormat.Space
  ) throws(VisualFormatProblem) -> (Side, VisualFormat.Space) {
    let outer = (object as? UIView)?.superviewLink ?? (object as? UILayoutGuide)?.owningView
    guard let superview = outer else { throw VisualFormatProblem(words: "the view beside “|” has no superview") }
    guard case .standard = space else { return ((superview, attribute), space) }
    let margins: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
      .left: .leftMargin, .right: .rightMargin, .top: .topMargin, .bottom: .bottomMargin, .leading: .leadingMargin,
      .trailing: .trailingMargin,
    ]
    return ((superview, margins[attribute] ?? attribute), .flush)
  }

  // MARK: Constraints

  private func distances(
    _ space: VisualFormat.Space, from side: Side, to next: Side
  ) throws(VisualFormatProblem) -> [NSLayoutConstraint] {
    // From right to left it is the first one that lies further to the right.
    let isTurned = format.axis == .horizontal && options.contains(.directionRightToLeft)
    let (near, far) = isTurned ? (next, side) : (side, next)
    guard case .predicates(let predicates) = space else {
      return [try make(far, .equal, near, NSLayoutConstraint.systemSpacing)]
    }
    var made: [NSLayoutConstraint] = []
    for predicate in predicates {
      try made.append(make(far, predicate.relation, near, number(predicate.value), predicate.priority))
    }
    return made
  }

  private func sizes(
    _ predicates: [VisualFormat.Predicate], of object: NSObject
  ) throws(VisualFormatProblem) -> [NSLayoutConstraint] {
    let size: NSLayoutConstraint.Attribute = format.axis == .vertical ? .height : .width
    var made: [NSLayoutConstraint] = []
    for predicate in predicates {
      if case .name(let name) = predicate.value, metric(name) == nil, views[name] != nil {
        let other = try self.object(name)
        try made.append(make((object, size), predicate.relation, (other, size), 0, predicate.priority))
      } else {
        try made.append(
          make((object, size), predicate.relation, nil, number(predicate.value), predicate.priority))
      }
    }
    return made
  }

  /// Has each view stand on the lines of the one before it that the options name.
  private func alignments(of objects: [NSObject]) throws(VisualFormatProblem) -> [NSLayoutConstraint] {
    let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .leading, .trailing, .centerX]
    let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY, .lastBaseline, .firstBaseline]
    let (along, across) = format.axis == .vertical ? (vertical, horizontal) : (horizontal, vertical)
    guard !along.contains(where: { isAligned($0) }) else {
      throw VisualFormatProblem(words: "its options align the views in the direction in which they follow each other")
    }
    var made: [NSLayoutConstraint] = []
    for attribute in across where isAligned(attribute) {
      for (object, next) in zip(objects, objects.dropFirst()) {
        try made.append(make((next, attribute), .equal, (object, attribute), 0))
      }
    }
    return made
  }

  private func isAligned(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    options.contains(NSLayoutConstraint.FormatOptions(rawValue: 1 << UInt(attribute.rawValue)))
  }

  private func make(
    _ side: Side, _ relation: NSLayoutConstraint.Relation, _ other: Side?, _ constant: CGFloat,
    _ priority: VisualFormat.Value? = nil
  ) throws(VisualFormatProblem) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: side.object, attribute: side.attribute, relatedBy: relation, toItem: other?.object,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: 1, constant: constant)
    if let priority { made.priority = try UILayoutPriority(Float(number(priority))) }
    return made
  }

  // MARK: Names

  private func object(_ name: String) throws(VisualFormatProblem) -> NSObject {
    if let view = views[name] as? UIView { return view }
    if let guide = views[name] as? UILayoutGuide { return guide }
    throw VisualFormatProblem(words: "\(name.quoted) is none of its views")
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatProblem) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      guard let number = metric(name) else { throw VisualFormatProblem(words: "\(name.quoted) is none of its metrics") }
      return number
    }
  }

  private func metric(_ name: String) -> CGFloat? {
    switch metrics[name] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

extension NSLayoutConstraint {
  /// The distance that the system leaves between views: as wide as a view's margins are.
  static let systemSpacing: CGFloat = 8
}

extension UIKitMisuse {
  static func report(unreadable format: String, _ problem: VisualFormatProblem) {
    record(.brokenVisualFormat, [], Kind.brokenVisualFormat.sentence([format.quoted, problem.words]))
  }
}
