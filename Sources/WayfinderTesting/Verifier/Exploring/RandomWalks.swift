import Wayfinder

/// The results of a random walk.
nonisolated public struct RandomWalkReport: Hashable, Sendable, Codable {
  /// The app's name.
  public let app: String
  /// The seed. The same seed repeats the walk.
  public let seed: UInt64
  /// The largest stacks, modals and numbers of waiting requests in one launch. Other parts of the bound do not count.
  public let bound: VerificationBound
  /// The switches, with their values.
  public internal(set) var switches: [String: [String]] = [:]
  /// The omissions.
  public internal(set) var leftOut: [String] = []
  /// How many steps were taken.
  public internal(set) var moves = 0
  /// How often the app was launched.
  public internal(set) var launches = 0
  /// The violations. None of their steps can be left out.
  public internal(set) var violations: [Violation] = []
  /// How long it took, in seconds.
  public internal(set) var seconds = 0.0

  /// The largest number of steps in one launch. Violations of longer walks are hard to shorten.
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
  /// Takes random steps beyond the bound of an exploration, checks each step, and shortens the violations.
  ///
  /// - Parameters:
  ///   - moves: The number of steps.
  ///   - seed: The seed.
  ///   - bound: The largest stacks and modals. Beyond them, the app is launched again.
  /// - Throws: An error of the launch.
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
      let (finding, steps) = try await walkOnce(moves - report.moves, within: bound, &random, ignoring: known, &report)
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

  /// Takes random steps in one launch, until it has a finding or is beyond the bound.
  private func walkOnce(
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
      guard passage.isWithin(bound) else { break }
    }
    return (nil, run.steps)
  }

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
