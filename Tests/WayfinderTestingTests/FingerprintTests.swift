import TestApps
import Testing
import Wayfinder

@testable import WayfinderTesting

@Suite("Fingerprints of states") struct FingerprintTests {
  /// Returns a run of an app with a screen that two contexts share.
  private func run() async throws -> RunningCopy<SmallApp> {
    let step = StepAssembly(finder: ClassFinder<HelpScreen, Int>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>())).assemble()
    return try await RunningCopy(
      AppUnderTest("small") { try SmallApp() }
        .destination("help 1") { _ in .to(step, with: 1) }
        .destination("help 2") { _ in .to(step, with: 2) })
  }

  /// Performs the steps, and returns the fingerprint after each step.
  private func fingerprints(_ steps: [AppStep]) async throws -> [Fingerprint] {
    let run = try await run()
    var fingerprints: [Fingerprint] = []
    for step in steps {
      #expect(await run.take(step))
      fingerprints.append(run.fingerprint)
    }
    return fingerprints
  }

  @Test("TK-8 A screen that is shown again with another context is another state")
  func anotherContext() async throws {
    let found = try await fingerprints([.go("help 1"), .go("help 2")])
    #expect(found[0] != found[1])
  }

  @Test("TK-8 A screen that is shown with its first context again is the first state")
  func firstContextAgain() async throws {
    let found = try await fingerprints([.go("help 1"), .go("help 2"), .go("help 1")])
    #expect(found[0] == found[2])
  }
}
