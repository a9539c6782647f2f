import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of moves that the user or the app makes while a request changes the tree.
@Suite struct MovesMeanwhileTests {
  private final class Fleeing: Screen {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      navigationController?.popViewController(animated: false)
    }
  }

  private func pushing(
    _ screen: UIViewController,
    over below: DestinationStep<UINavigationController, String> = Routes.home.expectingContainer(),
    by action: any Action<UINavigationController> = UINavigationController.push()
      as EmbeddingAction<UINavigationController>
  ) -> NavigationRequest<UIViewController> {
    let step = StepAssembly(
      finder: NilFinder<UIViewController, String>(), factory: InlineFactory { (_: String) in screen }
    )
    .using(action).from(below).assemble()
    return go(step, "")
  }

  private func move(_ outcome: Outcome<UIViewController>?) -> String? {
    if case .superseded(let request)? = outcome { request.name } else { nil }
  }

  @Test("EN-33 A screen that pops itself when it appears stays popped, and the request names this move")
  func popsItself() {
    let app = TestApp()
    let moved = move(app.outcome(of: pushing(Fleeing("fleeing"))))
    #expect(moved == "the user or the app's own code taking Fleeing out of UINavigationController")
    #expect(app.tree == TestApp().tree)
    #expect(app.outcome(of: go(Routes.detail, "1"))?.value != nil, "the next one works")
  }

  @Test("EN-33 A pop during a commit stays, and the sheet that the request had dismissed is presented again")
  func userGoesBack() throws {
    let app = TestApp(.manual)
    let clock = TransitionClock(of: app.window)
    app.present(Sheet("sheet"))
    clock.run()
    let sheet = app.tabs.presentedViewController
    #expect(sheet is Sheet)
    let detail = Detail("1")
    var outcome: Outcome<UIViewController>?
    app.router.navigate(pushing(detail)) { outcome = $0 }
    // The sheet is dismissed, then the detail is pushed. The app pops the detail before the push ends.
    while app.homeStack.topViewController !== detail, clock.tick() || clock.finish() {}
    #expect(app.homeStack.topViewController === detail)
    #expect(outcome == nil)
    app.homeStack.popViewController(animated: true)
    clock.run()
    #expect(
      move(outcome)?.contains("taking Detail out of UINavigationController") == true, "\(String(describing: outcome))")
    #expect(app.homeStack.viewControllers == [app.home], "the move stands")
    #expect(app.tabs.presentedViewController === sheet, "what the move did not touch is put back")
  }

  @Test("EN-33 A pop during a container action of the app stays, and the request names the pop")
  func userGoesBackMeanwhile() {
    let app = TestApp(.manual)
    let clock = TransitionClock(of: app.window)
    app.homeStack.pushViewController(Login("below"), animated: false)
    app.present(Sheet("sheet"))
    clock.run()
    let sheet = app.tabs.presentedViewController
    #expect(sheet is Sheet)
    let detail = Detail("1")
    let below = GeneralStep.custom(using: ClassFinder<Login, String>())
    let own = InlineContainerAction<UINavigationController> { $1.append($0) }
    var outcome: Outcome<UIViewController>?
    app.router.navigate(pushing(detail, over: below.expectingContainer(), by: own)) { outcome = $0 }
    while app.homeStack.topViewController !== detail, clock.tick() || clock.finish() {}
    #expect(app.homeStack.topViewController === detail)
    #expect(outcome == nil)
    app.homeStack.popToRootViewController(animated: true)
    clock.run()
    #expect(
      move(outcome)?.contains("taking Login, Detail out of UINavigationController") == true,
      "\(String(describing: outcome))")
    #expect(app.homeStack.viewControllers == [app.home], "what the user has left does not come back")
    #expect(app.tabs.presentedViewController === sheet, "what the move did not touch is put back")
  }

  @Test("EN-33 A found screen that is popped while its hidden tab appears stays popped")
  func leavesWhatWasFound() {
    let app = TestApp(.manual)
    let clock = TransitionClock(of: app.window)
    app.homeStack.pushViewController(Detail("1"), animated: false)
    app.tabs.selectedIndex = 1
    clock.run()
    var outcome: Outcome<Detail>?
    app.router.navigate(go(Routes.detail, "1")) { outcome = $0 }
    while app.tabs.selectedIndex != 0, clock.tick() || clock.finish() {}
    #expect(app.tabs.selectedIndex == 0)
    #expect(outcome == nil)
    app.homeStack.popViewController(animated: false)
    clock.run()
    guard case .superseded(let move)? = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(move.name == "a move of the user or of the app's own code that took Detail away")
    #expect(app.homeStack.viewControllers == [app.home])
    #expect(app.tabs.selectedIndex == 1)
  }

  @Test("EN-33 A modal is not presented again if the app has replaced the modal below")
  func takesTheModalsPlace() {
    let app = TestApp(.manual)
    let clock = TransitionClock(of: app.window)
    let (lower, upper, theirs) = (Sheet("lower"), Sheet("upper"), Sheet("theirs"))
    app.tabs.present(lower, animated: false)
    lower.present(upper, animated: false)
    clock.run()
    let detail = Detail("1")
    var outcome: Outcome<UIViewController>?
    app.router.navigate(pushing(detail)) { outcome = $0 }
    while app.homeStack.topViewController !== detail, clock.tick() || clock.finish() {}
    #expect(app.homeStack.topViewController === detail)
    #expect(outcome == nil)
    app.homeStack.popViewController(animated: false)
    app.tabs.present(theirs, animated: false)
    clock.run()
    #expect(move(outcome) != nil, "\(String(describing: outcome))")
    #expect(app.tabs.presentedViewController === theirs)
    #expect(theirs.presentedViewController == nil)
  }

  @Test("EN-33 A tab that is selected during a commit stays selected")
  func choosesTab() {
    let app = TestApp(.manual)
    let clock = TransitionClock(of: app.window)
    var outcome: Outcome<UIViewController>?
    app.router.navigate(pushing(Detail("1"))) { outcome = $0 }
    clock.begin()
    app.tabs.selectedIndex = 1
    clock.run()
    #expect(outcome != nil)
    #expect(app.tabs.selectedIndex == 1)
    if let value = outcome?.value { #expect(value.parent === app.homeStack) }
  }

  @Test("EN-33 A restoration reads the tree again if a move interferes with one of its changes")
  func looksAgain() throws {
    final class Busy: UINavigationController {
      var pops = 0
      override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
      }
      override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pops += 1
        let popped = super.popToViewController(viewController, animated: animated)
        // The app reacts to the first pop with its own push.
        if pops == 1 { super.pushViewController(Detail("own"), animated: false) }
        return popped
      }
    }
    let app = TestApp()
    let busy = Busy(rootViewController: Home("busy"))
    app.window.rootViewController = busy
    let failing = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(OwnAction { _, _, completion in completion(.failure(Refusal())) })
      .from(
        StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
          .using(UINavigationController.push()).from(Routes.home.expectingContainer()).assemble()
      ).assemble()
    let failure = try #require(app.outcome(of: go(failing, "1"))?.failure)
    #expect(failure.reason is Refusal, "\(failure)")
    #expect(busy.viewControllers.count == 1)
    #expect(busy.pops >= 1)
  }

  @Test("EN-33 A tab that the app adds while a modal leaves stays, and the requested tab is selected")
  func addsTab() {
    let app = TestApp()
    let (sheet, profile) = (Screen("login"), Home("profile"))
    app.present(sheet)
    sheet.onDisappear = { app.tabs.viewControllers?.append(profile) }
    #expect(app.outcome(of: .select(tab: 1))?.value != nil)
    #expect(app.tabs.viewControllers == [app.homeStack, app.searchStack, profile])
    #expect(app.tabs.selectedIndex == 1)
  }

  @Test(
    "EN-33 A pop or a push by the app while a modal leaves stays, and supersedes the request"
  )
  func movesStackAsModalGoes() {
    let draft = Detail("draft")
    let below = GeneralStep.custom(using: ClassFinder<Login, String>())
    let moves: [(UINavigationController) -> Void] = [
      { $0.popToRootViewController(animated: false) }, { $0.pushViewController(draft, animated: false) },
    ]
    for (move, after) in zip(moves, [[], ["below", "draft"]]) {
      let app = TestApp()
      app.homeStack.pushViewController(Login("below"), animated: false)
      let sheet = Screen("login")
      app.present(sheet)
      sheet.onDisappear = {
        sheet.onDisappear = nil
        move(app.homeStack)
      }
      let name = self.move(app.outcome(of: pushing(Detail("new"), over: below.expectingContainer())))
      #expect(name == "the user or the app's own code rearranging UINavigationController")
      #expect(app.homeStack.viewControllers.dropFirst().map(\.title) == after)
    }
  }

  @Test(
    "EN-33 A modal that the app presents during a commit stays, and supersedes the request",
    arguments: [true, false])
  func presentsMeanwhile(_ fromTheOutside: Bool) {
    let app = TestApp()
    let (sheet, theirs) = (Screen("login"), Sheet("theirs"))
    app.present(sheet)
    sheet.onDisappear = {
      sheet.onDisappear = nil
      app.tabs.present(theirs, animated: false)
    }
    let over = StepAssembly(
      finder: NilFinder<UIViewController, String>(), factory: InlineFactory { (_: String) in Sheet("new") }
    )
    .using(GeneralAction.presentModally(startingFrom: fromTheOutside ? .topmostParent : .current))
    .from(Routes.home).assemble()
    let moved = move(app.outcome(of: go(over, "")))
    #expect(moved == "the user or the app's own code presenting Sheet on UITabBarController")
    #expect(app.tabs.presentedViewController === theirs)
  }

  @Test("EN-33 A modal that the app presents in the request's presentation context stays, and supersedes the request")
  func presentsInContextMeanwhile() {
    let app = TestApp()
    app.homeStack.definesPresentationContext = true
    let (sheet, theirs) = (Screen("login"), Sheet("theirs"))
    app.present(sheet)
    theirs.modalPresentationStyle = .overCurrentContext
    sheet.onDisappear = {
      sheet.onDisappear = nil
      app.home.present(theirs, animated: false)
    }
    let over = StepAssembly(
      finder: NilFinder<UIViewController, String>(), factory: InlineFactory { (_: String) in Sheet("new") }
    )
    .using(GeneralAction.presentModally(presentationStyle: .overCurrentContext))
    .from(Routes.home).assemble()
    let moved = move(app.outcome(of: go(over, "")))
    #expect(moved == "the user or the app's own code presenting Sheet on UINavigationController")
    #expect(theirs.presentingViewController === app.homeStack)
  }

  @Test(
    "EN-33 A superseded request replaces its own modal with the sheet that it had dismissed, and names the move"
  )
  func ownPresentIsNoMove() {
    let app = TestApp()
    let sheet = Sheet("before")
    app.present(sheet)
    let stack = StepAssembly(
      finder: NilFinder<UINavigationController, String>(),
      factory: InlineFactory { (_: String) in UINavigationController(rootViewController: Login("below")) }
    )
    .using(GeneralAction.presentModally()).from(Routes.home).assemble()
    let moved = move(app.outcome(of: pushing(Fleeing("fleeing"), over: stack)))
    #expect(moved?.contains("took Fleeing away") == true, "\(String(describing: moved))")
    #expect(app.tabs.presentedViewController === sheet)
  }

  @Test("EN-33 A request presents its dismissed sheet again if its own modal dismisses itself")
  func presentedScreenDismissesItself() {
    final class Leaving: Screen {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dismiss(animated: false)
      }
    }
    let app = TestApp()
    let sheet = Sheet("before")
    app.present(sheet)
    let below = StepAssembly(finder: NilFinder<Login, String>(), factory: InlineFactory { Login($0) })
      .using(GeneralAction.presentModally()).from(Routes.home).assemble()
    let over = StepAssembly(
      finder: NilFinder<UIViewController, String>(), factory: InlineFactory { (_: String) in Leaving("leaving") }
    )
    .using(GeneralAction.presentModally()).from(below).assemble()
    #expect(move(app.outcome(of: go(over, ""))) != nil)
    #expect(app.tabs.presentedViewController === sheet)
  }
}
