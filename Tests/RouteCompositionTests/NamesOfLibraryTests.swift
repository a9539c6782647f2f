import TestStage
import Testing
import Wayfinder

/// Tests of further names that users of the library look for when they move over.
@Suite("Names from RouteComposer") struct NamesOfLibraryTests {
  @Test("RC-41 An inline guard prepares before it is asked, and an error while preparing fails the request")
  func preparingGuard() async {
    let journal = Diary()
    func step(_ error: (any Error)?) -> DestinationStep<SettingsScreen, Any?> {
      StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
        .adding(
          InlineInterceptor<Any?>(prepare: { _ in
            journal("prepared")
            if let error { throw error }
          }) { _, completion in
            journal("asked")
            completion(.success)
          }
        )
        .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    }
    let stage = Stage(HomeScreen())
    #expect(await stage.router.outcome(to: step(Mishap())).failure?.reason is Mishap)
    #expect(journal.lines == ["prepared"])
    #expect(await stage.router.outcome(to: step(nil)).isArrival)
    #expect(journal.lines == ["prepared", "prepared", "asked"])
  }

  @Test("RC-41 PresentingFinder and DetailsNavigationFinder search from their starting point")
  func finders() {
    let split = UISplitViewController()
    let details = stack(ReviewScreen())
    split.viewControllers = [stack(HomeScreen()), details]
    let stage = Stage(split)
    stage.window.simulate(horizontalSizeClass: .regular)
    let (lower, upper) = (AccountScreen(), SettingsScreen())
    split.present(lower, animated: false)
    lower.present(upper, animated: false)
    let provider = FixedWindowProvider(stage.window)
    #expect(PresentingFinder<Any?>(windowProvider: provider).findViewController() === lower)
    let ofLower = PresentingFinder<Any?>(startingPoint: .custom(lower), windowProvider: provider)
    #expect(ofLower.findViewController() === split)
    #expect(PresentingFinder<Any?>(startingPoint: .root, windowProvider: provider).findViewController() == nil)
    func found(_ options: SearchOptions, _ start: DefaultStackIterator.StartingPoint) -> UINavigationController? {
      DetailsNavigationFinder<Any?>(options: options, startingPoint: start, windowProvider: provider)
        .findViewController()
    }
    #expect(found(.currentVisibleOnly, .root) === details)
    #expect(found(.currentVisibleOnly, .topmost) == nil)
  }

  @Test("RC-41 FinderFactory configures its screen, and InlineFactory evaluates its expression at each build")
  func factories() throws {
    let home = HomeScreen()
    let handing = FinderFactory(finder: InlineFinder<HomeScreen, Any?> { _ in home }) { $0.title = "configured" }
    #expect(try handing.build() === home)
    #expect(home.title == "configured")
    let making = InlineFactory<SettingsScreen, Int>(viewController: SettingsScreen())
    #expect(try making.build(with: 1) !== making.build(with: 1))
    let drawn = AnyFactory<UIViewController, Any?>.storyboardFactory(name: "Nowhere", identifier: "Home")
    #expect(throws: StoryboardError.self) { try drawn.build() }
  }

  @Test("RC-41 The short style presents from another starting point, and fills the details of a split")
  func words() async throws {
    let split = UISplitViewController()
    split.viewControllers = [stack(HomeScreen()), stack(ReviewScreen())]
    let stage = Stage(split)
    stage.window.simulate(horizontalSizeClass: .regular)
    func route(_ action: AnyAction<UISplitViewController>) -> DestinationStep<SettingsScreen, Any?> {
      StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
        .using(action).from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())).assemble()
    }
    let pushed = try await stage.router.navigate(to: route(.pushOnToDetails))
    #expect((split.viewControllers.last as? UINavigationController)?.topViewController === pushed)
    let details = try await stage.router.navigate(to: route(.pushToDetails))
    #expect(split.viewControllers.last === details || split.viewControllers.last === details.navigationController)
    let presented = try await stage.router.navigate(
      to: StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
        .using(AnyAction<UIViewController>.present(startingFrom: .topmost, presentationStyle: .formSheet))
        .from(GeneralStep.current()).assemble())
    #expect(presented.presentingViewController === split)
    #expect(presented.modalPresentationStyle == .formSheet)
  }

  @Test(
    "RC-41 isSuccessful, topmostViewController and findViewController(in:) read results, windows and trees")
  func readings() {
    #expect(RoutingResult.success.isSuccessful)
    #expect(!RoutingResult.failure(Mishap()).isSuccessful)
    let home = HomeScreen()
    let stage = Stage(stack(home))
    #expect(stage.window.topmostViewController === stage.window.rootViewController)
    let sheet = SettingsScreen()
    home.present(sheet, animated: false)
    #expect(stage.window.topmostViewController === sheet)
    #expect(UIWindow(frame: .zero).topmostViewController == nil)
    let root = stack(AccountScreen(), HomeScreen())
    #expect(UIViewController.findViewController(in: root) { $0 is AccountScreen } === root.viewControllers[0])
    #expect(UIViewController.findViewController(in: root, options: .currentVisibleOnly) { $0 is AccountScreen } == nil)
  }

  @Test("RC-41 A destination converts to a superclass, and the failure of a wrong class names both classes")
  func superclass() async {
    let stage = Stage(HomeScreen())
    let step = StepAssembly(finder: ClassFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    let steps: [DestinationStep<UIViewController, Any?>] = [step.seen(as: UIViewController.self), GeneralStep.root()]
    #expect(await stage.router.outcome(to: steps[0]).value is SettingsScreen)
    let wrong = await stage.router.outcome(to: step.seen(as: AccountScreen.self)).failure
    #expect(wrong?.reason as? CompositionError == .unexpectedType(found: "SettingsScreen", expected: "AccountScreen"))
  }

  @Test("RC-41 go(to:) needs no closure, and its handle cancels the navigation")
  func going() {
    let stage = Stage(HomeScreen())
    let step = StepAssembly(finder: ClassFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    stage.router.go(to: step)
    #expect(stage.shown is SettingsScreen)
    stage.window.isHidden = true
    let handle = stage.router.go(to: GeneralStep.root(), animated: false)
    #expect(stage.router.waiting.count == 1)
    handle.cancel()
    #expect(stage.router.waiting.isEmpty)
  }

  @Test("RC-41 go(_:) carries out any request in one line, and its handle cancels the request")
  func goingBack() {
    let home = HomeScreen()
    let stage = Stage(home)
    home.present(SettingsScreen(), animated: false)
    stage.router.go(.back)
    #expect(stage.shown === home)
    stage.window.isHidden = true
    let handle = stage.router.go(.dismissAll)
    #expect(stage.router.waiting.count == 1)
    handle.cancel()
    #expect(stage.router.waiting.isEmpty)
  }
}
