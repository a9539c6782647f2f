import Testing
@testable import ViewHierarchy

@Suite("Verdicts on changes")
struct VerdictTests {
  /// The screens of a container are letters. `N` and `M` are new screens.
  @Test(
    "A verdict follows from the plan, the earlier tree and the present tree",
    arguments: [
      // A push.
      ("abN", "ab", "abN", false, Verdict.done),
      ("abN", "ab", "abNX", false, .changedFurther),
      ("abN", "ab", "aN", false, .changedFurther),
      ("abN", "ab", "ab", false, .noEffect),
      ("abN", "ab", "ab", true, .overtaken),
      ("abN", "ab", "abX", false, .noEffect),
      ("abN", "ab", "abX", true, .overtaken),
      ("aNM", "ab", "aN", true, .overtaken),
      // A new root.
      ("N", "a", "N", true, .done),
      ("N", "a", "X", true, .overtaken),
      ("N", "", "", false, .noEffect),
      // Nothing new: a pop.
      ("a", "abc", "a", false, .done),
      ("a", "abc", "ab", false, .changedFurther),
      ("a", "abc", "abc", false, .noEffect),
      ("a", "abc", "abc", true, .overtaken),
      // No change.
      ("ab", "ab", "ab", false, .done),
    ] as [(String, String, String, Bool, Verdict)])
  func judging(planned: String, before: String, now: String, wasSeen: Bool, verdict: Verdict) {
    #expect(
      Verdict(planned: Array(planned), before: Array(before), now: Array(now), wasSeen: wasSeen) == verdict)
  }

  @Test("A change that adds no screen is judged by the screen that it shows")
  func aim() {
    #expect(
      Verdict(planned: ["a", "b"], before: ["a", "b", "c"], now: ["a"], aim: ["b"], wasSeen: true) == .overtaken)
    #expect(
      Verdict(planned: ["a", "b"], before: ["a", "b", "c"], now: ["b"], aim: ["b"], wasSeen: true) == .changedFurther)
  }

  @Test("A change that is not done was overtaken if it was seen, and otherwise had no effect")
  func doneOrNot() {
    #expect(Verdict(isDone: true, wasSeen: false) == .done)
    #expect(Verdict(isDone: false, wasSeen: true) == .overtaken)
    #expect(Verdict(isDone: false, wasSeen: false) == .noEffect)
  }
}
