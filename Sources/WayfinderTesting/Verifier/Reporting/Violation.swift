/// A property of every state of an app, for every destination.
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
  /// The plan described the changes.
  case keepsPlan = "P9"

  /// The heading of a path that contradicts another.
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

/// A violation without its path.
nonisolated struct Finding: Hashable, Sendable, Codable {
  let property: VerifiedProperty
  /// The subject. Findings of one property and one subject are reported once, by the shortest path.
  let subject: String
  let sentence: String

  init(_ property: VerifiedProperty, _ subject: String, _ sentence: String) {
    (self.property, self.subject, self.sentence) = (property, subject, sentence)
  }

  /// The key of equal findings.
  var key: String { property.rawValue + " " + subject }
}

/// A property that does not hold, and the shortest path to the fault.
nonisolated public struct Violation: Hashable, Sendable, Codable {
  /// The property.
  public let property: VerifiedProperty
  /// The subject: a destination or a class of screens.
  public let subject: String
  /// The fault as a sentence.
  public internal(set) var sentence: String
  /// The shortest way there that was found, from the launch.
  public let way: [AppStep]
  /// Another path that contradicts this one.
  public internal(set) var otherWay: [AppStep]?
  /// The interruption, if the fault needs one.
  public internal(set) var interruption: Interruption?
  /// How often the same was seen elsewhere.
  public internal(set) var others = 0
  /// A Boolean value that indicates whether a new launch showed the fault again. If not, states differ in a fact that the verifier does
  /// not see.
  public internal(set) var isReproduced = true

  init(_ finding: Finding, way: [AppStep], otherWay: [AppStep]? = nil, interruption: Interruption? = nil) {
    (property, subject, sentence) = (finding.property, finding.subject, finding.sentence)
    (self.way, self.otherWay, self.interruption) = (way, otherWay, interruption)
  }

  var finding: Finding { Finding(property, subject, sentence) }

  var key: String { finding.key }
}

nonisolated extension Violation: CustomStringConvertible {
  /// The fault, and its path with a line for each step.
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

  /// A unique name for the property and the path. The moment of an interruption is left out, because it varies from run to run.
  private var testName: String {
    var print = Fingerprint()
    print.add(key)
    for step in way + [.user("but")] + (otherWay ?? []) { print.add(step.swiftSource) }
    let concern = String(subject.prefix(40)).swiftName
    return
      "\(property)\(concern.prefix(1).uppercased())\(concern.dropFirst())Way\(String(print.first % 0x10000, radix: 16))"
  }
}
