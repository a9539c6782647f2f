import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of navigations that fail halfway: the restoration, and the failure that reports it.
@Suite struct PuttingBackTests {
  /// A task for the new sheet.
  struct Decorating: ContextTask {
    func perform(on viewController: Sheet, with context: String) throws {}
  }

  /// A task for the found home screen.
  struct Refreshing: ContextTask {
    func perform(on viewController: Home, with context: String) throws {}
  }

  /// Returns a route to a sheet that an action of the app joins to the home screen.
  private func sheet(by action: OwnAction) -> DestinationStep<Sheet, String> {
    StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .adding(Decorating())
      .using(action)
      .from(SingleStep(finder: ClassFinder<Home, String>(), factory: InlineFactory { Home($0) }).adding(Refreshing()))
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
  }

  @Test("EN-3 A failure names the container that prevented the tree from being restored")
  func cannotRestore() {
    let app = TestApp()
    let stack = FrozenStack()
    stack.setViewControllers([app.home, Detail("1")], animated: false)
    app.window.rootViewController = stack
    let spoiling = OwnAction { _, _, completion in
      stack.popViewController(animated: false)
      stack.isFrozen = true
      completion(.failure(Refusal()))
    }
    guard case .failed(let failure)? = app.outcome(of: go(sheet(by: spoiling))),
      case NavigationError.treeNotRestored(let reason) = failure.reason
    else {
      Issue.record("did not fail, or not with that")
      return
    }
    #expect(reason.contains("Refusal()"), "\(reason)")
    #expect(failure.remedy.contains("FrozenStack"), "\(failure.remedy)")
    stack.isFrozen = false
    #expect(app.outcome(of: go(Routes.home))?.value === app.home, "the next request goes on")
  }

  @Test("EN-3 A failure lists the actions and the tasks of found and built screens that had run")
  func saysWhatHadRun() {
    let app = TestApp()
    let failing = OwnAction { _, _, completion in completion(.failure(Refusal())) }
    guard case .failed(let failure)? = app.outcome(of: go(sheet(by: failing))) else {
      Issue.record("did not fail")
      return
    }
    #expect(failure.alreadyRun.sorted() == ["Decorating", "OwnAction", "Refreshing"])
  }

  @Test("EN-3 A failed request restores the children that an action of the app has exchanged")
  func plainChildren() {
    let app = TestApp()
    let child = Screen("child")
    app.home.addChild(child)
    app.home.view.addSubview(child.view)
    child.didMove(toParent: app.home)
    let failing = OwnAction { screen, _, completion in
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      app.home.addChild(screen)
      screen.didMove(toParent: app.home)
      completion(.failure(Refusal()))
    }
    #expect(app.outcome(of: go(sheet(by: failing)))?.failure != nil)
    #expect(app.home.children == [child])
    #expect(child.view.superview === app.home.view)
  }

  @Test("EN-3 A failure in the middle of a transition is undone after the transition has ended")
  func inTheMiddle() {
    let app = TestApp()
    let clock = TransitionClock(of: app.window)
    let (before, same) = (app.tree, identities(app.window))
    var presented: Sheet?
    let hasty = OwnAction { screen, host, completion in
      presented = screen as? Sheet
      host.present(screen, animated: true)
      clock.begin()
      completion(.failure(Refusal()))
    }
    var outcome: Outcome<Sheet>?
    app.router.navigate(to: sheet(by: hasty), with: "") { outcome = $0 }
    #expect(presented?.presentingViewController != nil)
    #expect(presented?.isBeingDismissed == false)
    #expect(outcome == nil, "nothing is over while the sheet comes up")
    clock.run()
    guard case .failed? = outcome else {
      Issue.record("did not fail: \(String(describing: outcome))")
      return
    }
    #expect(app.tree == before)
    #expect(identities(app.window) == same)
  }

  @Test("EN-14 A replaced request arrives if its action of the app has begun and then completes")
  func replacedInTheMiddle() {
    let app = TestApp()
    let clock = TransitionClock(of: app.window)
    let presenting = OwnAction { screen, host, completion in
      host.present(screen, animated: true) { completion(.success) }
    }
    var ended: [String] = []
    app.router.navigate(to: sheet(by: presenting), with: "") { ended.append("\($0)") }
    clock.begin()
    #expect(app.tabs.presentedViewController is Sheet)
    app.router.navigate(to: Routes.search, with: "", policy: .replaceCurrent) { ended.append("\($0)") }
    #expect(ended.isEmpty)
    clock.run()
    #expect(ended == ["Arrived.", "Arrived."])
    #expect(app.tree.visibleScreens.last == "Search")
  }

  @Test("EN-20 An action that keeps its completion is abandoned after its transition has ended")
  func givenUpInTheMiddle() {
    let app = TestApp()
    let clock = TransitionClock(of: app.window)
    let before = app.tree
    var (presented, kept) = (Sheet?.none, [@MainActor (RoutingResult) -> Void]())
    let keeping = OwnAction { screen, host, completion in
      presented = screen as? Sheet
      host.present(screen, animated: true)
      kept.append(completion)
    }
    var ended: [String] = []
    app.router.navigate(to: sheet(by: keeping), with: "") { outcome in
      if case .superseded = outcome { ended.append("superseded") } else { ended.append("\(outcome)") }
    }
    clock.begin()
    app.router.navigate(to: Routes.home, with: "", policy: .replaceCurrent) { ended.append("\($0)") }
    clock.begin()
    #expect(presented?.presentingViewController != nil)
    #expect(presented?.isBeingDismissed == false)
    #expect(ended.isEmpty)
    clock.run()
    #expect(ended == ["superseded", "Already there."])
    #expect(app.tree == before)
    withExtendedLifetime(kept) {}
  }
}
