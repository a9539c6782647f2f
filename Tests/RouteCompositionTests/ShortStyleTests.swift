import TestStage
import Testing
import Wayfinder

extension AnyFinder where ViewController == BagScreen, Context == Any? {
  fileprivate static var presentedBag: Self { Self(PresentedBagFinder()) }
}

extension AnyFactory where ViewController == Screen {
  fileprivate static func named(_ name: String) -> Self { Self(ClassFactory { Screen(name) }) }
}

/// An action that puts a screen at the bottom of a stack, below the visible screen.
private struct SlipUnder: ContainerAction {
  func perform(embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]) throws {
    childViewControllers.insert(viewController, at: 0)
  }

  func perform(
    with viewController: UIViewController, on stack: UINavigationController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    stack.setViewControllers([viewController] + stack.viewControllers, animated: animated)
    completion(.success)
  }
}

extension AnyAction where ViewController: UINavigationController {
  fileprivate static var slipUnder: Self { Self(AnyActionAdapter()) }
}

/// The action `SlipUnder`, for stacks of any class.
private struct AnyActionAdapter<Stack: UINavigationController>: ContainerAction {
  func perform(embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]) throws {
    try SlipUnder().perform(embedding: viewController, in: &childViewControllers)
  }

  func perform(
    with viewController: UIViewController, on stack: Stack, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    SlipUnder().perform(with: viewController, on: stack, animated: animated, completion: completion)
  }
}

extension AnyStepIntegrator where ViewController == UINavigationController {
  fileprivate static var countingStack: Self {
    Self(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory { CountingStack() }))
  }
}

extension DestinationStep where ViewController == UITabBarController, Context == Any? {
  fileprivate static var tabBar: Self { GuideRoutes.tabBar }
}

@Suite struct ShortStyleTests {
  @Test("RC-3 A one-line chain in the short style leads to its screen")
  func oneLine() async throws {
    let stage = Stage(HomeScreen())
    let step = StepAssembler<AccountScreen, Any?>().finder(.classFinder).factory(.classFactory)
      .using(.push).from(.navigationController).using(.present).from(.current).assemble()
    try await stage.router.navigate(to: step)
    #expect(stage.tree == "Home ^ stack[Account]")
  }

