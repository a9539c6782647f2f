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

/// What is said where a plain container leaves, of which no tree lists what it holds.
@Suite struct PlainContainerTests {
  private let pages = ["list", "box", "page"].map { name in
    AppFlowControllerPage(
      name: name, viewControllerBlock: { UIViewController() }, viewControllerType: UIViewController.self)
  }

  /// A flow whose last page stands in a stack in a plain container.
  private func launch() throws -> SmallApp {
    let (list, box, page) = (HelpScreen(), UIViewController(), SecretScreen())
    let (stack, inner, flow) = (UINavigationController(), UINavigationController(), AppFlowController())
    stack.viewControllers = [list, box]
    inner.viewControllers = [page]
    box.addChild(inner)
    inner.didMove(toParent: box)
    let app = try SmallApp(UIViewController())
    app.kept.append(flow)
    flow.prepare(for: app.window, rootNavigationController: stack)
    try flow.register(path: pages)
    try flow.updateCurrentPage(with: list, for: "list")
    try flow.updateCurrentPage(with: box, for: "box")
    try flow.updateCurrentPage(with: page, for: "page")
    return app
  }

  private func request(in app: SmallApp) throws -> NavigationRequest<UIViewController> {
    try #require(app.kept.first as? AppFlowController).request(toShow: pages[0])
  }

  @Test("TK-9 P9 A plan may name the pages that a plain container takes along")
  func named() async throws {
    let running = try launch()
    let plan = try running.router.plan(request(in: running))
    #expect(plan.removed == ["UIViewController", "UINavigationController", "SecretScreen"])
    let app = AppUnderTest<SmallApp>("plain") { try launch() }.destination("the list") { try request(in: $0) }
    let violations = try await app.verify(along: [.go("the list")])
    #expect(violations.filter { $0.property == .keepsPlan }.map(\.sentence) == [])
  }
}

private final class Refusing: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
}
