/// All shards of a verification.
nonisolated struct ShardSet {
  let bound: VerificationBound
  let launch: Fingerprint
  private let shards: [ShardFile]
  private let expansions: [Fingerprint: Expansion]
  private let interrupted: [[AppStep]: InterruptedNavigation]

  /// Checks that the shards belong together and are all there.
  ///
  /// - Parameter description: The app that merges them.
  init(_ shards: [VerificationShard], of app: String, _ description: ShardFile.Description) throws {
    let files = shards.map(\.file)
    guard let first = files.first else { throw VerificationShardError.none }
    try Self.check(files, first, app, description)
    (self.shards, bound, launch) = (files, first.bound, first.launch)
    expansions = Dictionary(files.flatMap(\.answer.expansions).map { ($0.state, $0) }) { first, _ in first }
    interrupted = Dictionary(files.flatMap(\.interrupted).map { ($0.navigation.steps, $0.result) }) { first, _ in first }
  }

  private static func check(
    _ files: [ShardFile], _ first: ShardFile, _ app: String, _ description: ShardFile.Description
  ) throws(VerificationShardError) {
    var numbers: Set<Int> = []
    for file in files {
      let (number, count) = (file.share.number, file.share.count)
      guard file.app == app, file.description == description, file.launch == first.launch else { throw .otherApp(number) }
      guard file.bound == first.bound else { throw .otherBound(number, first.share.number) }
      guard count == first.share.count else { throw .otherCount(number, of: count, and: first.share.count) }
      guard numbers.insert(number).inserted else { throw .twice(number, of: count) }
    }
    let missing = (1...first.share.count).filter { !numbers.contains($0) }
    guard missing.isEmpty else { throw .missing(missing, of: first.share.count) }
  }

  /// Returns an explored state. A state that its shard did not find is lost.
  func expansion(of state: Fingerprint) -> Expansion {
    if let expansion = expansions[state] { return expansion }
    var expansion = Expansion(state: state)
    expansion.isLost = true
    return expansion
  }

  /// Returns the results of interrupted navigations.
  func results(of task: InterruptingTask) -> [InterruptedNavigation] {
    task.navigations.map { interrupted[$0.steps] ?? InterruptedNavigation(isLost: true) }
  }

  /// The steps of the explored states, for a walker that continues.
  var explored: [Expansion] { Array(expansions.values) }

  var leaks: [Leak] { shards.flatMap(\.answer.leaks) }

  var effort: ExploringEffort { shards.reduce(into: ExploringEffort()) { $0 += $1.answer.effort } }

  var processes: Int { shards.reduce(0) { $0 + $1.processes } }

  /// The time of the slowest shard.
  var seconds: Double { shards.map(\.seconds).max() ?? 0 }
}
