/// The steps from a state, with one list for each of their properties.
nonisolated struct EdgeColumns: Codable {
  private let steps: Texts<AppStep>
  private let targets: Texts<Fingerprint>
  private var marks: [UInt8] = []
  /// The numbers of the steps that have shown a screen.
  private var arrivals: [Int] = []
  /// The shown screens, two texts for each arrival.
  private var shown: [String] = []
  private var found: [Int: Found] = [:]

  /// The Boolean properties of a step.
  private struct Marks: OptionSet {
    let rawValue: UInt8

    static let leadsBack = Marks(rawValue: 1 << 0)
    static let isWithin = Marks(rawValue: 1 << 1)
    static let isRequest = Marks(rawValue: 1 << 2)
    static let hasArrived = Marks(rawValue: 1 << 3)
    static let mayDiffer = Marks(rawValue: 1 << 4)
  }

  /// The properties that few steps have.
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
    var edges = zip(zip(steps.values, targets.values), marks).map { step, marks in
      let marks = Marks(rawValue: marks)
      var edge = Expansion.Edge(
        step: step.0, target: step.1, leadsBack: marks.contains(.leadsBack), isWithin: marks.contains(.isWithin))
      edge.isRequest = marks.contains(.isRequest)
      edge.hasArrived = marks.contains(.hasArrived)
      edge.mayDiffer = marks.contains(.mayDiffer)
      return edge
    }
    for (place, number) in zip(0..., arrivals) where edges.indices.contains(number) && shown.count > 2 * place + 1 {
      edges[number].arrival = ShownScreens(screen: shown[2 * place], front: shown[2 * place + 1])
    }
    for (number, found) in found where edges.indices.contains(number) {
      (edges[number].findings, edges[number].history) = (found.findings, found.history)
    }
    return edges
  }
}
