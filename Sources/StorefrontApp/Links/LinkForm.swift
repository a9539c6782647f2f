/// One form of link that the shop knows, and the place it leads to.
nonisolated struct LinkForm: Sendable {
  /// The values that a link has in the place of a form's parameters, in order.
  typealias Numbers = [Int]

  /// The form as people read it, as in `product/42/reviews/7`.
  let example: String
  let make: @Sendable (Numbers, LinkText) throws(LinkError) -> Place
  private let parts: [Part]

  private enum Part: Sendable {
    case word(String)
    case number(of: String)
  }

  /// - Parameter pattern: Words and parameters; `{product}` stands for the number of a product.
  init(
    _ pattern: String, example: String,
    make: @escaping @Sendable (Numbers, LinkText) throws(LinkError) -> Place
  ) {
    self.example = example
    self.make = make
    parts = pattern.split(separator: "/").map { part in
      part.hasPrefix("{") ? .number(of: String(part.dropFirst().dropLast())) : .word(String(part))
    }
  }

  /// The place of a link of this form; `nil` for a link of another.
  ///
  /// - Throws: ``LinkError/badParameter(_:found:expected:)``.
  func place(of link: LinkText) throws(LinkError) -> Place? {
    guard link.segments.count == parts.count else { return nil }
    for (part, segment) in zip(parts, link.segments) {
      if case .word(let word) = part, word != segment { return nil }
    }
    var numbers: Numbers = []
    for (part, segment) in zip(parts, link.segments) {
      if case .number(let what) = part { numbers.append(try Self.number(segment, of: what)) }
    }
    return try make(numbers, link)
  }

  /// The number that a part of a link stands for.
  ///
  /// - Throws: ``LinkError/badParameter(_:found:expected:)``.
  static func number(_ segment: String, of what: String) throws(LinkError) -> Int {
    let isNumber = (1...9).contains(segment.utf8.count) && segment.utf8.allSatisfy { (48...57).contains($0) }
    guard isNumber, let number = Int(segment) else {
      throw .badParameter("the \(what)", found: segment, expected: "a number of at most nine digits")
    }
    return number
  }

  /// How far a link is from this form: how many characters would have to change, parameters aside.
  func distance(to segments: [String]) -> Int {
    let words = parts.enumerated().map { position, part in
      switch part {
      case .word(let word): word
      case .number: segments.indices.contains(position) ? segments[position] : "1"
      }
    }
    return Self.distance(Array(words.joined(separator: "/")), Array(segments.joined(separator: "/").prefix(80)))
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let change = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
