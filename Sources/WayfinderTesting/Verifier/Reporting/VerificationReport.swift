/// The report of a verification: the extent of the exploration, and the violations.
///
/// It is `Codable`. Its description is for people.
nonisolated public struct VerificationReport: Hashable, Sendable, Codable {
  /// The app's name.
  public internal(set) var app: String
  /// The class of the app.
  public internal(set) var type: String
  /// The bound of the exploration.
  public internal(set) var bound: VerificationBound
  /// How many states were explored: every step was taken in them.
  public internal(set) var states = 0
  /// How many more were seen, within the bound but for their number or their steps, and not explored.
  public internal(set) var unexplored = 0
  /// How many steps were taken, each in a state of its own.
  public internal(set) var transitions = 0
  /// How many of them went to a destination.
  public internal(set) var navigations = 0
  /// How many checks were made.
  public internal(set) var checks = 0
  /// How many navigations were interrupted.
  public internal(set) var interruptions = 0
  /// The destinations, in the order of the description.
  public internal(set) var destinations: [String] = []
  /// The destinations that were never reached, except those that are always refused (``AppDestination/alwaysRefused(because:)``).
  public internal(set) var unreached: [String] = []
  /// The classes of all view controllers that were seen in the app.
  public internal(set) var screens: [String] = []
  /// The switches, with their values.
  public internal(set) var switches: [String: [String]] = [:]
  /// The parts of a state.
  public internal(set) var oneState: [String] = []
  /// The omissions.
  public internal(set) var leftOut: [String] = []
  /// The violations, those with the fewest steps first.
  public internal(set) var violations: [Violation] = []
  /// The paths that did not lead to the same state again, or whose last step became impossible. States then differ in a fact that the
  /// verifier does not see.
  public internal(set) var lostWays: [[AppStep]] = []
  /// The steps on those paths without a visible effect. One of them may have changed that fact.
  public internal(set) var unseenSteps: [AppStep] = []
  /// How often a step led elsewhere than it had before.
  public internal(set) var strays = 0
  /// How often the app was launched to explore it.
  public internal(set) var launches = 0
  /// How often a state was restored by its position, to go on there.
  public internal(set) var restorings = 0
  /// How many steps were taken only to get to a state.
  public internal(set) var detours = 0
  /// How many bytes the verifier keeps of a state.
  public internal(set) var bytesPerState = 0
  /// How many processes explored.
  public internal(set) var processes = 1
  /// How long it took, in seconds.
  public internal(set) var seconds = 0.0

  /// A Boolean value that indicates whether all properties hold, all states were seen, and each destination was reached.
  ///
  /// `#expect(report.isClean)` prints the report if it fails.
  public var isClean: Bool { violations.isEmpty && lostWays.isEmpty && unreached.isEmpty }

  /// The exit status of a command: 0 if the report is clean, and 5 otherwise.
  public var exitStatus: Int32 { isClean ? 0 : 5 }

  /// The extent and the results in one sentence.
  public var summary: String {
    var parts = [states.counting("state"), destinations.count.counting("destination")]
    if !unreached.isEmpty {
      parts.append("\(unreached.count) never reached")
    } else if !destinations.isEmpty {
      parts.append("all reached")
    }
    let isLeft = !violations.contains { $0.property == .leadsBack }
    parts.append(isLeft ? "all left again" : "not all left again")
    if !violations.isEmpty { parts.append(violations.count.counting("violation")) }
    return parts.joined(separator: ", ") + "."
  }

  static func grouped(_ number: Int) -> String {
    let digits = String(number)
    let groups = stride(from: digits.count, to: 0, by: -3).reversed().map { end in
      digits.dropLast(digits.count - end).suffix(3)
    }
    return groups.enumerated().map { index, group in
      index == 0 ? String(group.prefix((digits.count - 1) % 3 + 1).suffix(3)) : String(group)
    }.joined(separator: ",")
  }
}

nonisolated extension VerificationReport: CustomStringConvertible {
  /// All of it, as lines.
  public var description: String { text() }

  /// All of it, as lines.
  ///
  /// - Parameter app: How the tests that are printed get at the `AppUnderTest`.
  public func text(testing app: String = "app") -> String {
    var lines = ["\(self.app): \(summary)", ""]
    for violation in violations {
      lines += [violation.description, "", violation.testSource(app: app, of: type), ""]
    }
    lines += lostInWords
    if !unreached.isEmpty {
      lines += [
        "NEVER REACHED: \(unreached.joined(separator: ", "))",
        "  Explore more states or steps; or let the description change what has them refused, by a switch or a move of its own.",
        "  Of what is meant to be refused always say .alwaysRefused(because: …).", "",
      ]
    }
    lines += [
      "transitions:   \(Self.grouped(transitions)), \(Self.grouped(navigations)) of them to destinations",
      "checks:        \(Self.grouped(checks))", "interruptions: \(Self.grouped(interruptions))",
      "bound:         \(bound)",
      "switches:      \(switches.switchesInWords)", "one state:     \(oneState.joined(separator: "; "))",
    ]
    for sentence in leftOut { lines.append("left out:      \(sentence)") }
    lines.append(
      "screens:       \(screens.count) \(screens.count == 1 ? "class" : "classes"): \(screens.joined(separator: ", "))")
    lines.append("time:          \(timeInWords)")
    return lines.joined(separator: "\n")
  }

  /// One finding for all lost paths.
  private var lostInWords: [String] {
    guard let shortest = lostWays.min(by: { $0.count < $1.count }) else { return [] }
    var lines = [
      "NOT ALL IS SEEN: the same steps did not lead to the same state again (\(lostWays.count.counting("way"))).",
      "  Something changes that tells the states of the app apart, and the verifier does not see it.",
    ]
    if !unseenSteps.isEmpty {
      lines.append("  These steps changed nothing that it sees: \(unseenSteps.map(\.description).listed(atMost: 12)).")
    }
    lines += [
      "  Describe what they change, as a draft that is saved or not: .telling { app in app.draft }.",
      "  If a step changes nothing, look for what one launch shares with the next.", "  The shortest of the ways:",
    ]
    return lines + (["launch"] + shortest.map(\.description)).map { "    \($0)" } + [""]
  }

  private var timeInWords: String {
    let tenths = (seconds * 10).rounded() / 10
    let rate = seconds > 0 ? Int(Double(navigations) / seconds) : 0
    return
      "\(tenths) s in \(processes) \(processes == 1 ? "process" : "processes"); \(Self.grouped(rate)) navigations a second; "
      + "\(launches == 1 ? "1 launch" : "\(Self.grouped(launches)) launches"), "
      + "\(restorings.counting("position")) restored, \(detours.counting("detour")), \(strays.counting("stray")); \(bytesPerState) bytes a state"
  }
}

nonisolated extension [String: [String]] {
  var switchesInWords: String {
    let words = sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value.joined(separator: ", ")))" }
    return words.isEmpty ? "none" : words.joined(separator: ", ")
  }
}

/// How far a verification has come.
nonisolated public struct VerificationProgress: Hashable, Sendable {
  /// How many states are explored.
  public let explored: Int
  /// How many were seen.
  public let seen: Int
  /// How many are explored at most.
  public let bound: Int

  /// The explored fraction of the known states, from 0 to 1.
  public var fraction: Double { Double(explored) / Double(max(1, min(seen, bound))) }
}
