import Foundation

/// A link taken apart: the segments of its path and the items of its query, each decoded once.
///
/// The syntax is that of RFC 3986; in the query `+` stands for a space, as HTML forms write it.
nonisolated struct LinkText {
  static let mostBytes = 2048
  static let mostSegments = 8
  static let mostItems = 16
  static let host = "shop.example"

  private(set) var segments: [String] = []
  private(set) var items: [(name: String, value: String)] = []

  init(_ text: String) throws(LinkError) {
    guard !text.isEmpty else { throw .malformed("it is empty") }
    guard text.utf8.count <= Self.mostBytes else { throw .malformed("it is longer than \(Self.mostBytes) bytes") }
    if let strange = text.unicodeScalars.first(where: { !Self.mayStand($0) }) {
      throw .malformed("the character U+\(Self.hex(strange)) has to be percent-encoded")
    }
    var rest = try Self.pathAndQuery(of: text[...])
    if let fragment = rest.firstIndex(of: "#") { rest = rest[..<fragment] }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    segments = try Self.segments(of: parts.first ?? "")
    if parts.count > 1 { items = try Self.items(of: parts[1]) }
  }

  /// The value of a query item; `nil` where there is none.
  func value(_ name: String) throws(LinkError) -> String? {
    let values = items.filter { $0.name == name }
    guard values.count < 2 else {
      throw .badParameter(name, found: "\(values[0].value)” and “\(values[1].value)", expected: "given once")
    }
    return values.first?.value
  }
}

// MARK: - Scheme and host

nonisolated extension LinkText {
  /// What follows the origin. In `store://` links the path begins where others have the host, so that comes without case.
  private static func pathAndQuery(of text: Substring) throws(LinkError) -> Substring {
    guard let mark = text.range(of: "://") else { throw .malformed("it has no scheme, as in store:// or https://") }
    let scheme = text[..<mark.lowerBound].lowercased()
    guard isScheme(scheme) else { throw .malformed("“\(scheme)” is no scheme") }
    let rest = text[mark.upperBound...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    let authority = rest[..<end].lowercased()
    switch scheme {
    case "store": return authority + rest[end...]
    case "https" where authority == host: return rest[end...].drop { $0 == "/" }
    default: throw .foreign("\(scheme)://\(authority)")
    }
  }

  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0) }
  }

  private static func mayStand(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x20 && scalar.value < 0x7F && !"<>\"\\^`{|}".unicodeScalars.contains(scalar)
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

// MARK: - Path and query

nonisolated extension LinkText {
  private static func segments(of path: Substring) throws(LinkError) -> [String] {
    let trimmed = path.hasSuffix("/") ? path.dropLast() : path
    guard !trimmed.isEmpty else { return [] }
    let parts = trimmed.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= mostSegments else { throw .malformed("it has more than \(mostSegments) segments") }
    var segments: [String] = []
    for part in parts {
      guard !part.isEmpty else { throw .malformed("it has an empty segment") }
      segments.append(try decode(part))
    }
    return segments
  }

  private static func items(of query: Substring) throws(LinkError) -> [(name: String, value: String)] {
    let parts = query.split(separator: "&")
    guard parts.count <= mostItems else { throw .malformed("its query has more than \(mostItems) items") }
    var items: [(name: String, value: String)] = []
    for part in parts {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = sides.count > 1 ? sides[1].replacing("+", with: " ") : ""
      items.append((try decode(sides[0]), try decode(value[...])))
    }
    return items
  }

  private static func decode(_ text: Substring) throws(LinkError) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
        throw .malformed("in “\(text)” a % is not followed by two hexadecimal digits")
      }
      bytes.append(high << 4 | low)
    }
    guard let decoded = String(bytes: bytes, encoding: .utf8) else {
      throw .malformed("“\(text)” does not decode to UTF-8")
    }
    guard !decoded.unicodeScalars.contains(where: \.isControl) else {
      throw .malformed("“\(text)” contains a control character")
    }
    return decoded
  }

  private static func digit(_ byte: UInt8) -> UInt8? { Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init) }
}

nonisolated extension Unicode.Scalar {
  /// Whether it could do something to a terminal instead of standing in a line: also those of U+0080 to U+009F, and what
  /// ends a line.
  var isControl: Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }
}
