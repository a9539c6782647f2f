import Foundation
import LinkTable

/// A line of a written journal: its heading, the name of a class, or an entry. Members that belong to another kind of line are `nil`.
nonisolated struct JournalLine: Codable {
  // The heading.
  var journal: Int?
  var dropped: Int?
  var position: NavigationPosition?
  var facts: [String: String]?
  // The name of a class. The number of the class is its position among these lines, from 0.
  var type: String?
  // An entry.
  var n: Int?
  var began: Bool?
  var r: Int?
  var request: String?
  var by: String?
  var at: Int?
  var policy: String?
  var own: Bool?
  var `guard`: String?
  var agreed: Bool?
  var outcome: String?
  var moved: String?
  var move: String?
  var fact: String?
  var `is`: String?
  var changed: Bool?
  // The screens after the entry. All are `nil` if the screens are the same as before.
  var tree: String?
  var shape: String?
  var titles: String?
  var flying: Bool?

  /// The greatest number of bytes of an entry or the name of a class, including the line break.
  static let mostBytes = 199

  /// The line as JSON with keys in alphabetical order, without a line break.
  var json: String {
    // For each line, `JSONEncoder` would take a third of the time of a navigation. So it encodes only headings, which are rare.
    if journal != nil { return heading }
    var json = JSONObject()
    json.add("agreed", agreed)
    json.add("at", at)
    json.add("began", began)
    json.add("by", by)
    json.add("changed", changed)
    json.add("fact", fact)
    json.add("flying", flying)
    json.add("guard", `guard`)
    json.add("is", `is`)
    json.add("move", move)
    json.add("moved", moved)
    json.add("n", n)
    json.add("outcome", outcome)
    json.add("own", own)
    json.add("policy", policy)
    json.add("r", r)
    json.add("request", request)
    json.add("shape", shape)
    json.add("titles", titles)
    json.add("tree", tree)
    json.add("type", type)
    return json.text
  }

  private var heading: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the line as JSON, without a line break. With a line break, the line has at most ``mostBytes``.
  ///
  /// If the line is too long, a hash replaces the tree. If the line is still too long, the longest texts are cut.
  ///
  /// - Parameter shape: A closure that returns the hash of a tree in the notation of ``TreeLetters``.
  func fittingJSON(shape: (_ tree: String) -> UInt32) -> String {
    var line = self
    var json = line.json
    if json.utf8.count >= Self.mostBytes, let tree {
      (line.tree, line.shape) = (nil, String(shape(tree), radix: 16))
      json = line.json
    }
    while json.utf8.count >= Self.mostBytes, line.cutLongest() { json = line.json }
    return json
  }

  private static var texts: [WritableKeyPath<JournalLine, String?>] {
    [\.type, \.request, \.guard, \.moved, \.move, \.fact, \.is]
  }

  /// Removes about a fifth of the longest text. Returns `false` if no text is left to cut.
  private mutating func cutLongest() -> Bool {
    let lengths = Self.texts.map { ($0, self[keyPath: $0]?.utf8.count ?? 0) }
    guard let (longest, length) = lengths.max(by: { $0.1 < $1.1 }), length > 0, let text = self[keyPath: longest] else {
      return false
    }
    let scalars = text.unicodeScalars
    self[keyPath: longest] = String(
      String.UnicodeScalarView(scalars.prefix(min(scalars.count - 1, scalars.count * 4 / 5))))
    if longest == \.request, by != JournalRequest.Form.redacted.rawValue, by != JournalRequest.Form.type.rawValue {
      by = JournalRequest.Form.cut.rawValue
    }
    // An older version of the package ignores this mark, and takes the cut text for the name of the move.
    if longest == \.move { by = JournalRequest.Form.cut.rawValue }
    return true
  }
}

/// A JSON object that is written member by member.
nonisolated private struct JSONObject {
  private var members = ""

  init() { members.reserveCapacity(JournalLine.mostBytes) }

  var text: String { "{\(members)}" }

  mutating func add(_ key: String, _ value: String?) {
    guard let value else { return }
    begin(key)
    members += "\""
    if value.utf8.contains(where: Self.isSpecial) {
      for scalar in value.unicodeScalars { members += Self.escaped(scalar) }
    } else {
      members += value
    }
    members += "\""
  }

  mutating func add(_ key: String, _ value: (some LosslessStringConvertible)?) {
    guard let value else { return }
    begin(key)
    members += value.description
  }

  private mutating func begin(_ key: String) {
    members += members.isEmpty ? "\"" : ",\""
    members += key
    members += "\":"
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case "\u{0}"..<"\u{20}":
      let code = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - code.count) + code
    default: return String(scalar)
    }
  }
}
