import TestApps
import PageFlow
import Testing
import Wayfinder
import WayfinderTesting

@Suite("Reports of ways back and of released screens") struct ReportedLeavingTests {
  @Test("TK-9 P8 An app that asks its user while it closes is not reported as kept alive")
  func goesWhileAsking() async throws {
    let app = AppUnderTest("drafts") {
      try SmallApp(GuardedNavigationController(rootViewController: BooksScreen()))
    }
    .destination("a draft") { _ in .to(SmallApp.pushing { DraftPage() }, with: nil) }
    let violations = try await app.verify(along: [.go("a draft"), .user("back to “List”")])
    #expect(violations == [])
    let report = try await app.verify(within: VerificationBound(states: 20, stackDepth: 3))
    #expect(report.isClean)
    #expect(report.states > 2)
  }

  @Test("TK-9 P8 An app that ends without an open question is checked for leaks")
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

  @Test("TK-9 P2 The report lists the moves that were tried, and the screens that refused them")
  func refused() async throws {
    let violations = try await draft([:], asking: false).verify(along: [])
    #expect(
      violations.map(\.sentence) == [
        "From DraftPage no way back leads to a root. Tried: swipe down (refused, as DraftPage may not be left or asks first)."
      ])
    let report = try await draft([:], asking: false).verify(within: VerificationBound(states: 10))
    #expect(report.violations.map(\.sentence) == violations.map(\.sentence))
  }

  @Test("TK-9 P2 The report lists the moves that were tried, and the screen that asks")
  func asks() async throws {
    let violations = try await draft(["Stay": false], asking: true).verify(along: [])
    #expect(
      violations.map(\.sentence) == [
        "From DraftPage no way back leads to a root. Tried: swipe down (UIAlertController “Leave?” asks)."
      ])
  }

  @Test("TK-9 P2 A button that was not tried is named with its declaration, and a button without effect is found")
  func buttons() async throws {
    func app(_ closes: Bool) -> AppUnderTest<SmallApp> {
      AppUnderTest("buttons") { try SmallApp() }
        .destination("draft") { _ in .to(Self.overAll { ButtonScreen(closes: closes) }, with: nil) }
    }
    #expect(
      try await app(true).verify(along: [.go("draft")]).map(\.sentence) == [
        "From ButtonScreen no way back leads to a root. There is no back button, no sheet that can be swiped down, and no "
          + "question that could be answered. Not tried, as it need not lead back: tap “Close”. If it does, say so by "
          + ".leaving(\"ButtonScreen\", otherwiseThanBack: …)."
      ])
    func told(_ closes: Bool) -> AppUnderTest<SmallApp> { app(closes).leaving("ButtonScreen", otherwiseThanBack: "…") }
    #expect(try await told(true).verify(along: [.go("draft")]) == [])
    #expect(
      try await told(false).verify(along: [.go("draft")]).map(\.sentence)
        == ["From ButtonScreen no way back leads to a root. Tried: tap “Close” (changes nothing)."])
  }

  @Test("TK-9 P2 The report says if there was nothing to try")
  func nothing() async throws {
    let violations = try await Library.underTest(.bookWithoutBackButton).verify(along: [.go("book 1")])
    #expect(
      violations.map(\.sentence) == [
        "From BookScreen “Book 1” no way back leads to a root. There is no back button, no sheet that can be swiped down, "
          + "and no question that could be answered."
      ])
  }
}

