import Testing
import Wayfinder
import WayfinderTesting

@Suite("What is said of ways back and of what leaves") struct ReportedLeavingTests {
  @Test("TK-9 P8 An app that asks its user when it goes is not said to be kept alive by anybody")
  func goesWhileAsking() async throws {
    let app = AppUnderTest("drafts") {
      try SmallApp(GuardedNavigationController(rootViewController: BooksScreen()))
    }
    .destination("a draft") { _ in .step(SmallApp.pushing { DraftPage() }, with: nil) }
    let violations = try await app.verify(along: [.go("a draft"), .user("back to “List”")])
    #expect(violations == [])
    let report = try await app.verify(within: VerificationBound(states: 20, stackDepth: 3))
    #expect(report.isClean && report.states > 2)
  }

  @Test("TK-9 P8 An app that has gone while nobody was asked is still looked at")
  func keptApp() async throws {
    var kept: [SmallApp] = []
    let app = AppUnderTest("kept") {
      let app = try SmallApp()
      kept.append(app)
      return app
    }
    #expect(try await app.verify(along: []).map(\.property) == [.releases])
    #expect(!kept.isEmpty)
  }

  private func draft(_ answers: [String: Bool], asking: Bool) -> AppUnderTest<SmallApp> {
    AppUnderTest("draft") {
      let app = try SmallApp(UINavigationController(rootViewController: BooksScreen()))
      let draft = DraftPage()
      draft.answers = answers
      let guarding: any UIAdaptivePresentationControllerDelegate = asking ? DismissalGuard() : Refusing()
      app.kept.append(guarding)
      app.window.rootViewController?.present(draft, animated: false)
      draft.presentationController?.delegate = guarding
      return app
    }
  }

  @Test("TK-9 P2 What was tried is said, and that it was refused, and by whom")
  func refused() async throws {
    let violations = try await draft([:], asking: false).verify(along: [])
    #expect(
      violations.map(\.sentence) == [
        "From DraftPage no way back leads to a root. Tried: swipe down (refused, as DraftPage may not be left or asks first)."
      ])
    let report = try await draft([:], asking: false).verify(within: VerificationBound(states: 10))
    #expect(report.violations.map(\.sentence) == violations.map(\.sentence))
  }

  @Test("TK-9 P2 What was tried is said, and that somebody asks")
  func asks() async throws {
    let violations = try await draft(["Stay": false], asking: true).verify(along: [])
    #expect(
      violations.map(\.sentence) == [
        "From DraftPage no way back leads to a root. Tried: swipe down (UIAlertController “Leave?” asks)."
      ])
  }

  @Test("TK-9 P2 Where there is nothing to try, that is said")
  func nothing() async throws {
    let violations = try await Library.underTest(.bookWithoutBackButton).verify(along: [.go("book 1")])
    #expect(
      violations.map(\.sentence) == [
        "From BookScreen “Book 1” no way back leads to a root. There is no back button, no sheet that can be swiped down, "
          + "and no question that could be answered."
      ])
  }
}

private final class Refusing: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
}
