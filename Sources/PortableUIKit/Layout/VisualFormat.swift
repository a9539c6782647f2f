/// What a visual format says: views in a row, with the distances between them.
///
/// Its grammar is that of Apple's page "Visual Format Language" of its Auto Layout Guide,
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/
struct VisualFormat {
  /// A number, or the name of one or of a view.
  enum Value {
    case number(CGFloat)
    case name(String)
  }

  /// What is to hold for a distance or a size.
  struct Predicate {
    let relation: NSLayoutConstraint.Relation
    let value: Value
    let priority: Value?
  }

  /// How far two that follow each other are apart.
  enum Space {
    /// As far as the system has it.
    case standard
    case predicates([Predicate])

    static let flush = Space.predicates([Predicate(relation: .equal, value: .number(0), priority: nil)])
  }

  /// A view, and what is to hold for its size.
  struct View {
    let name: String
    let predicates: [Predicate]
  }

  let axis: NSLayoutConstraint.Axis
  /// How far the first view is from its superview's edge, where that is said.
  private(set) var first: Space?
  /// The views; at least one.
  private(set) var views: [View] = []
  /// What is between them, one less than they are.
  private(set) var spaces: [Space] = []
  /// How far the last view is from its superview's edge, where that is said.
  private(set) var last: Space?

  /// Reads one.
  init(_ text: String) throws(VisualFormatProblem) {
    var reader = VisualFormatReader(text)
    axis = try reader.axis()
    if reader.takes("|") { first = try reader.space() }
    try views.append(reader.view())
    while last == nil, !reader.isAtEnd {
      let space = try reader.space()
      if reader.takes("|") {
        last = space
      } else {
        spaces.append(space)
        try views.append(reader.view())
      }
    }
    if !reader.isAtEnd { throw VisualFormatProblem(words: "something stands behind the last “|”") }
  }
}

/// Why a visual format gives no constraints, as a part of a sentence.
nonisolated struct VisualFormatProblem: Error {
  let words: String
}

/// Reads a visual format from its beginning to its end.
private struct VisualFormatReader {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.isEmpty }

  private func missing(_ expected: String) -> VisualFormatProblem {
    let place = rest.isEmpty ? "at its end" : "before \(String(rest).quoted)"
    return VisualFormatProblem(words: "\(expected) is missing \(place)")
  }

  /// Goes on behind a sign, if it is the next.
  mutating func takes(_ sign: String) -> Bool {
    guard rest.hasPrefix(sign) else { return false }
    rest.removeFirst(sign.count)
    return true
  }

  private mutating func take(_ sign: String) throws(VisualFormatProblem) {
    guard takes(sign) else { throw missing(sign.quoted) }
  }

  mutating func axis() throws(VisualFormatProblem) -> NSLayoutConstraint.Axis {
    let isVertical = takes("V")
    guard isVertical || takes("H") else { return .horizontal }
    try take(":")
    return isVertical ? .vertical : .horizontal
  }

  mutating func space() throws(VisualFormatProblem) -> VisualFormat.Space {
    guard takes("-") else { return .flush }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return .standard }
    let read = try rest.hasPrefix("(") ? predicates() : [predicate()]
    try take("-")
    return .predicates(read)
  }

  mutating func view() throws(VisualFormatProblem) -> VisualFormat.View {
    try take("[")
    let name = try identifier("a name")
    let read = try rest.hasPrefix("(") ? predicates() : []
    try take("]")
    return VisualFormat.View(name: name, predicates: read)
  }

  private mutating func predicates() throws(VisualFormatProblem) -> [VisualFormat.Predicate] {
    try take("(")
    var read = [try predicate()]
    while takes(",") { try read.append(predicate()) }
    try take(")")
    return read
  }

  private mutating func predicate() throws(VisualFormatProblem) -> VisualFormat.Predicate {
    let read = relation()
    let wanted = try value()
    guard takes("@") else { return VisualFormat.Predicate(relation: read, value: wanted, priority: nil) }
    return VisualFormat.Predicate(relation: read, value: wanted, priority: try value())
  }

  private mutating func relation() -> NSLayoutConstraint.Relation {
    if takes(">=") { return .greaterThanOrEqual }
    if takes("<=") { return .lessThanOrEqual }
    _ = takes("==")
    return .equal
  }

  private mutating func value() throws(VisualFormatProblem) -> VisualFormat.Value {
    let sign = rest.prefix(rest.hasPrefix("-") || rest.hasPrefix("+") ? 1 : 0)
    let digits = rest.dropFirst(sign.count).prefix { "0123456789.".contains($0) }
    guard let number = Double("\(sign)\(digits)") else { return .name(try identifier("a number or a name")) }
    rest.removeFirst(sign.count + digits.count)
    return .number(CGFloat(number))
  }

  private mutating func identifier(_ expected: String) throws(VisualFormatProblem) -> String {
    let name = rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    guard let first = name.first, !first.isNumber else { throw missing(expected) }
    rest.removeFirst(name.count)
    return String(name)
  }
}
