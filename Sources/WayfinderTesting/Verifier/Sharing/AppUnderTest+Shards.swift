import Foundation

extension AppUnderTest {
  /// Makes one of several shards of a verification, for example one for each job of a continuous integration.
  ///
  /// ```swift
  /// let shard = try await shop.verify(within: bound, shard: 2, of: 8)
  /// try shard.json().write(to: file)
  /// ```
  ///
  /// Each shard checks its part of the states. It takes the steps of other states only to find all states of the bound.
  /// - Parameters:
  ///   - bound: The bound of the exploration, the same for all shards.
  ///   - number: The number of the shard, from 1.
  ///   - count: The number of shards.
  ///   - helpers: Other processes that explore some of the states.
  ///   - progress: A closure that receives the progress.
  /// - Throws: ``VerificationShardError`` for a wrong number, and an error of the launch.
  public func verify(
    within bound: VerificationBound = VerificationBound(), shard number: Int, of count: Int,
    with helpers: [any VerificationHelper] = [], progress: (@MainActor (VerificationProgress) -> Void)? = nil
  ) async throws -> VerificationShard {
    let share = Share(number: number, count: count)
    try share.check()
    return try await onMainTurns { try await self.explored(within: bound, share, with: helpers, progress: progress) }
  }

  private func explored(
    within bound: VerificationBound, _ share: Share, with helpers: [any VerificationHelper],
    progress: (@MainActor (VerificationProgress) -> Void)?
  ) async throws -> VerificationShard {
    let start = ContinuousClock.now
    let walker = Walker(self, within: bound)
    let exploring = SharedExploring(walker, with: helpers)
    let launch = try await walker.launchState()
    var own: [Expansion] = []
    let verification = Verification(launch: launch, within: bound, share: share, progress: progress) {
      let expansions = try await exploring.expand($0, progress: $1)
      own += expansions.filter { share.owns($0.state) }
      return expansions
    }
    try await verification.explore()
    try await exploring.leave()
    let task = verification.interruptingTask(destinations.map(\.name)) { share.owns($0.state, $0.steps.last) }
    let results = try await interrupted(task, with: helpers)
    // The positions serve only the walker that wrote them.
    for index in own.indices { own[index].returnPoint = nil }
    return VerificationShard(
      ShardFile(
        app: name, description: shardDescription, bound: bound, share: share, launch: launch,
        answer: ExploringAnswer(own, effort: exploring.effort, leaks: exploring.leaks),
        interrupted: zip(task.navigations, results).map { ShardFile.Interrupted(navigation: $0, result: $1) },
        processes: 1 + helpers.count, seconds: (ContinuousClock.now - start).inSeconds))
  }

  /// Merges all shards of a verification into the report of one whole verification.
  ///
  /// Ways back from the last states are followed here, and violations are repeated here.
  /// - Throws: ``VerificationShardError`` if the shards do not belong together, and an error of the launch.
  public func report(merging shards: [VerificationShard]) async throws -> VerificationReport {
    let shards = try ShardSet(shards, of: name, shardDescription)
    return try await onMainTurns { try await self.merged(shards) }
  }

  private func merged(_ shards: ShardSet) async throws -> VerificationReport {
    let start = ContinuousClock.now
    let walker = Walker(self, within: shards.bound)
    guard try await walker.launchState() == shards.launch else { throw ShardSet.otherApp("Each shard") }
    walker.learn(shards.explored)
    let verification = Verification(launch: shards.launch, within: shards.bound) { paths, _ in
      guard paths.first?.purpose != .goBack else { return try await walker.expand(paths) }
      return paths.map { shards.expansion(of: $0.state) }
    }
    try await verification.explore()
    try await verification.lookBack()
    try await walker.leave()
    var effort = walker.effort
    effort += shards.effort
    var report = try await report(of: verification, shards.leaks + walker.leaks, effort, interrupting: shards.results)
    report.processes = shards.processes
    report.seconds = shards.seconds + (ContinuousClock.now - start).inSeconds
    return report
  }

  private var shardDescription: ShardFile.Description {
    ShardFile.Description(
      type: "\(App.self)", destinations: destinations.map(\.name),
      switches: Dictionary(switches.map { ($0.name, $0.values) }) { first, _ in first })
  }
}