  /// The plans of one route in the long and the short style.
  nonisolated struct Pair: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let plans: @MainActor @Sendable (Router) throws -> (long: RoutePlan, short: RoutePlan)
  }

  private nonisolated static func pair<Screen: UIViewController>(
    _ name: String, long: @escaping @MainActor @Sendable () -> DestinationStep<Screen, Any?>,
    short: @escaping @MainActor @Sendable () -> DestinationStep<Screen, Any?>
  ) -> Pair {
    Pair(testDescription: name) { router in (try router.plan(to: long()), try router.plan(to: short())) }
  }

  nonisolated static let pairs: [Pair] = [
    pair("stack in the middle") {
      GuideRoutes.login()
    } short: {
      StepAssembler<LoginScreen, Any?>().finder(.classFinder).factory(.classFactory)
        .using(.push).from(.navigationController).using(.present).from(.current).assemble()
    },
    pair("root replaced") {
      GuideRoutes.home()
    } short: {
      StepAssembler<HomeScreen, Any?>().finder(.classFinder).factory(.classFactory)
        .using(.replaceRoot).from(.root).assemble()
    },
    pair("any stack") {
      GuideRoutes.product
    } short: {
      StepAssembler<ProductScreen, Any?>().finder(.classFinder).factory(.classFactory)
        .using(.push).from(.custom(using: .classFinder)).assemble()
    },
    pair("made below") {
      GuideRoutes.account
    } short: {
      StepAssembler<AccountScreen, Any?>().finder(.classFinder).factory(.nilFactory).from(.tabBar).assemble()
    },
    pair("no finder, a style") {
      StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
        .using(GeneralAction.presentModally(presentationStyle: .formSheet)).from(GeneralStep.current()).assemble()
    } short: {
      StepAssembler<BagScreen, Any?>().finder(.nilFinder).factory(.classFactory)
        .using(.present(.formSheet)).from(.current).assemble()
    },
    pair("a finder of one's own") {
      GuideRoutes.bag(PresentedBagFinder())
    } short: {
      StepAssembler<BagScreen, Any?>().finder(.presentedBag).factory(.classFactory)
        .using(.push).from(.navigationController).using(.present).from(.current).assemble()
    },
    pair("a stack as destination") {
      StepAssembly(finder: NilFinder<UINavigationController, Any?>(), factory: NavigationControllerFactory())
        .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    } short: {
      StepAssembler<UINavigationController, Any?>().finder(.nilFinder).factory(.navigationController)
        .using(.present).from(.current).assemble()
    },
    pair("a new tab bar") {
      StepAssembly(finder: NilFinder<HotelScreen, Any?>(), factory: ClassFactory())
        .using(UITabBarController.add(at: 0)).from(TabBarControllerStep())
        .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    } short: {
      StepAssembler<HotelScreen, Any?>().finder(.nilFinder).factory(.classFactory)
        .using(.addTab(at: 0)).from(.tabBarController).using(.replaceRoot).from(.root).assemble()
    },
    pair("a new split") {
      StepAssembly(finder: NilFinder<HotelScreen, Any?>(), factory: ClassFactory())
        .using(UISplitViewController.setAsPrimary()).from(SplitControllerStep())
        .using(GeneralAction.replaceRoot(animationOptions: .transitionCrossDissolve)).from(GeneralStep.root())
        .assemble()
    } short: {
      StepAssembler<HotelScreen, Any?>().finder(.nilFinder).factory(.classFactory)
        .using(.setAsPrimary).from(.splitViewController)
        .using(.replaceRoot(animationOptions: .transitionCrossDissolve)).from(.root).assemble()
    },
    pair("any stack, by its finder's word") {
      GuideRoutes.product
    } short: {
      StepAssembler<ProductScreen, Any?>().finder(.classFinder(iterator: DefaultStackIterator()))
        .factory(.classFactory(nibName: nil, bundle: nil)).using(.push).from(.custom(using: .classFinder)).assemble()
    },
    pair("any stack, by its finder") {
      GuideRoutes.product
    } short: {
      StepAssembler<ProductScreen, Any?>().finder(.classFinder)
        .factory(.classFactory(configuration: { $0.title = "product" })).using(.push)
        .from(.custom(using: ClassFinder<UINavigationController, Any?>())).assemble()
    },
    pair("a stack as destination, by its factory") {
      StepAssembly(finder: NilFinder<UINavigationController, Any?>(), factory: NavigationControllerFactory())
        .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    } short: {
      StepAssembler<UINavigationController, Any?>().finder(.nilFinder).factory(.navigationControllerFactory())
        .using(.present(transitionStyle: .crossDissolve)).from(.current).assemble()
    },
    pair("a tab bar as destination, by its factory") {
      StepAssembly(finder: NilFinder<UITabBarController, Any?>(), factory: TabBarControllerFactory())
        .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    } short: {
      StepAssembler<UITabBarController, Any?>().finder(.nilFinder).factory(.tabBarControllerFactory())
        .using(.present(presentationStyle: .fullScreen)).from(.current).assemble()
    },
    pair("a split as destination, by its factory") {
      StepAssembly(finder: NilFinder<UISplitViewController, Any?>(), factory: SplitControllerFactory())
        .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    } short: {
      StepAssembler<UISplitViewController, Any?>().finder(.nilFinder).factory(.splitControllerFactory())
        .using(.present(transitioningDelegate: nil)).from(.current).assemble()
    },
  ]

  @Test("RC-3 The plan of a route is the same, word for word, in both styles", arguments: pairs)
  func samePlan(pair: Pair) throws {
    let stage = Stage(tabs(stack(ReviewScreen()), SettingsScreen()))
    let plans = try pair.plans(stage.router)
    #expect(plans.long.description == plans.short.description)
    #expect(plans.long == plans.short)
  }

  @Test("RC-3 Each named action on a stack changes the stack")
  func stackWords() async throws {
    func step(_ action: AnyAction<UINavigationController>) -> DestinationStep<ReviewScreen, Any?> {
      StepAssembler<ReviewScreen, Any?>().finder(.nilFinder).factory(.classFactory)
        .using(action).from(.custom(using: .classFinder)).assemble()
    }
    for (action, tree) in [
      (AnyAction.push, "stack[Home Account Review]"), (.pushAsRoot, "stack[Review]"),
      (.pushReplacingLast, "stack[Home Review]"),
    ] {
      let stage = Stage(stack(HomeScreen(), AccountScreen()))
      try await stage.router.navigate(to: step(action))
      #expect(stage.tree == tree)
    }
  }

  @Test("RC-3 Each named action on a tab bar changes the tabs")
  func tabWords() async throws {
    func step(_ action: AnyAction<UITabBarController>) -> DestinationStep<ReviewScreen, Any?> {
      StepAssembler<ReviewScreen, Any?>().finder(.nilFinder).factory(.classFactory)
        .using(action).from(.custom(using: .classFinder)).assemble()
    }
    for (action, tree) in [
      (AnyAction.addTab, "tabs[Home Account Review*]"), (.addTab(at: 0), "tabs[Review* Home Account]"),
      (.addTab(at: 1, replacing: true), "tabs[Home Review*]"),
    ] {
      let stage = Stage(tabs(HomeScreen(), AccountScreen()))
      try await stage.router.navigate(to: step(action))
      #expect(stage.tree == tree)
    }
  }

  @Test("RC-3 Each named finder finds its screen")
  func finderWords() async throws {
    func finds<Screen: UIViewController>(_ finder: AnyFinder<Screen, Any?>, _ stage: Stage) -> String? {
      try? stage.router.plan(to: DestinationStep<Screen, Any?>.custom(using: finder)).found
    }
    let hidden = AccountScreen()
    let stage = Stage(tabs(HomeScreen(), hidden))
    #expect(finds(AnyFinder<AccountScreen, Any?>.classFinder, stage) == "AccountScreen")
    #expect(finds(AnyFinder<AccountScreen, Any?>.classFinder(options: .allVisible), stage) == nil)
    #expect(finds(AnyFinder<AccountScreen, Any?>.classFinder(options: .fullStack, startingPoint: .root), stage) != nil)
    #expect(finds(AnyFinder<AccountScreen, Any?>.nilFinder, stage) == nil)
    #expect(finds(AnyFinder<AccountScreen, Any?>.instance(hidden), stage) == "AccountScreen")
    #expect(finds(AnyFinder<AccountScreen, Any?>.instanceFinder(instance: hidden), stage) == "AccountScreen")
    let visible = DefaultStackIterator(options: .allVisible)
    #expect(finds(AnyFinder<AccountScreen, Any?>.classFinder(iterator: visible), stage) == nil)
  }

  @Test("RC-3 Each named finder by context finds the right one of two screens")
  func contextWords() async throws {
    let stage = Stage(tabs(ProductScreen(id: 1), ProductScreen(id: 2)))
    let anywhere = StepAssembler<ProductScreen, Int>().finder(.classWithContextFinder)
      .factory(.inline { ProductScreen(id: $0) }).using(.present).from(.current).assemble()
    #expect(try await stage.router.navigate(to: anywhere, with: 2).id == 2)
    #expect(stage.tree == "tabs[Product Product*]")
    let visible = StepAssembler<ProductScreen, Int>().finder(.classWithContextFinder(options: .allVisible))
      .factory(.inline { ProductScreen(id: $0) }).using(.present).from(.current).assemble()
    #expect(try await stage.router.navigate(to: visible, with: 1).id == 1)
    #expect(stage.tree == "tabs[Product Product*] ^ Product")
  }

  @Test("RC-55 The named presentation passes on all its settings")
  func presentingWord() async throws {
    let (stage, curtain) = (Stage(HomeScreen()), Curtain())
    let step = StepAssembler<ReviewScreen, Any?>().finder(.nilFinder).factory(.classFactory)
      .using(
        .present(
          startingFrom: .topmost, presentationStyle: .formSheet, transitionStyle: .crossDissolve,
          transitioningDelegate: curtain, preferredContentSize: CGSize(width: 3, height: 4), isModalInPresentation: true
        )
      ).from(.current).assemble()
    let screen = try await stage.router.navigate(to: step)
    #expect(screen.modalPresentationStyle == .formSheet)
    #expect(screen.modalTransitionStyle == .crossDissolve)
    #expect(screen.transitioningDelegate === curtain)
    #expect(screen.preferredContentSize == CGSize(width: 3, height: 4))
    #expect(screen.isModalInPresentation)
  }

  @Test("RC-55 The named factories pass on their configuration closures")
  func factoryWords() throws {
    func made<Made: UIViewController>(_ factory: AnyFactory<Made, Any?>) throws -> Made { try factory.build() }
    let review: ReviewScreen = try made(.classFactory(configuration: { $0.title = "set up" }))
    #expect(review.title == "set up")
    let home = HomeScreen()
    let stage = Stage(home)
    let window = FixedWindowProvider(stage.window)
    let shown = AnyFinder<HomeScreen, Any?>(InstanceFinder(instance: home, windowProvider: window))
    let handed = try made(.finderFactory(finder: shown, configuration: { $0.title = "handed out" }))
    #expect(handed === home)
    #expect(home.title == "handed out")
    let byFinder: AnyFactory<HomeScreen, Any?> = .finderFactory(
      finder: InstanceFinder(instance: home, windowProvider: window))
    #expect(try byFinder.build() === home)
    #expect(throws: StoryboardError.self) {
      try made(
        .storyboardFactory(
          name: "Nowhere", bundle: .main, identifier: "Home", configuration: { (_: HomeScreen) in }))
    }
    #expect(throws: StoryboardError.self) {
      try made(.storyboardFactory(name: "Nowhere", identifier: "Home", bundle: .main) as AnyFactory<HomeScreen, Any?>)
    }
    #expect(throws: CompositionError.self) {
      try made(.classFactory(nibName: "Nowhere", bundle: .main) as AnyFactory<HomeScreen, Any?>)
    }
  }

  @Test("RC-55 The named container factories pass on their delegate and configuration")
  func containerWords() throws {
    final class Watching: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
      UISplitViewControllerDelegate
    {}
    let watching = Watching()
    let stack = try AnyFactory<UINavigationController, Any?>
      .navigationControllerFactory(delegate: watching, configuration: { $0.title = "stack" }).build()
    #expect(stack.delegate === watching)
    #expect(stack.title == "stack")
    let tabs = try AnyFactory<UITabBarController, Any?>
      .tabBarControllerFactory(delegate: watching, configuration: { $0.title = "tabs" }).build()
    #expect(tabs.delegate === watching)
    #expect(tabs.title == "tabs")
    let split = try AnyFactory<UISplitViewController, Any?>
      .splitControllerFactory(delegate: watching, configuration: { $0.title = "split" }).build()
    #expect(split.delegate === watching)
    #expect(split.title == "split")
    #expect(try AnyFactory<UISplitViewController, Any?>.splitViewController.build().title == nil)
  }

  @Test("RC-3 Named factories and actions of the app are ordinary extensions, and join in one change")
  func ownWords() async throws {
    let step = StepAssembler<Screen, Any?>().finder(.nilFinder).factory(.named("upper"))
      .using(.push)
      .from(
        StepAssembler<Screen, Any?>().finder(.nilFinder).factory(.named("lower"))
          .using(.slipUnder).from(.custom(using: .classFinder)).assemble()
          .expectingContainer() as DestinationStep<UINavigationController, Any?>
      ).assemble()
    let standing = CountingStack(rootViewController: Screen("middle"))
    let stage = Stage(standing)
    let before = standing.replacements + standing.pushes
    try await stage.router.navigate(to: step)
    #expect(standing.viewControllers.map(\.title) == ["lower", "middle", "upper"])
    #expect(standing.replacements + standing.pushes == before + 1)
  }

  @Test("RC-3 A named step of the app works in the middle of a chain, and a named container factory takes children")
  func ownContainers() async throws {
    let stage = Stage(HomeScreen())
    let inOwn = StepAssembler<AccountScreen, Any?>().finder(.classFinder).factory(.classFactory { AccountScreen() })
      .using(.push).from(.countingStack).using(.present).from(.current).assemble()
    let account = try await stage.router.navigate(to: inOwn)
    #expect(account.navigationController is CountingStack)
    let stackStep = StepAssembler<UINavigationController, Any?>().finder(.nilFinder).factory(.navigationController)
      .using(.present).from(.current).assemble()
    let inWord = StepAssembler<ReviewScreen, Any?>().finder(.nilFinder).factory(.classFactory)
      .using(.push).from(stackStep).assemble()
    try await stage.router.navigate(to: inWord)
    #expect(stage.tree == "Home ^ stack[Account] ^ stack[Review]")
  }

  @Test("RC-3 A chain mixes both styles, with guards and tasks between named roles")
  func mixed() async throws {
    let journal = Diary()
    let step = StepAssembler<AccountScreen, Any?>().finder(.classFinder).factory(ClassFactory())
      .adding(InlineInterceptor<Any?> { _ in journal("guard") })
      .adding(InlineContextTask<AccountScreen, Any?> { _, _ in journal("task") })
      .using(UINavigationController.push()).from(.navigationController)
      .using(.present).from(GeneralStep.current()).assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: step)
    #expect(journal.lines == ["guard", "task"])
    #expect(stage.tree == "Home ^ stack[Account]")
  }

  @Test("RC-3 nilAction keeps the place of a screen that FinderFactory returns")
  func nilAction() async throws {
    let account = AccountScreen()
    let stage = Stage(stack(account))
    let step = StepAssembler<AccountScreen, Any?>().finder(.nilFinder)
      .factory(FinderFactory(finder: InstanceFinder(instance: account)))
      .using(.nilAction).from(.root).assemble()
    #expect(try await stage.router.navigate(to: step) === account)
    #expect(stage.tree == "stack[Account]")
  }
}
