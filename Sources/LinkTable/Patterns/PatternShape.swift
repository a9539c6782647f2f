/// A parsed pattern.
package struct PatternShape: Hashable, Sendable {
  /// A segment of a pattern's path.
  package enum Segment: Hashable, Sendable {
    /// A segment that links must have. The text is not percent-encoded.
    case literal(String)
    /// A segment with the value of the parameter with this name.
    case parameter(String)
    /// The rest of the path: one or more segments, which are the list of the parameter with this name.
    case rest(String)
  }

  /// The segments of the path, including all tails.
  package private(set) var segments: [Segment] = []
  /// The possible numbers of segments in ascending order: without a tail, with the first tail, with the first two, and
  /// so on. The rest of a path counts as one segment.
  package private(set) var lengths: [Int] = []
  /// The names of the parameters in the query.
  package private(set) var queryItems: [String] = []

  /// The names of all parameters, in order.
  var parameters: [String] { segments.compactMap(\.name) + queryItems }

  /// The names of the parameters in the segments that every link of the pattern has.
  var requiredParameters: [String] { segments.prefix(lengths.first ?? 0).compactMap(\.name) }
}

extension PatternShape.Segment {
  /// The name of the parameter, or `nil` for a literal segment.
  package var name: String? {
    switch self {
    case .literal: nil
    case .parameter(let name), .rest(let name): name
    }
  }

  /// The segment in the notation of patterns.
  var text: String {
    switch self {
    case .literal(let text): text
    case .parameter(let name): ":" + name
    case .rest(let name): "*" + name
    }
  }
}

// MARK: - Reading

extension PatternShape {
  /// Parses a pattern.
  ///
  /// - Throws: The first error. If the pattern seems to be in the notation of another router, the error names the
  ///   correct notation.
  init(_ pattern: String) throws(PatternError) {
    let error: PatternError?
    (self, error) = pattern.withLinkBytes { bytes in
      var shape = PatternShape()
      do throws(PatternError) {
        try shape.read(bytes)
        return (shape, nil)
      } catch {
        return (shape, Self.slip(in: bytes) ?? error)
      }
    }
    if let error { throw error }
  }

  private mutating func read(_ pattern: LinkBytes) throws(PatternError) {
    let path = pattern.firstIndex(of: UInt8(ascii: "?")) ?? pattern.endIndex
    try readPath(pattern[..<path])
    if path < pattern.endIndex { try readQuery(pattern[(path + 1)...]) }
    try checkNames()
  }

  private mutating func readPath(_ path: Slice<LinkBytes>) throws(PatternError) {
    var path = path
    if path.first == UInt8(ascii: "/") { path.removeFirst() }
    var depth = 0
    while path.last == UInt8(ascii: "]") {
      path.removeLast()
      depth += 1
    }
    guard !path.contains(UInt8(ascii: "]")) else { throw .brackets }
    segments.reserveCapacity(path.count { $0 == UInt8(ascii: "/") } + 1)
    for var part in path.split(separator: UInt8(ascii: "["), omittingEmptySubsequences: false) {
      if !lengths.isEmpty {
        // The slash before a tail is inside its brackets, unless the whole pattern is a tail.
        if part.first == UInt8(ascii: "/") { part.removeFirst() } else if !segments.isEmpty { throw .brackets }
      }
      try readSegments(part, isTail: !lengths.isEmpty)
      lengths.append(segments.count)
    }
    guard lengths.count == depth + 1 else { throw .brackets }
  }

  private mutating func readSegments(_ part: Slice<LinkBytes>, isTail: Bool) throws(PatternError) {
    guard !part.isEmpty || isTail else { return }
    let before = segments.count
    for text in part.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if case .rest = segments.last { throw .afterRest }
      segments.append(try Self.segment(text))
    }
    guard !isTail || segments[before...].contains(where: { $0.name != nil }) else { throw .tailWithoutParameter }
  }

  private static func segment(_ text: Slice<LinkBytes>) throws(PatternError) -> Segment {
    switch text.first {
    case UInt8(ascii: ":"): return .parameter(try name(text.dropFirst()))
    case UInt8(ascii: "*"): return .rest(try name(text.dropFirst()))
    default:
      let first = text.first
      let text = String(decoding: text, as: UTF8.self)
      guard text != "", text != ".", text != ".." else { throw .segment(text) }
      guard !text.utf8.contains(UInt8(ascii: "#")) else { throw .brackets }
      if first == UInt8(ascii: "{") || first == UInt8(ascii: "<"), let slip = notation(text) { throw slip }
      return .literal(text)
    }
  }

  private mutating func readQuery(_ query: Slice<LinkBytes>) throws(PatternError) {
    for item in query.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      queryItems.append(try Self.name(item))
    }
  }

  private static func name(_ text: Slice<LinkBytes>) throws(PatternError) -> String {
    let isName = !text.isEmpty && text.allSatisfy { $0.isUnreserved || $0 >= 0x80 }
    guard isName else { throw .name(String(decoding: text, as: UTF8.self)) }
    return String(decoding: text, as: UTF8.self)
  }

  private func checkNames() throws(PatternError) {
    for (number, segment) in segments.enumerated() {
      guard let name = segment.name else { continue }
      if queryItems.contains(name) || segments[..<number].contains(where: { $0.name == name }) { throw .twice(name) }
    }
    for (number, name) in queryItems.enumerated() where queryItems[..<number].contains(name) { throw .twice(name) }
  }
}

// MARK: - Examples

extension PatternShape {
  /// A Boolean value that indicates whether the first segment is a literal.
  var isFirstLiteral: Bool {
    if case .literal? = segments.first { true } else { false }
  }

  /// Returns the first segments of the pattern with values for the parameters.
  ///
  /// The value of a parameter is the segment at the same place of the link. The value of the rest is all segments from
  /// that place on. If the link is too short, the value is `1`.
  ///
  /// - Parameters:
  ///   - link: The segments of a link, decoded.
  ///   - length: The number of the pattern's segments to fill.
  func segments(filledFrom link: [String], length: Int) -> [String] {
    segments.prefix(length).enumerated().flatMap { number, segment -> [String] in
      switch segment {
      case .literal(let text): [text]
      case .parameter: [number < link.count ? link[number] : "1"]
      case .rest: number < link.count ? Array(link[number...]) : ["1"]
      }
    }
  }

  /// Returns the segments of ``segments(filledFrom:length:)`` as a path: percent-encoded and joined by slashes.
  func path(filledFrom link: [String] = [], length: Int) -> String {
    segments(filledFrom: link, length: length).map(\.percentEncoded).joined(separator: "/")
  }
}

extension PreparedOrigin {
  /// Returns the beginning of links of a pattern, as in `https://shop.example/`. For a scheme of the app, a literal first
  /// segment takes the place of a host, as in `store://bag`. Any other first segment follows an empty host, as in
  /// `store:///42`.
  func start(of shape: PatternShape) -> String {
    host == nil && shape.isFirstLiteral ? beginning : beginning + "/"
  }
}
