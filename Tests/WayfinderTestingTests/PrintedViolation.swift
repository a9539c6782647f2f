import TestApps
import Testing
import WayfinderTesting

@MainActor private let library = Library.underTest()

// library is your AppUnderTest<Library>, as in: @MainActor let library: AppUnderTest<Library> = Library.underTest
@MainActor @Test("P4 No guarded screen is visible while its guard would refuse: the shelf")
func keepsGuardedTheShelfWayd5cd() async throws {
  let violations = try await library.verify(
    along: [
      .set("member", to: "on"),
      .go("the shelf"),
      .set("member", to: "off"),
    ],
    comparedWith: [
      .set("member", to: "on"),
      .go("the shelf"),
    ])
  #expect(violations.isEmpty)
}
