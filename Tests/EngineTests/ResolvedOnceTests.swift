import TestStage
import Testing
import Wayfinder

@Suite struct ResolvedOnceTests {
  private final class Looks {
    var count = 0
  }

  private func guarded(_ looks: Looks, by interceptor: any RoutingInterceptor<Any?>) -> NavigationRequest<Detail> {
    let step = StepAssembly(
      finder: InlineFinder<Detail, String> { _ in
        looks.count += 1
        return nil
      }, factory: InlineFactory { Detail($0) }
    )
    .adding(interceptor)
    .using(UINavigationController.push()).from(Routes.home.expectingContainer()).assemble()
    return go(step, "1")
  }

  @Test("EN-18 A request is resolved once if every guard answers within the call and the tree has not changed")
  func once() {
    let (app, looks) = (TestApp(), Looks())
    #expect(app.outcome(of: guarded(looks, by: InlineInterceptor<Any?> { _ in }))?.value != nil)
    #expect(looks.count == (treeTellsOfChanges ? 1 : 2))
  }

  @Test("EN-18 A request is resolved again if a guard that answers within the call has changed the tree")
  func changed() {
    let (app, looks) = (TestApp(), Looks())
    let changing = InlineInterceptor<Any?> { _ in app.tabs.selectedIndex = 1 }
    #expect(app.outcome(of: guarded(looks, by: changing))?.value != nil)
    #expect(looks.count == 2)
    #expect(app.tabs.selectedIndex == 0)
  }

  @Test("EN-18 A request is resolved again if a guard answers later, even if the tree has not changed")
  func later() {
    let (app, looks) = (TestApp(), Looks())
    var answer: (@MainActor (RoutingResult) -> Void)?
    let waiting = InlineInterceptor<Any?> { _, completion in answer = completion }
    var outcome: Outcome<Detail>?
    app.router.navigate(guarded(looks, by: waiting)) { outcome = $0 }
    #expect(looks.count == 1)
    #expect(outcome == nil)
    answer?(.success)
    #expect(looks.count == 2)
    #expect(outcome?.value != nil)
  }
}
