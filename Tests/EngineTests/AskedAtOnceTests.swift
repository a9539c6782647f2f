import TestStage
import Testing
import Wayfinder

@Suite struct AskedAtOnceTests {
  private let app = TestApp()
  private let replacing = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
    .using(UINavigationController.pushReplacingLast())
    .from(GeneralStep.custom(using: ClassFinder<Draft, String>()).expectingContainer()).assemble()

  @Test("EN-28 A screen that answers at once is asked before the guards, but after those asked before the search")
  func beforeGuards() async {
    let draft = Draft("draft")
    app.homeStack.pushViewController(draft, animated: false)
    var asked = 0
    let router = app.router.adding(InlineInterceptor<Any?> { _ in asked += 1 })
    let outcome = await router.outcome(of: go(replacing, "1"))
    #expect(outcome.obstacle?.description == "Draft may not be left now.")
    #expect(asked == 0)
    let first = await router.askingGlobalInterceptorsFirst().outcome(of: go(replacing, "1"))
    #expect(first.obstacle != nil, "those asked before the search come before it")
    #expect(asked == 1, "those asked before the search come before it")
  }

  @Test("EN-28 A screen that answers at once is asked again after the guards have agreed")
  func againAfterGuards() async {
    let draft = Draft("draft")
    draft.canBeDismissed = true
    app.homeStack.pushViewController(draft, animated: false)
    let router = app.router.adding(InlineInterceptor<Any?> { _ in draft.canBeDismissed = false })
    #expect(await router.outcome(of: go(replacing, "1")).obstacle?.description == "Draft may not be left now.")
    #expect(app.homeStack.topViewController === draft)
  }

  @Test("EN-28 A screen that asks its user is asked after the guards")
  func userLast() async {
    let asking = Asking("asking")
    app.homeStack.pushViewController(asking, animated: false)
    var lines: [String] = []
    let router = app.router.adding(InlineInterceptor<Any?> { _ in lines.append("guard, asked \(asking.asked)") })
    asking.answer(true)
    #expect(await router.outcome(of: .pop(to: app.home)).value != nil)
    #expect(lines == ["guard, asked 0"])
    #expect(asking.asked == 1)
  }
}
