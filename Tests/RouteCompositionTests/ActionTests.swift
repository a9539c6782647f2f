import TestStage
import Testing
import Wayfinder

@Suite struct ActionTests {
  private func product<Host: UIViewController>(
    _ action: any Action<Host>, from step: DestinationStep<Host, Any?>
  ) -> DestinationStep<ProductScreen, Any?> {
    StepAssembly(finder: NilFinder<ProductScreen, Any?>(), factory: ClassFactory())
      .using(action).from(step).assemble()
  }

  @Test("RC-18 push() puts the screen on top, pushReplacingLast() replaces the top, and pushAsRoot() replaces all")
  func stackActions() async throws {
    let stage = Stage(stack(HomeScreen(), AccountScreen()))
    try await stage.router.navigate(to: product(UINavigationController.push(), from: anyStack))
    #expect(stage.tree == "stack[Home Account Product]")
    try await stage.router.navigate(to: product(UINavigationController.pushReplacingLast(), from: anyStack))
    #expect(stage.tree == "stack[Home Account Product]")
    try await stage.router.navigate(to: product(UINavigationController.pushAsRoot(), from: anyStack))
    #expect(stage.tree == "stack[Product]")
    try await stage.router.navigate(to: product(UINavigationController.pushReplacingLast(), from: anyStack))
    #expect(stage.tree == "stack[Product]")
  }

  @Test("RC-18 pushReplacingLast() and pushAsRoot() put the new screen in the place of the old ones")
  func replacedScreens() async throws {
    let (bottom, top) = (HomeScreen(), ProductScreen())
    let stage = Stage(stack(bottom, top))
    let new = try await stage.router.navigate(to: product(UINavigationController.pushReplacingLast(), from: anyStack))
    #expect((stage.window.rootViewController as? UINavigationController)?.viewControllers == [bottom, new])
    let last = try await stage.router.navigate(to: product(UINavigationController.pushAsRoot(), from: anyStack))
    #expect((stage.window.rootViewController as? UINavigationController)?.viewControllers == [last])
  }

  @Test("RC-18 add(at:replacing:) puts the tab at its position and selects it")
  func tabActions() async throws {
    let anyTabs = GeneralStep.custom(using: ClassFinder<UITabBarController, Any?>())
    let stage = Stage(tabs(HomeScreen(), AccountScreen()))
    try await stage.router.navigate(to: product(UITabBarController.add(), from: anyTabs))
    #expect(stage.tree == "tabs[Home Account Product*]")
    try await stage.router.navigate(to: product(UITabBarController.add(at: 0), from: anyTabs))
    #expect(stage.tree == "tabs[Product* Home Account Product]")
    try await stage.router.navigate(to: product(UITabBarController.add(at: 2, replacing: true), from: anyTabs))
    #expect(stage.tree == "tabs[Product Home Product* Product]")
    try await stage.router.navigate(to: product(UITabBarController.add(at: 99, replacing: true), from: anyTabs))
    #expect(stage.tree == "tabs[Product Home Product Product Product*]")
  }

  @Test("RC-18 presentModally applies the given settings and keeps the screen's own values for all others")
  func presentationOptions() async throws {
    let stage = Stage(HomeScreen())
    var configured: UIPresentationController?
    let given = GeneralAction.presentModally(
      presentationStyle: .fullScreen, transitionStyle: .crossDissolve,
      preferredContentSize: CGSize(width: 3, height: 4),
      isModalInPresentation: true, presentationConfiguration: { configured = $0 })
    let screen = try await stage.router.navigate(to: product(given, from: current))
    #expect(screen.modalPresentationStyle == .fullScreen)
    #expect(screen.modalTransitionStyle == .crossDissolve)
    #expect(screen.preferredContentSize == CGSize(width: 3, height: 4))
    #expect(screen.isModalInPresentation)
    #expect(configured === screen.presentationController)

    let own = StepAssembly(
      finder: NilFinder<HomeScreen, Any?>(),
      factory: ClassFactory(configuration: {
        $0.modalPresentationStyle = .formSheet
        $0.modalTransitionStyle = .flipHorizontal
        $0.isModalInPresentation = true
      })
    ).using(GeneralAction.presentModally()).from(current).assemble()
    let kept = try await stage.router.navigate(to: own)
    #expect(kept.modalPresentationStyle == .formSheet)
    #expect(kept.modalTransitionStyle == .flipHorizontal)
    #expect(kept.isModalInPresentation)
  }

