/// A state that another process has explored, with its steps, so that this process can return to it.
nonisolated struct ExploredElsewhere: Sendable, Codable {
  let returnPoint: ReturnPoint
  private let writtenSteps: Texts<AppStep>
  private let writtenTargets: Texts<Fingerprint>

  init?(_ expansion: Expansion) {
    guard let returnPoint = expansion.returnPoint else { return nil }
    self.returnPoint = returnPoint
    writtenSteps = Texts(expansion.edges.map(\.step))
    writtenTargets = Texts(expansion.edges.map(\.target))
  }

  var steps: [AppStep] { writtenSteps.values }

  var targets: [Fingerprint] { writtenTargets.values }
}
