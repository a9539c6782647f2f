import Foundation
import ModuleRouting
import PageFlow
import TestStage
import Testing
import Wayfinder

@Suite struct FailureTests {
  private let app = TestApp()

  @Test("EN-31 The localized description of an error is its sentence, with the remedy")
  func localized() throws {
    let failure = NavigationFailure(reason: Refusal(), remedy: "Ask somebody else.")
    let errors: [any Error] = [
      failure, GateRefusal.nowhereToAsk(screen: "Login"),
      AppFlowControllerError.missingVariant(identifier: "listen"), PositionError.noTable,
    ]
    for error in errors { #expect(error.localizedDescription == "\(error)") }
    #expect(failure.localizedDescription.contains("Ask somebody else."))
  }

  @Test("EN-31 An outcome gives value, failure and obstacle without a switch")
  func properties() async {
    let arrived = await app.router.outcome(of: go(Routes.detail, "1"))
    #expect(arrived.value?.name == "1")
    #expect(arrived.failure == nil)
    #expect(arrived.obstacle == nil)
    let refusing = app.router.adding(InlineInterceptor<Any?> { _ in throw Refusal() })
    let blocked = await refusing.outcome(of: go(Routes.detail, "2"))
    #expect(blocked.value == nil)
    #expect(blocked.failure == nil)
    #expect(blocked.obstacle != nil)
    let failed = await app.router.outcome(of: .select(tab: 9))
    #expect(failed.value == nil)
    #expect(failed.failure != nil)
    #expect(failed.obstacle == nil)
  }

  @Test("EN-31 The failures of steps, pages and modules have their reason and remedy in properties")
  func everyVocabulary() async throws {
    let unbuildable = StepAssembly(
      finder: NilFinder<Detail, String>(), factory: InlineFactory { (_: String) in throw Refusal() }
    )
    .using(UINavigationController.push()).from(Routes.home.expectingContainer()).assemble()
    let step = try #require(await app.router.outcome(of: go(unbuildable, "1")).failure)
    #expect(step.reason is Refusal)
    #expect(!step.remedy.isEmpty)
    #expect(step.step == "step 1 (Detail)")

    let flow = AppFlowController()
    let start = AppFlowControllerPage(
      name: "start", viewControllerBlock: { Home("start") }, viewControllerType: Home.self)
    let wrong = AppFlowControllerPage(name: "wrong", viewControllerBlock: { Home() }, viewControllerType: Detail.self)
    flow.prepare(for: app.window)
    try flow.register(path: start => wrong)
    let page = try #require(await app.router.outcome(of: .page(wrong, in: flow)).failure)
    #expect(page.reason is AppFlowControllerError, "\(page)")
    #expect(!page.remedy.isEmpty, "\(page)")
    #expect(page.step == "page wrong", "\(page)")
    #expect("\(page)".components(separatedBy: page.remedy).count == 2, "the remedy is said once")

    let module = await #expect(throws: NavigationFailure.self) {
      try await ModuleRegistry { DetailRouter.self }.use { Router.to(identifier: "detail") }?
        .perform(path: .push(from: Screen("nowhere")))
    }
    let reason = try #require(module)
    #expect(reason.reason is ModuleRoutingError, "\(reason)")
    #expect(!reason.remedy.isEmpty, "\(reason)")
  }

  @Test("EN-31 A failure names the factory that has returned a screen in front")
  func alreadyInFront() async throws {
    let front = app.home
    let step = StepAssembly(finder: NilFinder<Home, String>(), factory: InlineFactory { (_: String) in front })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let failure = try #require(await app.router.outcome(of: go(step, "1")).failure)
    #expect("\(failure.reason)" == "InlineFactory<Home, String> handed out a Home that is in front already")
    #expect(failure.remedy.contains("finder"))
    #expect(app.tree == TestApp().tree)
  }
}
