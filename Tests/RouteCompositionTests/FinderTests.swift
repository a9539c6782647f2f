import TestStage
import Testing
import Wayfinder

@Suite struct FinderTests {
  @Test("RC-12 ClassFinder finds a screen of its class or a subclass, and NilFinder finds nothing")
  func byClass() {
    let stage = Stage(tabs(stack(HomeScreen()), AccountScreen()))
    let provider = FixedWindowProvider(stage.window)
    #expect(ClassFinder<AccountScreen, Any?>(windowProvider: provider).findViewController() != nil)
    #expect(ClassFinder<UIViewController, Any?>(windowProvider: provider).findViewController() is UITabBarController)
    #expect(ClassFinder<LoginScreen, Any?>(windowProvider: provider).findViewController() == nil)
    #expect(NilFinder<AccountScreen, Any?>().findViewController() == nil)
  }

  @Test("RC-12 ClassWithContextFinder finds the screen that shows the context")
  func byContext() throws {
    let stage = Stage(stack(ProductScreen(id: 1), ProductScreen(id: 2), ProductScreen(id: 3)))
    let finder = ClassWithContextFinder<ProductScreen, Int>(windowProvider: FixedWindowProvider(stage.window))
    #expect(try finder.findViewController(with: 2)?.id == 2)
    #expect(try finder.findViewController(with: 4) == nil)
  }

  @Test("RC-12 InstanceFinder finds its screen, visible or not, and does not retain the screen")
  func byInstance() {
    var screen: HomeScreen? = HomeScreen()
    let stage = Stage(screen.map { stack($0, LoginScreen()) })
    let finder = screen.map {
      InstanceFinder<HomeScreen, Any?>(instance: $0, windowProvider: FixedWindowProvider(stage.window))
    }
    #expect(finder?.findViewController() === screen)
    screen = nil
    #expect(finder?.findViewController() != nil)
    stage.window.rootViewController = LoginScreen()
    #expect(finder?.findViewController() == nil)
  }

  @Test("RC-12 InstanceFinder does not find a dismissed screen, so the route presents the screen again")
  func dismissedInstance() async throws {
    let (stage, bag) = (Stage(HomeScreen()), LoginScreen())
    let step = StepAssembly(finder: InstanceFinder<LoginScreen, Any?>(instance: bag), factory: ClassFactory { bag })
      .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    for _ in 0..<2 {
      try await stage.router.navigate(to: step)
      #expect(stage.tree == "Home ^ Login")
      guard case .alreadyThere = await stage.router.outcome(to: step) else {
        Issue.record("was not found")
        return
      }
      try await stage.router.navigate(.dismissAll)
      #expect(stage.tree == "Home")
    }
  }

  @Test("RC-12 InstanceFinder finds a screen that a step below has just built")
  func builtInstance() async throws {
    let (stage, login) = (Stage(HomeScreen()), LoginScreen())
    let made = StepAssembly(
      finder: NilFinder<UINavigationController, Any?>(), factory: ClassFactory { stack(login, ReviewScreen()) }
    ).using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    let step = StepAssembly(finder: InstanceFinder<LoginScreen, Any?>(instance: login), factory: NilFactory())
      .from(made).assemble()
    try await stage.router.navigate(to: step)
    #expect(stage.tree == "stack[Login]")
  }

  @Test("RC-12 PresentingFinder finds the presenter of the topmost screen, and nothing if nothing is presented")
  func presenting() {
    let root = stack(HomeScreen())
    let stage = Stage(root)
    let finder = PresentingFinder<Any?>(windowProvider: FixedWindowProvider(stage.window))
    #expect(finder.findViewController() == nil)
    let modal = stack(LoginScreen())
    root.present(modal, animated: false)
    #expect(finder.findViewController() === root)
    modal.present(ReviewScreen(), animated: false)
    #expect(finder.findViewController() === modal)
  }

  @Test("RC-12 InlineStackIteratingFinder calls its closure only with screens of its class")
  func inline() {
    let stage = Stage(stack(Screen("a"), HomeScreen(), Screen("b")))
    var asked: [String?] = []
    let finder = InlineStackIteratingFinder<Screen, Any?>(windowProvider: FixedWindowProvider(stage.window)) {
      screen, _ in
      asked.append(screen.title)
      return screen.title == "a"
    }
    #expect(finder.findViewController()?.title == "a")
    #expect(asked == ["b", "a"])
  }

  @Test("RC-12 A finder with only isTarget(_:with:) distinguishes a modal screen from one in a tab")
  func ownFinder() async throws {
    struct ModalAccountFinder: StackIteratingFinder {
      func isTarget(_ viewController: AccountScreen, with context: Any?) -> Bool {
        viewController.presentingViewController != nil
      }
    }
    let stage = Stage(tabs(HomeScreen(), AccountScreen()))
    let step = StepAssembly(finder: ModalAccountFinder(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep<UINavigationController, Any?>())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
    try await stage.router.navigate(to: step)
    #expect(stage.tree == "tabs[Home* Account] ^ stack[Account]")
    #expect(await stage.router.outcome(to: step).isAlreadyThere)
  }

  @Test("RC-12 A finder's error ends the navigation before any change, and getViewController() returns nil")
  func throwingFinder() async {
    let finder = InlineFinder<HomeScreen, Any?> { _ in throw Mishap() }
    #expect(finder.getViewController() == nil)
    #expect(finder.findViewController() == nil)
    let stage = Stage(AccountScreen())
    let step = StepAssembly(finder: finder, factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let outcome = await stage.router.outcome(to: step)
    #expect(outcome.failure?.reason is Mishap)
    #expect(outcome.failure?.step == "step 1 (HomeScreen)")
    #expect(stage.tree == "Account")
  }
}
