import Foundation

nonisolated enum HelperTask: Codable {
  case explore(ExploringTask)
  /// Ends the app.
  case leave
  case interrupt(InterruptingTask)

  func data() throws -> Data { try JSONEncoder().encode(self) }
}

nonisolated struct ExploringTask: Codable {
  let paths: [StatePath]
  let explored: [ExploredElsewhere]
}

/// Explored states, as a helper sends them and the file of a shard holds them.
nonisolated struct ExploringAnswer: Codable, Sendable {
  private let states: [Expansion]
  private let edges: [EdgeColumns]
  let effort: ExploringEffort
  /// The objects that were alive after their app had ended.
  let leaks: [Leak]

  init(_ expansions: [Expansion], effort: ExploringEffort, leaks: [Leak]) {
    (states, edges) = (expansions, expansions.map { EdgeColumns($0.edges) })
    (self.effort, self.leaks) = (effort, leaks)
  }

  var isComplete: Bool { states.count == edges.count }

  /// The numbers that a merge adds.
  var numbers: [Int] {
    states.map(\.checks) + [effort.launches, effort.restorings, effort.detours, effort.strays]
  }

  var expansions: [Expansion] {
    zip(states, edges).map { state, edges in
      var expansion = state
      expansion.edges = edges.edges
      return expansion
    }
  }
}

nonisolated extension Decodable {
  init(answer: Data) throws { self = try JSONDecoder().decode(Self.self, from: answer) }
}