  @Test("RC-18 presentModally presents the screen on the given starting point")
  func presentationStart() async throws {
    let root = stack(HomeScreen())
    let inner = HomeScreen()
    inner.definesPresentationContext = true
    root.pushViewController(inner, animated: false)
    let stage = Stage(root)
    let home = GeneralStep.custom(using: ClassFinder<HomeScreen, Any?>())
    let here = GeneralAction.presentModally(presentationStyle: .overCurrentContext) as PresentModallyAction<HomeScreen>
    let screen = try await stage.router.navigate(to: product(here, from: home))
    #expect(screen.presentingViewController === inner)
    try await stage.router.navigate(.dismissAll)
    let outside =
      GeneralAction.presentModally(startingFrom: .topmostParent, presentationStyle: .overCurrentContext)
      as PresentModallyAction<HomeScreen>
    let covering = try await stage.router.navigate(to: product(outside, from: home))
    #expect(covering.presentingViewController === root)
    try await stage.router.navigate(.dismissAll)
    let outermost = try await stage.router.navigate(to: product(GeneralAction.presentModally(), from: home))
    #expect(outermost.presentingViewController === root)
    let topmost = try await stage.router.navigate(
      to: product(GeneralAction.presentModally(startingFrom: .topmost), from: current))
    #expect(topmost.presentingViewController === outermost)
    let custom = try await stage.router.navigate(
      to: product(GeneralAction.presentModally(startingFrom: .custom(topmost)), from: current))
    #expect(custom.presentingViewController === topmost)
  }

  @Test("RC-18 The screen of the step below presents, unless the action names another starting point")
  func askedToPresent() async throws {
    final class Asked: UIViewController {
      var asked = 0
      override func present(_ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        asked += 1
        super.present(screen, animated: animated, completion: completion)
      }
    }
    let home = Asked()
    let stage = Stage(stack(home))
    let step = GeneralStep.custom(using: ClassFinder<Asked, Any?>())
    try await stage.router.navigate(to: product(GeneralAction.presentModally(), from: step))
    #expect(home.asked == 1)
    try await stage.router.navigate(.dismissAll)
    try await stage.router.navigate(to: product(GeneralAction.presentModally(startingFrom: .topmostParent), from: step))
    #expect(home.asked == 1)
  }

  @Test("RC-18 A modal presentation without a starting point fails, and the tree does not change")
  func noPresenter() async {
    let stage = Stage(HomeScreen())
    let nowhere = GeneralAction.presentModally(startingFrom: .custom(nil)) as PresentModallyAction<UIViewController>
    let outcome = await stage.router.outcome(to: product(nowhere, from: current))
    #expect(outcome.reason == .noPresenter)
    #expect(stage.tree == "Home")
  }

