import LinkTable

/// Pseudorandom numbers that are the same for the same seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededNumbers {
  /// Texts that cause trouble in links: delimiters, control characters, emoji, combining marks and right-to-left text.
  private static let hostile: [String] = [
    "%", "/", "?", "#", "+", "&", "=", "\0", "👩‍👩‍👧", "e\u{301}", "é", "\u{202E}", "שלום", "%2F", "%25", "..", ".", " ",
    "\n", "\u{1B}[2J",
    ":", "@", ";", ",", "[", "]", "*", "~", "a", "Z", "0", "ä", "\u{FFFD}", "\u{7F}", "\\", "\"", "\u{10FFFF}",
  ]

  /// Returns a text of the hostile alphabet, possibly empty.
  mutating func hostileText(upTo most: Int = 12) -> String {
    (0..<Int.random(in: 0...most, using: &self)).reduce(into: "") { text, _ in
      text += Self.hostile.randomElement(using: &self) ?? ""
    }
  }

  /// Returns a text of the hostile alphabet that can be a segment.
  mutating func hostileSegment(upTo most: Int = 12) -> String {
    let text = hostileText(upTo: most)
    return ["", ".", ".."].contains(text) ? text + "x" : text
  }
}

/// A text that compares by its bytes. Strings are also equal if they only look the same.
struct Exactly: Hashable, Codable, Sendable, CustomStringConvertible {
  let text: String

  init(_ text: String) { self.text = text }
  init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  static func == (left: Exactly, right: Exactly) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }
  func hash(into hasher: inout Hasher) { hasher.combine(Array(text.utf8)) }
  var description: String { text.debugDescription }
}

/// Returns a table with the names of its patterns as targets, for tests of the pattern that a link opens.
func table(
  _ patterns: String..., origins: [LinkOrigin] = [.https("shop.example")], limits: LinkLimits = LinkLimits()
) throws -> LinkRoutes<String> {
  var builder = LinkRoutesBuilder<String>(origins: origins)
  builder.limits = limits
  for pattern in patterns { builder.add(LinkPattern<AnyParameters>(pattern)) { _ in pattern } }
  return try builder.build()
}

/// A type that reads any parameters and prints none.
struct AnyParameters: Codable, Sendable {
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}
