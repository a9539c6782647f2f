import Wayfinder

// Processes and shards exchange steps and states by the thousand, so each is written as one text. JSON with keys is many times slower.

nonisolated protocol WrittenAsText: Sendable {
  var written: String { get }
  init?(written: String)
}

nonisolated extension WrittenAsText {
  fileprivate static func read(_ text: String, from decoder: any Decoder) throws -> Self {
    if let value = Self(written: text) { return value }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "\(text) is no \(Self.self)"))
  }
}

nonisolated extension AppStep: WrittenAsText {
  var written: String {
    switch self {
    case .go(let destination): "g" + destination
    case .user(let move): "u" + move
    case .set(let name, let value): "\(name.utf8.count) \(name)\(value)"
    }
  }

  init?(written: String) {
    let rest = written.dropFirst()
    switch written.first {
    case "g": self = .go(String(rest))
    case "u": self = .user(String(rest))
    default:
      let parts = written.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let count = Int(parts[0]), 0...parts[1].utf8.count ~= count,
        let name = String(parts[1].utf8.prefix(count)),
        let value = String(parts[1].utf8.dropFirst(count))
      else { return nil }
      self = .set(name, to: value)
    }
  }
}

nonisolated extension Fingerprint: WrittenAsText, Codable {
  var written: String { String(first, radix: 16) + " " + String(second, radix: 16) }

  init?(written: String) {
    let parts = written.split(separator: " ")
    guard parts.count == 2, let first = UInt64(parts[0], radix: 16), let second = UInt64(parts[1], radix: 16) else {
      return nil
    }
    self.init(first, second)
  }

  init(from decoder: any Decoder) throws {
    self = try Self.read(decoder.singleValueContainer().decode(String.self), from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(written)
  }
}

nonisolated struct Texts<Value: WrittenAsText>: Codable, Sendable {
  let values: [Value]

  init(_ values: [Value]) { self.values = values }

  init(from decoder: any Decoder) throws {
    values = try decoder.singleValueContainer().decode([String].self).map { try Value.read($0, from: decoder) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values.map(\.written))
  }
}

/// A position that is sent as JSON. The receiver reads it only to restore it.
nonisolated enum KeptPosition: Codable, Sendable {
  case position(NavigationPosition)
  case json(String)

  init(from decoder: any Decoder) throws { self = .json(try decoder.singleValueContainer().decode(String.self)) }

  var position: NavigationPosition {
    switch self {
    case .position(let position): position
    case .json(let json): NavigationPosition.reading(json).position
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .position(let position): try container.encode(position.json)
    case .json(let json): try container.encode(json)
    }
  }
}