  @Test(
    "RC-18 A transitioning delegate given to an action lives exactly as long as the presented screen",
    arguments: ["back", "swipe"])
  func transitioningDelegate(leaving: String) async throws {
    weak var curtain: Curtain?
    weak var screen: ProductScreen?
    let stage = Stage(HomeScreen())
    func route() -> DestinationStep<ProductScreen, Any?> {
      let made = Curtain()
      curtain = made
      return product(GeneralAction.presentModally(transitioningDelegate: made), from: current)
    }
    func open() async throws { screen = try await stage.router.navigate(to: route()) }
    try await open()
    #expect(screen?.transitioningDelegate != nil)
    #expect(curtain != nil)
    if leaving == "back" { try await stage.router.navigate(.back) } else { #expect(stage.window.perform(.swipeDown)) }
    #expect(stage.tree == "Home")
    #expect(screen == nil)
    #expect(curtain == nil)
  }

  @Test("RC-18 nilAction() joins nothing, so that the screen keeps the place that its factory gave it")
  func nilAction() async throws {
    let root = stack(HomeScreen())
    let stage = Stage(root)
    let step = StepAssembly(
      finder: NilFinder<AccountScreen, Any?>(),
      factory: ClassFactory { [weak root] in
        let screen = AccountScreen()
        root?.pushViewController(screen, animated: false)
        return screen
      }
    ).using(GeneralAction.nilAction()).from(current).assemble()
    let outcome = await stage.router.outcome(to: step)
    #expect(outcome.value != nil)
    #expect(stage.tree == "stack[Home Account]")
  }

  /// Returns a route to a screen whose factory finds the screen in the tree.
  private func handedOut<Below: UIViewController>(
    from below: DestinationStep<Below, Any?>
  ) -> DestinationStep<AccountScreen, Any?> {
    StepAssembly(
      finder: NilFinder<AccountScreen, Any?>(), factory: FinderFactory(finder: ClassFinder<AccountScreen, Any?>())
    ).using(GeneralAction.nilAction() as NilAction<Below>).from(below).assemble()
  }

  @Test("RC-26 A screen joined by nilAction() is visible at the end, also in a hidden tab")
  func nilActionInHiddenTab() async throws {
    let account = AccountScreen()
    let stage = Stage(tabs(stack(HomeScreen()), stack(account)))
    let outcome = await stage.router.outcome(to: handedOut(from: GeneralStep.root()))
    #expect(outcome.isArrival)
    #expect(outcome.value === account)
    #expect(stage.tree == "tabs[stack[Home] stack[Account]*]")
    #expect(await stage.router.outcome(to: handedOut(from: GeneralStep.root())).isAlreadyThere)
    let home = GeneralStep.custom(using: ClassFinder<HomeScreen, Any?>())
    #expect(await stage.router.outcome(to: handedOut(from: home)).isAlreadyThere, "wherever the way begins")
    #expect(stage.tree == "tabs[stack[Home] stack[Account]*]")
  }

  @Test("RC-25 A modal over a screen joined by nilAction() is asked whether it may be left")
  func nilActionUnderModal() async throws {
    let stubborn = StubbornScreen()
    let stage = Stage(tabs(stack(HomeScreen()), stack(AccountScreen())))
    stage.shown?.present(stubborn, animated: false)
    let before = stage.tree
    let step = handedOut(from: current)
    #expect(await stage.router.outcome(to: step).obstacle?.description == "StubbornScreen may not be left now.")
    #expect(stage.tree == before)
    stubborn.mayGo = true
    #expect(await stage.router.outcome(to: step).isArrival)
    #expect(stage.tree == "tabs[stack[Home] stack[Account]*]")
  }

  @Test(
    "RC-36 nilAction() does not join a screen outside the window, and the failure says so",
    arguments: [false, true])
  func nilActionNowhere(isUnderModal: Bool) async {
    let stage = Stage(HomeScreen())
    if isUnderModal { stage.shown?.present(LoginScreen(), animated: false) }
    let before = stage.tree
    let step = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory { AccountScreen() })
      .using(GeneralAction.nilAction()).from(GeneralStep.root()).assemble()
    let outcome = await stage.router.outcome(to: step)
    guard case .joinedToNothing(type: "AccountScreen", factory: _)? = outcome.reason else {
      Issue.record("ended \(outcome)")
      return
    }
    #expect(outcome.failure?.step == "step 1 (AccountScreen)")
    #expect(stage.tree == before)
  }

  @Test("RC-18 CATransaction.wrap does not change the place of a screen")
  func wrapped() async throws {
    let stage = Stage(stack(HomeScreen()))
    try await stage.router.navigate(
      to: product(CATransaction.wrap(UINavigationController.push()), from: anyStack))
    #expect(stage.tree == "stack[Home Product]")
    try await stage.router.navigate(to: product(CATransaction.wrap(GeneralAction.presentModally()), from: current))
    #expect(stage.tree == "stack[Home Product] ^ Product")
  }

  @Test("RC-18 A wrapped action of the app ends when its animations have ended")
  func wrappedOwn() async throws {
    struct Push: Action {
      func perform(
        with viewController: UIViewController, on stack: UINavigationController, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        stack.pushViewController(viewController, animated: animated)
        completion(.success)
      }
    }
    let stage = Stage(stack(HomeScreen()), time: .manual)
    var outcome: Outcome<ProductScreen>?
    stage.router.navigate(
      to: product(CATransaction.wrap(Push()), from: anyStack), completion: { outcome = $0 })
    while stage.window.transitionScheduler.advance() {}
    #expect(outcome == nil)
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(outcome?.isArrival == true)
    #expect(stage.tree == "stack[Home Product]")
  }

