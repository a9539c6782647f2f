import Testing
import WayfinderTesting

@MainActor @Test("Nobody sees the diary after logging out") func nobodySeesTheDiaryAfterLoggingOut() async throws {
  try await DiaryTests.diary.take(
    [
      .set("logged in", to: "on"),
      .go("page 2"),
      .set("logged in", to: "off"),
    ], holding: DiaryTests.diaryIsClosed)
}
