nonisolated struct ShardSet {
  let bound: VerificationBound
  let launch: Fingerprint
  private let shards: [ShardFile]
  private let expansions: [Fingerprint: Expansion]
  private let interrupted: [[AppStep]: InterruptedNavigation]

  /// Checks that the shards belong to this app and are all there.
  init(_ shards: [VerificationShard], of app: String, _ description: ShardFile.Description) throws {
    let files = shards.map(\.file)
    guard let first = files.first else {
      throw VerificationShardError("There are no shards to merge; name the file of each shard.")
    }
    try Self.check(files, first, app, description)
    (self.shards, bound, launch) = (files, first.bound, first.launch)
    expansions = Dictionary(files.flatMap(\.answer.expansions).map { ($0.state, $0) }) { $1 }
    interrupted = Dictionary(files.flatMap(\.interrupted).map { ($0.navigation.steps, $0.result) }) { $1 }
  }

  private static func check(
    _ files: [ShardFile], _ first: ShardFile, _ app: String, _ description: ShardFile.Description
  ) throws(VerificationShardError) {
    let count = first.share.count
    var numbers: Set<Int> = []
    for file in files {
      let name = "Shard \(file.share.number) of \(file.share.count)"
      guard file.app == app, file.description == description, file.launch == first.launch else { throw otherApp(name) }
      guard file.share.count == count else {
        throw VerificationShardError("\(name) is not of \(count), as others are; merge only shards of one run.")
      }
      guard file.bound == first.bound else {
        throw VerificationShardError("\(name) has another bound than others; run all shards with the same bound.")
      }
      guard numbers.insert(file.share.number).inserted else {
        throw VerificationShardError("\(name) is there twice; give each shard once.")
      }
    }
    let missing = (1...count).filter { !numbers.contains($0) }.map { "\($0)" }
    guard !missing.isEmpty else { return }
    throw VerificationShardError(
      "Missing of \(count) shards: \(missing.joined(separator: ", ")); add the files, or run these shards.")
  }

  static func otherApp(_ shard: String) -> VerificationShardError {
    VerificationShardError(
      "\(shard) is of another app or another version of it; run all shards and the merge with one version.")
  }

  /// Returns an explored state. A state that its shard did not find is lost.
  func expansion(of state: Fingerprint) -> Expansion {
    if let expansion = expansions[state] { return expansion }
    var expansion = Expansion(state: state)
    expansion.isLost = true
    return expansion
  }

  func results(of task: InterruptingTask) -> [InterruptedNavigation] {
    task.navigations.map { interrupted[$0.steps] ?? InterruptedNavigation(isLost: true) }
  }

  var explored: [Expansion] { Array(expansions.values) }

  var leaks: [Leak] { shards.flatMap(\.answer.leaks) }

  var effort: ExploringEffort { shards.reduce(into: ExploringEffort()) { $0 += $1.answer.effort } }

  var processes: Int { shards.reduce(0) { $0 + $1.processes } }

  var seconds: Double { shards.map(\.seconds).max() ?? 0 }
}
