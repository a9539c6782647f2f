/// What has to hold in every state of an app, for every destination.
nonisolated public enum VerifiedProperty: String, Hashable, Sendable, Codable, CaseIterable {
  /// Navigating arrives, and the destination is visible.
  case arrives = "P1"
  /// Going back alone reaches a root.
  case leadsBack = "P2"
  /// One link shows the same screen from every state.
  case showsTheSame = "P3"
  /// No guarded screen is visible while its guard would refuse.
  case keepsGuarded = "P4"
  /// The position restores to the same tree.
  case restores = "P5"
  /// A navigation that does not arrive leaves the tree as it was.
  case leavesTree = "P6"
  /// UIKit was not misused.
  case usesUIKit = "P7"
  /// Controllers that have left are released.
  case releases = "P8"
  /// The plan had said what happened.
  case keepsPlan = "P9"

  /// What stands above another way, where the two contradict each other.
  fileprivate var headOfOtherWay: String {
    self == .keepsGuarded ? "what the guard lets through shows the same screen" : "but it shows the other"
  }

  /// The property as a sentence.
  public var sentence: String {
    switch self {
    case .arrives: "Navigating arrives, and the destination is visible."
    case .leadsBack: "Going back alone reaches a root."
    case .showsTheSame: "One link shows the same screen from every state."
    case .keepsGuarded: "No guarded screen is visible while its guard would refuse."
    case .restores: "The position restores to the same tree."
    case .leavesTree: "A navigation that does not arrive leaves the tree as it was."
    case .usesUIKit: "UIKit is not misused."
    case .releases: "Controllers that have left are released."
    case .keepsPlan: "The plan says what happens."
    }
  }
}

/// What does not hold somewhere, before anybody has said where.
nonisolated struct Finding: Hashable, Sendable, Codable {
  let property: VerifiedProperty
  /// What it concerns: findings of one property about one subject are reported once, by the shortest way.
  let subject: String
  let sentence: String

  init(_ property: VerifiedProperty, _ subject: String, _ sentence: String) {
    (self.property, self.subject, self.sentence) = (property, subject, sentence)
  }

  /// What it is the same as, wherever it is found.
  var key: String { property.rawValue + " " + subject }
}

/// A property that does not hold, and the shortest way to where it does not.
nonisolated public struct Violation: Hashable, Sendable, Codable {
  /// What does not hold.
  public let property: VerifiedProperty
  /// What it concerns: a destination or a class of screens.
  public let subject: String
  /// What was seen, as a sentence.
  public internal(set) var sentence: String
  /// The shortest way there that was found, from the launch.
  public let way: [AppStep]
  /// Another way, where the two contradict each other.
  public internal(set) var otherWay: [AppStep]?
  /// What came between, where it takes an interruption.
  public internal(set) var interruption: Interruption?
  /// How often the same was seen elsewhere.
  public internal(set) var others = 0
  /// Whether it was seen again when the way was gone once more in an app launched for that. Where it was not,
  /// something is not among what tells its states apart.
  public internal(set) var isReproduced = true

  init(_ finding: Finding, way: [AppStep], otherWay: [AppStep]? = nil, interruption: Interruption? = nil) {
    (property, subject, sentence) = (finding.property, finding.subject, finding.sentence)
    (self.way, self.otherWay, self.interruption) = (way, otherWay, interruption)
  }

  /// What does not hold, without the way.
  var finding: Finding { Finding(property, subject, sentence) }

  /// What it is the same as, wherever it is found.
  var key: String { finding.key }
}

nonisolated extension Violation: CustomStringConvertible {
  /// What does not hold, and how one gets there, a line a step.
  public var description: String {
    var lines = ["\(property.rawValue) \(sentence)"]
    lines += ["  launch"] + way.map { "  \($0)" }
    if let interruption { lines.append("  meanwhile: \(interruption)") }
    if let otherWay { lines += ["  \(property.headOfOtherWay):", "  launch"] + otherWay.map { "  \($0)" } }
    if others > 0 { lines.append("  (and \(others.counting("time")) more, by ways as long or longer)") }
    if !isReproduced {
      lines += [
        "  NOT SEEN AGAIN by this way: states differ in something that the verifier does not see.",
        "  Describe it, as a draft that is saved or not: .telling { app in … }; or put fewer screens together by .treatingAlike.",
        "  If that changes nothing, look for what one launch shares with the next.",
      ]
    }
    return lines.joined(separator: "\n")
  }

  /// A test that fails for as long as this is so. No two of one report have the same name.
  ///
  /// - Parameters:
  ///   - app: How the test gets at the `AppUnderTest`.
  ///   - type: The class of the app.
  public func testSource(app: String, of type: String = "App") -> String {
    var arguments = ["along: \(way.swiftSource)"]
    if let otherWay { arguments.append("comparedWith: \(otherWay.swiftSource)") }
    if let interruption { arguments.append("interruptedBy: \(interruption.swiftSource)") }
    let isName = app.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return """
      // \(app) is your AppUnderTest<\(type)>, as in: @MainActor let \(isName ? app : "app"): AppUnderTest<\(type)> = \(type).underTest
      @MainActor @Test(\("\(property.rawValue) \(property.sentence.dropLast()): \(subject.shortened(to: 60))".swiftLiteral))
      func \(testName)() async throws {
        let violations = try await \(app).verify(
          \(arguments.joined(separator: ",\n    ")))
        #expect(violations.isEmpty)
      }
      """
  }

  /// A name that no other way has, nor another property. At which moment something came between is not in it: that may be another
  /// in the next run, and what came between is told by the subject.
  private var testName: String {
    var print = Fingerprint()
    print.add(key)
    for step in way + [.user("but")] + (otherWay ?? []) { print.add(step.swiftSource) }
    let concern = String(subject.prefix(40)).swiftName
    return
      "\(property)\(concern.prefix(1).uppercased())\(concern.dropFirst())Way\(String(print.first % 0x10000, radix: 16))"
  }
}
