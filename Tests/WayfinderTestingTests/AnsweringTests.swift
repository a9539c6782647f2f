import TestApps
import Testing
import Wayfinder
import WayfinderTesting

/// A list with a draft over it. The draft asks before it is swiped away, and takes some turns to process the answer.
private final class DraftApp: RunningApp {
  let window = UIWindow.visible(UINavigationController(rootViewController: BooksScreen()))
  let router: Router
  private let leaving = DismissalGuard()

  init() {
    router = Router(window: window)
    router.makeDefault()
    let draft = DraftScreen()
    window.rootViewController?.present(draft, animated: false)
    draft.presentationController?.delegate = leaving
  }
}

private final class DraftScreen: UIViewController, LeaveConfirming {
  func mayLeave() async -> Bool {
    let agrees = await withCheckedContinuation { continuation in
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in continuation.resume(returning: false) })
      alert.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in continuation.resume(returning: true) })
      present(alert, animated: false)
    }
    // The draft waits some turns, as for the answer of a server.
    for _ in 0..<100 { await Task.yield() }
    return agrees
  }
}

@Suite("Results of answers") struct AnsweringTests {
  @Test("TK-8 The verifier waits for tasks that an answer has begun, also without a waiting request")
  func slowAnswer() async throws {
    let report = try await AppUnderTest("draft") { DraftApp() }.verify(within: VerificationBound(states: 20))
    #expect(report.isClean, "\(report)")
    #expect(report.strays == 0, "\(report)")
    // The states are the draft, the question and the list. The transitions are the swipe, Stay and Leave.
    #expect(report.states == 3, "\(report)")
    #expect(report.transitions == 3, "\(report)")
  }
}
