import Foundation
import LinkTable

/// A line of a written journal: its heading, the name of a class, or an entry. What a line does not need is not there.
nonisolated struct JournalLine: Codable {
  // The heading.
  var journal: Int?
  var dropped: Int?
  var position: NavigationPosition?
  var facts: [String: String]?
  // A class, which has the next number.
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
  // The screens after it; nothing where they are as before.
  var tree: String?
  var shape: String?
  var titles: String?
  var flying: Bool?

  /// How many bytes an entry has at most, what ends its line included.
  static let mostBytes = 199

  /// The line as JSON, with keys in alphabetical order, and without what ends it.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The line as JSON within the limit: a tree that is too large is left out, and what is still too long is cut.
  var fittingJSON: String {
    var line = self
    if tree != nil { line.shape = nil }
    var json = line.json
    if json.utf8.count >= Self.mostBytes, tree != nil {
      (line.tree, line.shape) = (nil, shape)
      json = line.json
    }
    while json.utf8.count >= Self.mostBytes, line.cutLongest() { json = line.json }
    return json
  }

  private static var texts: [WritableKeyPath<JournalLine, String?>] {
    [\.type, \.request, \.guard, \.moved, \.move, \.fact, \.is]
  }

  /// Cuts the longest text.
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
    // Who does not know of it reads the move as it is there.
    if longest == \.move { by = JournalRequest.Form.cut.rawValue }
    return true
  }
}
