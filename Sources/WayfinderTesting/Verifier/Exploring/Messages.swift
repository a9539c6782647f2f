import Wayfinder

// How processes that explore together write what there is much of: steps, states, and where the steps lead. As JSON is written, a
// container with keys takes many times as long as a text, and one state has some forty steps.

/// What is written as one text.
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

/// A list, each of it written as a text.
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

/// A position, which is written as JSON for another process, and read there only if it is restored.
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

/// Steps from a state, written as a list for each of what they have.
nonisolated struct EdgeColumns: Codable {
  private let steps: Texts<AppStep>
  private let targets: Texts<Fingerprint>
  private var marks: [UInt8] = []
  /// The steps that have shown something, and what: two texts for each.
  private var arrivals: [Int] = []
  private var shown: [String] = []
  private var found: [Int: Found] = [:]

  /// Which of the things that are so or not are so.
  private struct Marks: OptionSet {
    let rawValue: UInt8

    static let leadsBack = Marks(rawValue: 1 << 0)
    static let isWithin = Marks(rawValue: 1 << 1)
    static let isRequest = Marks(rawValue: 1 << 2)
    static let hasArrived = Marks(rawValue: 1 << 3)
    static let mayDiffer = Marks(rawValue: 1 << 4)
  }

  /// What few steps have.
  private struct Found: Codable {
    let findings: [Finding]
    let history: [AppStep]?
  }

  init(_ edges: [Expansion.Edge]) {
    (steps, targets) = (Texts(edges.map(\.step)), Texts(edges.map(\.target)))
    for (number, edge) in edges.enumerated() {
      var marks: Marks = []
      if edge.leadsBack { marks.insert(.leadsBack) }
      if edge.isWithin { marks.insert(.isWithin) }
      if edge.isRequest { marks.insert(.isRequest) }
      if edge.hasArrived { marks.insert(.hasArrived) }
      if edge.mayDiffer { marks.insert(.mayDiffer) }
      self.marks.append(marks.rawValue)
      if let arrival = edge.arrival {
        arrivals.append(number)
        shown += [arrival.screen, arrival.front]
      }
      if !edge.findings.isEmpty { found[number] = Found(findings: edge.findings, history: edge.history) }
    }
  }

  var edges: [Expansion.Edge] {
    var edges = zip(zip(steps.values, targets.values), marks).map { way, marks in
      let marks = Marks(rawValue: marks)
      var edge = Expansion.Edge(
        step: way.0, target: way.1, leadsBack: marks.contains(.leadsBack), isWithin: marks.contains(.isWithin))
      edge.isRequest = marks.contains(.isRequest)
      edge.hasArrived = marks.contains(.hasArrived)
      edge.mayDiffer = marks.contains(.mayDiffer)
      return edge
    }
    for (place, number) in arrivals.enumerated() {
      edges[number].arrival = Arrival(screen: shown[2 * place], front: shown[2 * place + 1])
    }
    for (number, found) in found { (edges[number].findings, edges[number].history) = (found.findings, found.history) }
    return edges
  }
}
