import Wayfinder

/// What a walk at random has come to.
nonisolated public struct RandomWalkReport: Hashable, Sendable, Codable {
  /// The app's name.
  public let app: String
  /// What the walk follows from: with the same seed it is the same again.
  public let seed: UInt64
  /// How deep stacks may get, how many modals there may be, and how many requests may wait, before the app is launched anew; of the
  /// rest of the bound nothing counts.
  public let bound: VerificationBound
  /// The switches, and what they were set to.
  public internal(set) var switches: [String: [String]] = [:]
  /// What was left out.
  public internal(set) var leftOut: [String] = []
  /// How many steps were taken.
  public internal(set) var moves = 0
  /// How often the app was launched.
  public internal(set) var launches = 0
  /// What does not hold, each by steps of which none can be left out.
  public internal(set) var violations: [Violation] = []
  /// How long it took, in seconds.
  public internal(set) var seconds = 0.0

  /// How many steps are taken in one app at most. Long walks are left sooner, so that what is found in them can be shortened.
  static let mostSteps = 400
}

nonisolated extension RandomWalkReport: CustomStringConvertible {
  /// The report as lines.
  public var description: String {
    let head =
      "\(app): \(moves.counting("move")) at random (seed \(seed)), \(launches) \(launches == 1 ? "launch" : "launches"), "
      + violations.count.counting("violation")
    let limits = [
      "\(Self.mostSteps.counting("step")) in one app", bound.stackDepth.counting("screen") + " in a stack",
      bound.modals.counting("modal"), bound.waiting.counting("request") + " waiting",
    ]
    let lines = [
      "bound:         \(limits.joined(separator: ", "))", "switches:      \(switches.switchesInWords)",
      "one state:     none is told from another, so that each step is checked wherever it is taken",
    ]
    return ([head] + violations.map(\.description) + lines + leftOut.map { "left out:      \($0)" })
      .joined(separator: "\n")
  }
}

extension AppUnderTest {
  /// Goes about in the app at random, for what lies beyond the bound of an exploration, and checks each step. What is found is
  /// shortened.
  ///
  /// - Parameters:
  ///   - moves: How many steps are taken.
  ///   - seed: What the walk follows from.
  ///   - bound: How deep stacks may get, and how many modals there may be, before the app is launched anew.
  /// - Throws: What the launch throws.
  public func walk(
    _ moves: Int, seed: UInt64,
    within bound: VerificationBound = VerificationBound(stackDepth: 12, modals: 4, waiting: 2)
  ) async throws -> RandomWalkReport {
    try await onMainTurns { try await self.walked(moves, seed: seed, within: bound) }
  }

  private func walked(_ moves: Int, seed: UInt64, within bound: VerificationBound) async throws -> RandomWalkReport {
    let start = ContinuousClock.now
    var (random, report) = (SeededGenerator(seed: seed), RandomWalkReport(app: name, seed: seed, bound: bound))
    for appSwitch in switches { report.switches[appSwitch.name] = appSwitch.values }
    report.leftOut = Self.leftOutOfWalks
    var known: Set<String> = []
    while report.moves < moves {
      let before = report.moves
      let (finding, steps) = try await stroll(moves - report.moves, within: bound, &random, ignoring: known, &report)
      // Nothing can be done in the app as it is launched.
      if report.moves == before { break }
      guard let finding, known.insert(finding.key).inserted else { continue }
      let short = try await shortened(steps, showing: Violation(finding, way: steps))
      var violation = Violation(finding, way: short ?? steps)
      violation.isReproduced = short != nil
      report.violations.append(violation)
    }
    report.seconds = (ContinuousClock.now - start).inSeconds
    return report
  }

  private static var leftOutOfWalks: [String] {
    let properties: [VerifiedProperty] = [.leadsBack, .showsTheSame, .restores, .releases]
    let sentences = [
      "P4 of what is there already, and not only arrives", "P6 of what is cancelled while it waits for the user",
    ]
    return (properties.map { "\($0.rawValue): \($0.sentence)" } + sentences + alwaysLeftOut).sorted()
  }

  /// Goes about in one app, until something is found or it has got too deep.
  private func stroll(
    _ moves: Int, within bound: VerificationBound, _ random: inout SeededGenerator, ignoring known: Set<String>,
    _ report: inout RandomWalkReport
  ) async throws -> (Finding?, [AppStep]) {
    let run = try await RunningCopy(self)
    report.launches += 1
    for _ in 0..<min(moves, RandomWalkReport.mostSteps) {
      guard let (step, move) = step(in: run, &random) else { break }
      report.moves += 1
      guard let passage = await run.taking(step, by: move) else { continue }
      if let finding = PassageChecks.findings(in: passage).first(where: { !known.contains($0.key) }) {
        return (finding, run.steps)
      }
      let isWithin =
        passage.after.deepestStack <= bound.stackDepth && passage.after.modals <= bound.modals
        && passage.waitsAfter <= bound.waiting
      guard isWithin else { break }
    }
    return (nil, run.steps)
  }

  /// A step, and the move that it is where it is the user's.
  private func step(in run: RunningCopy<App>, _ random: inout SeededGenerator) -> (AppStep, AppMove?)? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where !switches.isEmpty:
      guard let appSwitch = switches.randomElement(using: &random) else { return nil }
      return appSwitch.values.randomElement(using: &random).map { (.set(appSwitch.name, to: $0), nil) }
    case 0..<5:
      if let move = userMove(in: run, &random) { return move }
      return destinations.randomElement(using: &random).map { (.go($0.name), nil) }
    default:
      if let destination = destinations.randomElement(using: &random) { return (.go(destination.name), nil) }
      return userMove(in: run, &random)
    }
  }

  private func userMove(in run: RunningCopy<App>, _ random: inout SeededGenerator) -> (AppStep, AppMove?)? {
    moves(in: run.app).randomElement(using: &random).map { (.user($0.name), $0) }
  }
}
