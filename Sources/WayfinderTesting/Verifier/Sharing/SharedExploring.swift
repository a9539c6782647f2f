/// Distributes the states of each level among this process and its helpers.
///
/// A state goes to the process that explored its parent, unless that process has enough states. A helper that is ready early receives
/// some states that this process has not begun. Each task names the states that other processes have explored, so that the helper can
/// return to them.
final class SharedExploring<App: RunningApp> {
  private let walker: Walker<App>
  private let helpers: [any VerificationHelper]
  /// The process that has explored a state: 0 for this process, then the helpers.
  private var explorers: [Fingerprint: Int] = [:]
  private var busy: Set<Int> = []
  private var found: [Fingerprint: Expansion] = [:]
  /// The explored states that each helper has not received yet.
  private var unsent: [[ExploredElsewhere]]
  /// The last answer of each helper. Its effort covers all its tasks.
  private(set) var answers: [ExploringAnswer?]

  init(_ walker: Walker<App>, with helpers: [any VerificationHelper]) {
    (self.walker, self.helpers) = (walker, helpers)
    answers = helpers.map { _ in nil }
    unsent = helpers.map { _ in [] }
  }

  var effort: ExploringEffort { answers.reduce(into: walker.effort) { $0 += $1?.effort ?? ExploringEffort() } }

  /// The objects that were alive after their app had ended, in all processes.
  var leaks: [Leak] { walker.leaks + answers.flatMap { $0?.leaks ?? [] } }

  func expand(_ paths: [StatePath], progress: (Int) -> Void) async throws -> [Expansion] {
    guard !helpers.isEmpty else { return try await walker.expand(paths, progress: progress) }
    found = [:]
    // Sending a few states takes longer than exploring them.
    guard paths.count > 8 else {
      let own = try await walker.expand(paths, progress: progress)
      take(own, from: nil)
      return own
    }
    let shares = shares(of: paths)
    for (helper, share) in shares.dropFirst().enumerated() { try begin(share, helper) }
    let own = try await walker.expand(shares[0]) { done in
      progress(min(done * shares.count, paths.count))
      for helper in busy where helpers[helper].hasAnswered {
        try end(helper)
        try begin(walker.handOver(), helper)
      }
    }
    take(own, from: nil)
    for helper in busy { try end(helper) }
    progress(paths.count)
    // The order does not depend on the processes.
    return paths.compactMap { found[$0.state] }
  }

  func leave() async throws {
    for helper in helpers.indices where answers[helper] != nil { try begin(.leave, helper) }
    try await walker.leave()
    for helper in busy { try end(helper) }
  }

  private func begin(_ paths: [StatePath], _ helper: Int) throws {
    guard !paths.isEmpty else { return }
    for path in paths { explorers[path.state] = helper + 1 }
    let task = ExploringTask(paths: paths, explored: unsent[helper])
    unsent[helper] = []
    try begin(.explore(task), helper)
  }

  private func begin(_ task: HelperTask, _ helper: Int) throws {
    try helpers[helper].begin(task.data())
    busy.insert(helper)
  }

  private func end(_ helper: Int) throws {
    busy.remove(helper)
    let answer = try ExploringAnswer(answer: helpers[helper].answer())
    answers[helper] = answer
    take(answer.expansions, from: helper)
  }

  /// - Parameter explorer: The helper that has explored the states; `nil` for this process.
  private func take(_ expansions: [Expansion], from explorer: Int?) {
    for expansion in expansions { found[expansion.state] = expansion }
    let explored = expansions.compactMap(ExploredElsewhere.init)
    if explorer != nil { walker.learn(explored) }
    for helper in helpers.indices where helper != explorer { unsent[helper] += explored }
  }

  /// Returns the states of each process. This process has the most, because only it can hand over states.
  private func shares(of paths: [StatePath]) -> [[StatePath]] {
    let each = paths.count / (helpers.count + 1) * 4 / 5
    let room = [paths.count - each * helpers.count] + helpers.map { _ in each }
    var shares = [[StatePath]](repeating: [], count: room.count)
    var others: [StatePath] = []
    for path in paths {
      if let explorer = path.parent.flatMap({ explorers[$0] }), shares[explorer].count < room[explorer] {
        shares[explorer].append(path)
      } else {
        others.append(path)
      }
    }
    for explorer in shares.indices {
      let more = room[explorer] - shares[explorer].count
      shares[explorer] += others.prefix(more)
      others.removeFirst(more)
    }
    for path in shares[0] { explorers[path.state] = 0 }
    return shares
  }
}
