/// The steps from a state, with one list for each of their properties.
nonisolated struct EdgeColumns: Codable {
  private let steps: Texts<AppStep>
  private let targets: Texts<Fingerprint>
  private var marks: [UInt8] = []
  private var arrivals: [Int] = []
  /// The shown screens, two texts for each arrival.
  private var shown: [String] = []
  private var found: [Int: Found] = [:]

  private struct Found: Codable {
    let findings: [Finding]
    let history: [AppStep]?
  }

  init(_ edges: [Expansion.Edge]) {
    (steps, targets) = (Texts(edges.map(\.step)), Texts(edges.map(\.target)))
    for (number, edge) in edges.enumerated() {
      let flags = [edge.leadsBack, edge.isWithin, edge.isRequest, edge.hasArrived, edge.mayDiffer]
      marks.append(flags.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
      if let arrival = edge.arrival {
        arrivals.append(number)
        shown += [arrival.screen, arrival.front]
      }
      if !edge.findings.isEmpty { found[number] = Found(findings: edge.findings, history: edge.history) }
    }
  }

  var edges: [Expansion.Edge] {
    var edges = zip(zip(steps.values, targets.values), marks).map { step, marks in
      let flags = (0..<5).map { marks >> $0 & 1 == 1 }
      var edge = Expansion.Edge(step: step.0, target: step.1, leadsBack: flags[0], isWithin: flags[1])
      (edge.isRequest, edge.hasArrived, edge.mayDiffer) = (flags[2], flags[3], flags[4])
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