extension ReportedLeavingTests {
  /// A screen over all others that no move of UIKit closes.
  private static func overAll<Screen: UIViewController>(
    _ make: @escaping () -> Screen
  ) -> DestinationStep<Screen, Any?> {
    StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory(make))
      .using(GeneralAction.presentModally(presentationStyle: .fullScreen)).from(GeneralStep.current()).assemble()
  }

  @Test("TK-8 P2 A counter on a screen that a button closes is followed only to a root")
  func counts() async throws {
    var highest = 0
    let app = AppUnderTest("basket") { try SmallApp() }
      .destination("the basket") { _ in .to(Self.overAll { BasketScreen() }, with: nil) }
      .adding { app in
        highest = max(highest, app.count)
        guard app.window.rootViewController?.presentedViewController != nil else { return [] }
        let more = AppMove("one more") {
          app.count += 1
          return true
        }
        let done = AppMove("done") {
          app.window.rootViewController?.dismiss(animated: false)
          return true
        }
        // The count is limited, so that the test ends even if the verification continues too far.
        return app.count < 300 ? [more, done] : [done]
      }
      .telling { "\($0.count)" }
      .leaving("BasketScreen", otherwiseThanBack: "it has a button that closes it")
    let report = try await app.verify(within: VerificationBound(states: 5))
    #expect(report.isClean, "\(highest): \(report)")
    #expect(report.states == 5, "\(highest): \(report)")
    #expect(highest < 10, "\(highest): \(report)")
    #expect(!report.leftOut.contains { $0.hasPrefix("whether going back") })
  }

  /// An app with a screen that offers only another try, a thousand times.
  private func attempts(_ counting: @escaping (Int) -> Void) -> AppUnderTest<SmallApp> {
    AppUnderTest("attempts") { try SmallApp() }
      .destination("an attempt") { _ in .to(Self.overAll { HelpScreen() }, with: nil) }
      .destination("late") { _ in .to(SmallApp.pushing { LateScreen() }, with: nil) }
      .adding { app in
        counting(app.count)
        guard app.window.rootViewController?.presentedViewController != nil, app.count < 1_000 else { return [] }
        let again = AppMove("try again", goesBack: true) {
          app.count += 1
          return true
        }
        return [again]
      }
      .telling { "\($0.count)" }
  }

  @Test("TK-8 P2 The verifier abandons endless ways back after a limit, and the report says so")
  func onAndOn() async throws {
    var highest = 0
    let report = try await attempts { highest = max(highest, $0) }.verify(within: VerificationBound(states: 5))
    #expect(highest < 200, "\(highest)")
    let left = try #require(
      report.leftOut.first { $0.hasPrefix("whether going back reaches a root by way of ") }, "\(report)")
    #expect(left.hasSuffix("followed for a hundred steps and to as many states as the bound, or a hundred"))
  }

  @Test("TK-9 P2 The report says if there are more ways back than were tried")
  func moreThanAreTried() async throws {
    let violations = try await attempts { _ in }.verify(along: [.go("an attempt")])
    #expect(violations.map(\.property) == [.leadsBack])
    let sentence = "From HelpScreen none of the 256 ways back that were tried leads to a root; there are more."
    #expect(violations.first?.sentence.hasPrefix(sentence) == true, "\(violations)")
  }

  @Test("TK-10 P2 Ways back from a state after an interruption are followed for a limited number of steps")
  func onAndOnAfterInterruption() async throws {
    var highest = 0
    let violations = try await attempts { highest = max(highest, $0) }
      .verify(along: [.go("late")], interruptedBy: Interruption(.request("an attempt"), at: 0))
    #expect(highest < 200, "\(highest): \(violations)")
    #expect(violations.allSatisfy { $0.property != .leadsBack }, "\(highest): \(violations)")
  }

  @Test(
    "TK-9 P8 The leak of an ended app is found by the path that shows it")
  func keptBefore() async throws {
    var kept: [UIWindow] = []
    let app = AppUnderTest("kept") { try SmallApp(UINavigationController(rootViewController: BooksScreen())) }
      .destination("the chat") { _ in
        let chat = SmallApp.pushing { () -> ChatScreen in
          let chat = ChatScreen()
          chat.onAppear = { kept.append($0) }
          return chat
        }
        return .to(chat, with: nil)
      }
      .destination("help") { _ in .to(SmallApp.pushing { HelpScreen() }, with: nil) }
    let report = try await app.verify(within: VerificationBound(states: 10, stackDepth: 2))
    #expect(report.violations.map(\.subject) == ["the window"], "\(report)")
    #expect(!kept.isEmpty, "\(report)")
    #expect(report.violations.map(\.way) == [[.go("the chat")]])
    #expect(report.violations.map(\.isReproduced) == [true])
  }
}

/// Tests reports about a plain container that leaves. No tree lists its contents.
@Suite struct PlainContainerTests {
  private let pages = ["list", "box", "page"].map { name in
    AppFlowControllerPage(
      name: name, viewControllerBlock: { UIViewController() }, viewControllerType: UIViewController.self)
  }

  /// Launches an app with a flow whose last page is in a stack, in a plain container.
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
    .page(pages[0], in: try #require(app.kept.first as? AppFlowController))
  }

  @Test("TK-9 P9 A plan may name the pages that leave with a plain container")
  func named() async throws {
    let running = try launch()
    let plan = try running.router.plan(request(in: running))
    #expect(plan.removed == ["UIViewController", "UINavigationController", "SecretScreen"])
    let app = AppUnderTest<SmallApp>("plain") { try launch() }.destination("the list") { try request(in: $0) }
    let violations = try await app.verify(along: [.go("the list")])
    #expect(violations.filter { $0.property == .keepsPlan }.map(\.sentence) == [])
  }
}

private final class BasketScreen: UIViewController {}

private final class ChatScreen: UIViewController {
  var onAppear: ((UIWindow) -> Void)?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let window = view.window { onAppear?(window) }
  }
}

private final class Refusing: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
}

/// A screen with a button that may or may not close it.
private final class ButtonScreen: UIViewController {
  private let closes: Bool

  init(closes: Bool) {
    self.closes = closes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Close") { [weak self] _ in
          if self?.closes == true { self?.dismiss(animated: false) }
        }))
  }
}
