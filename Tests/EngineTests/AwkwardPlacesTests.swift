import ContextNavigation
import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct AwkwardPlacesTests {
  @Test("EN-3 A request that does not arrive dismisses the modal that it has presented from a child")
  func presentedFromChild() {
    final class Pushing: Screen {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if navigationController?.viewControllers.count == 1 {
          navigationController?.pushViewController(Login("more"), animated: false)
        }
      }
    }
    let app = TestApp()
    let before = app.tree
    let step = StepAssembly(finder: NilFinder<Pushing, String>(), factory: InlineFactory { Pushing($0) })
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally(startingFrom: .current))
      .from(Routes.home).assemble()
    let outcome = app.outcome(of: go(step))
    #expect(outcome != nil, "\(String(describing: outcome))")
    #expect(outcome?.value == nil, "\(String(describing: outcome))")
    #expect(app.tree == before, "\(before.difference(to: app.tree))")
  }

  @Test("EN-3 A failure in any call of a presentation from a child leaves the tree unchanged")
  func presentedFromChildSwept() async {
    let step = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(GeneralAction.presentModally(startingFrom: .current)).from(Routes.home).assemble()
    let swept = await failEachCall(of: go(step)) {
      let app = TestApp()
      return LaunchedApp(window: app.window, router: app.router)
    }
    #expect(swept.violations.isEmpty, "\(swept)")
  }

  @Test("EN-3 A module that is presented from a child is dismissed again if the presentation fails")
  func module() throws {
    let app = TestApp()
    let modules = try ModuleRegistry { DetailRouter.self }
    let before = app.tree
    app.router.probed(by: CallProbe { if $0 == .transitionEnd { throw Refusal() } }).makeDefault()
    var outcome: Outcome<Any>?
    _ = modules.use { Router.to(identifier: "detail") }?
      .perform(path: .presentModally(from: app.home), completion: { outcome = $0 })
    #expect(outcome?.failure != nil, "\(String(describing: outcome))")
    #expect(app.tree == before, "\(before.difference(to: app.tree))")
  }

  @Test("EN-3 A failed request restores a popped screen together with its modal")
  func poppedPresenter() {
    let app = TestApp()
    let detail = Detail("presenting")
    detail.definesPresentationContext = true
    app.homeStack.pushViewController(detail, animated: false)
    let over = Login("over")
    over.modalPresentationStyle = .overCurrentContext
    detail.present(over, animated: false)
    #expect(detail.presentedViewController === over)
    #expect(over.presentingViewController === detail)
    app.tabs.selectedIndex = 1
    let before = app.tree
    let step = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(GeneralAction.presentModally())
      .from(
        StepAssembly(finder: NilFinder<DeafScreen, String>(), factory: InlineFactory { DeafScreen($0) })
          .using(GeneralAction.presentModally()).from(Routes.home).assemble()
      ).assemble()
    let outcome = app.outcome(of: go(step))
    #expect(outcome?.failure != nil, "\(String(describing: outcome))")
    #expect(app.tree == before, "\(before.difference(to: app.tree))")
  }

  @Test("EN-21 A guard's long-lived task does not retain the screen of a module")
  func chainKeepsModule() async throws {
    let app = TestApp()
    let forever = Answers<Void>()
    app.router.adding(
      Guard<Any?> { _ in
        Task { @MainActor in await forever.next() }
        return .success
      }
    ).makeDefault()
    let modules = try ModuleRegistry { DetailRouter.self }
    _ = try await modules.use { Router.to(identifier: "detail") }?.perform(path: .push(from: app.home))
    weak let shown = app.homeStack.topViewController
    #expect(shown is Detail)
    app.homeStack.popViewController(animated: false)
    await until { shown == nil }
    #expect(shown == nil)
    forever.give(())
  }

  @Test("EN-20 A request that is replaced while it sets up a found screen ends, even if its change never completes")
  func replacedWhileSettingUp() {
    final class Keeping: Screen {
      var kept: [() -> Void] = []
      override func present(_ v: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        super.present(v, animated: flag)
        if let completion { kept.append(completion) }
      }
    }
    struct Setting: ContextTask {
      let body: () -> Void
      func perform(on viewController: Keeping, with context: String) throws { body() }
    }
    let app = TestApp()
    let root = Keeping()
    app.window.rootViewController = root
    var (first, second): (Outcome<Sheet>?, Outcome<UIViewController>?)
    let step = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(GeneralAction.presentModally())
      .from(
        SingleStep(finder: ClassFinder<Keeping, String>(), factory: InlineFactory { _ in Keeping() })
          .adding(
            Setting {
              app.router.navigate(
                to: GeneralStep.custom(using: ClassFinder<UIViewController, String>()), with: "",
                policy: .replaceCurrent
              ) { second = $0 }
            })
      )
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current()).assemble()
    app.router.navigate(to: step, with: "") { first = $0 }
    #expect(first != nil, "\(String(describing: first)) \(app.router.waiting)")
    #expect(second != nil, "\(String(describing: first)) \(app.router.waiting)")
  }

  @Test("EN-11 The end of a request by router.within does not answer for the guard that is asked next")
  func wrongGuard() async {
    let app = TestApp()
    let (one, two) = (KeepingGuard(), KeepingGuard())
    var (first, dependent): (Outcome<Detail>?, Outcome<Sheet>?)
    var handle: NavigationHandle?
    let step = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
      .adding(
        ClosureGuard { name, answer in
          one.perform(with: name, completion: answer)
          let slow = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
            .adding(KeepingGuard())
            .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
          handle = app.router.within.navigate(to: slow, with: "") { dependent = $0 }
        }
      )
      .adding(two)
      .using(UINavigationController.push()).from(Routes.home.expectingContainer()).assemble()
    app.router.navigate(to: step, with: "1") { first = $0 }
    one.answer()
    #expect(two.asked == ["1"])
    handle?.cancel()
    #expect(dependent != nil)
    #expect(first == nil, "\(String(describing: first))")
  }

  private enum Kind: String, Hashable { case sheet }

  @Test("EN-3 A request that a screen blocks clears the context that it has set on an element")
  func contextTakenBack() async {
    let app = TestApp()
    let asking = Asking("asking")
    app.homeStack.pushViewController(asking, animated: false)
    asking.answer(false)
    let kept = Sheet("kept")
    let contexts = contextRouter(
      in: app.window, presentingBy: { screen, _ in RootTransition(window: app.window, viewController: screen) }
    ) { (_: NavigationContext<Kind>) in kept }
    let outcome = await app.router.outcome(of: .contexts([.present(NavigationContext(type: Kind.sheet))], of: contexts))
    #expect(outcome.obstacle != nil, "\(outcome)")
    #expect(kept.getNavigationContext(withContextType: Kind.self) == nil)
  }
}