  @Test("RC-18 The actions work when called by themselves, without a router")
  func byThemselves() {
    let root = stack(HomeScreen())
    let stage = Stage(root)
    var results: [Bool] = []
    let note: @MainActor (RoutingResult) -> Void = {
      if case .success = $0 { results.append(true) } else { results.append(false) }
    }
    (UINavigationController.push() as EmbeddingAction<UINavigationController>)
      .perform(with: AccountScreen(), on: root, animated: true, completion: note)
    #expect(stage.tree == "stack[Home Account]")
    (GeneralAction.presentModally() as PresentModallyAction<UIViewController>)
      .perform(with: LoginScreen(), on: root, animated: true, completion: note)
    #expect(stage.tree == "stack[Home Account] ^ Login")
    #expect(results == [true, true])
  }

  @Test(
    "RC-24 A push onto a stack that a factory finds in the tree asks the screen that covers the stack"
  )
  func nilActionOfContainer() async {
    let stage = Stage(stack(HomeScreen()))
    let stubborn = StubbornScreen()
    stage.shown?.present(stubborn, animated: false)
    let before = stage.tree
    let standing = StepAssembly(
      finder: NilFinder<UINavigationController, Any?>(),
      factory: FinderFactory(finder: ClassFinder<UINavigationController, Any?>())
    )
    .using(GeneralAction.nilAction() as NilAction<UIViewController>).from(current).assemble()
    let account = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(standing).assemble()
    let outcome = await stage.router.outcome(to: account)
    #expect(outcome.obstacle != nil, "\(outcome)")
    #expect(stage.tree == before, "\(outcome)")
    stubborn.mayGo = true
    let arrival = await stage.router.outcome(to: account)
    #expect(arrival.isArrival, "\(arrival), \(stage.tree)")
    #expect(stage.tree == "stack[Home Account]", "\(arrival), \(stage.tree)")
  }

  @Test("RC-25 pushAsRoot() in a stack that a factory finds in the tree asks the replaced screens")
  func nilActionOfContainerInsteadOfOthers() async {
    let stubborn = StubbornScreen()
    let stage = Stage(stack(stubborn))
    let standing = StepAssembly(
      finder: NilFinder<UINavigationController, Any?>(),
      factory: FinderFactory(finder: ClassFinder<UINavigationController, Any?>())
    )
    .using(GeneralAction.nilAction() as NilAction<UIViewController>).from(current).assemble()
    let account = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.pushAsRoot()).from(standing).assemble()
    let outcome = await stage.router.outcome(to: account)
    #expect(outcome.obstacle != nil, "\(outcome), \(stage.tree)")
    #expect(stage.tree == "stack[Stubborn]", "\(outcome), \(stage.tree)")
    stubborn.mayGo = true
    #expect(await stage.router.outcome(to: account).isArrival)
    #expect(stage.tree == "stack[Account]")
  }

  @Test("RC-25 pushAsRoot() in a stack that an action moves within the tree asks the replaced screens")
  func movedContainerInsteadOfOthers() async {
    let stubborn = StubbornScreen()
    let moved = stack(stubborn)
    let outer = tabs(HomeScreen(), tabs(LoginScreen(), moved))
    let stage = Stage(outer)
    let before = stage.tree
    let standing = StepAssembly(
      finder: NilFinder<UINavigationController, Any?>(),
      factory: FinderFactory(finder: InstanceFinder<UINavigationController, Any?>(instance: moved))
    )
    .using(UITabBarController.add())
    .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Any?>(instance: outer))).assemble()
    let account = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.pushAsRoot()).from(standing).assemble()
    let outcome = await stage.router.outcome(to: account)
    #expect(outcome.obstacle != nil, "\(outcome), \(stage.tree)")
    #expect(stage.tree == before, "\(outcome), \(stage.tree)")
    stubborn.mayGo = true
    let arrival = await stage.router.outcome(to: account)
    #expect(arrival.isArrival, "\(arrival), \(stage.tree)")
    #expect(stage.tree == "tabs[Home tabs[Login*] stack[Account]*]", "\(arrival), \(stage.tree)")
  }
}
