/// A pattern taken apart.
struct PatternShape: Hashable, Sendable {
  /// One segment of a pattern's path.
  enum Segment: Hashable, Sendable {
    /// A segment that links spell out, decoded.
    case spelledOut(String)
    /// A segment that has the value of a parameter.
    case parameter(String)
    /// One or more segments at the end, which are a list.
    case rest(String)
  }

  /// The path, with all tails.
  private(set) var segments: [Segment] = []
  /// How many segments a link can have: with no tail, with the first, and so on. The rest counts as one.
  private(set) var lengths: [Int] = []
  /// The names of the query items that are parameters.
  private(set) var queryItems: [String] = []

  /// The names of all parameters, in order.
  var parameters: [String] { segments.compactMap(\.name) + queryItems }
}

extension PatternShape.Segment {
  /// The parameter's name; `nil` for a segment that is spelled out.
  var name: String? {
    switch self {
    case .spelledOut: nil
    case .parameter(let name), .rest(let name): name
    }
  }

  /// The segment as patterns write it.
  var text: String {
    switch self {
    case .spelledOut(let text): text
    case .parameter(let name): ":" + name
    case .rest(let name): "*" + name
    }
  }
}

// MARK: - Reading

extension PatternShape {
  /// Takes a pattern apart.
  ///
  /// - Throws: What is wrong with it.
  init(_ pattern: String) throws(PatternError) {
    let halves = pattern.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    try readPath(halves.first ?? ""[...].utf8)
    if halves.count > 1 { try readQuery(halves[1]) }
    try checkNames()
  }

  private mutating func readPath(_ path: Substring.UTF8View) throws(PatternError) {
    var path = path
    if path.first == UInt8(ascii: "/") { path.removeFirst() }
    var depth = 0
    while path.last == UInt8(ascii: "]") {
      path.removeLast()
      depth += 1
    }
    let parts = path.split(separator: UInt8(ascii: "["), omittingEmptySubsequences: false)
    guard parts.count == depth + 1 else { throw .brackets }
    for (number, part) in parts.enumerated() {
      var part = part
      if number > 0 {
        // The slash before a tail is inside its brackets, but for a tail that is the whole pattern.
        if part.first == UInt8(ascii: "/") { part.removeFirst() } else if !segments.isEmpty { throw .brackets }
      }
      try readSegments(part, isTail: number > 0)
      lengths.append(segments.count)
    }
  }

  private mutating func readSegments(_ part: Substring.UTF8View, isTail: Bool) throws(PatternError) {
    guard !part.isEmpty || isTail else { return }
    let before = segments.count
    for text in part.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if case .rest = segments.last { throw .afterRest }
      segments.append(try Self.segment(text))
    }
    guard !isTail || segments[before...].contains(where: { $0.name != nil }) else { throw .tailWithoutParameter }
  }

  private static func segment(_ text: Substring.UTF8View) throws(PatternError) -> Segment {
    switch text.first {
    case UInt8(ascii: ":"): return .parameter(try name(text.dropFirst()))
    case UInt8(ascii: "*"): return .rest(try name(text.dropFirst()))
    default:
      let text = String(Substring(text))
      guard text != "", text != ".", text != ".." else { throw .segment(text) }
      guard !text.utf8.contains(where: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "#") }) else { throw .brackets }
      return .spelledOut(text)
    }
  }

  private mutating func readQuery(_ query: Substring.UTF8View) throws(PatternError) {
    for item in query.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      queryItems.append(try Self.name(item))
    }
  }

  private static func name(_ text: Substring.UTF8View) throws(PatternError) -> String {
    let isName = !text.isEmpty && text.allSatisfy { $0.isUnreserved || $0 >= 0x80 }
    guard isName else { throw .name(String(Substring(text))) }
    return String(Substring(text))
  }

  private func checkNames() throws(PatternError) {
    let names = parameters
    guard names.count > 1 else { return }
    for (number, name) in names.enumerated() where names[..<number].contains(name) { throw .twice(name) }
  }
}

// MARK: - Examples

extension PatternShape {
  /// Whether links spell out the first segment.
  var isFirstSpelledOut: Bool {
    if case .spelledOut? = segments.first { true } else { false }
  }

  /// A path of so many segments that the pattern matches, as links write it; `1` stands for what parameters say.
  func example(length: Int) -> String {
    segments.prefix(length).map { segment in
      guard case .spelledOut(let text) = segment else { return "1" }
      var encoded = ""
      encoded.appendEncoded(text)
      return encoded
    }.joined(separator: "/")
  }
}
