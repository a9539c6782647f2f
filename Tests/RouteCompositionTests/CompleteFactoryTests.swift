import TestStage
import Testing
import Wayfinder

/// A factory that names its screen after the context, and records when it prepares and builds.
private struct NamingFactory: Factory {
  let journal: Diary
  var mayBePrepared = true

  mutating func prepare(with context: String) throws {
    journal("prepare \(context)")
    if !mayBePrepared { throw Mishap() }
  }

  func build(with context: String) throws -> Screen {
    journal("build \(context)")
    return Screen(context)
  }
}

/// An action that wraps a child in a stack and puts it first.
private struct WrappedFirst: ContainerAction {
  func perform(embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]) throws {
    childViewControllers.insert(stack(viewController), at: 0)
  }

  func perform(
    with viewController: UIViewController, on tabs: UITabBarController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    tabs.viewControllers = [stack(viewController)] + (tabs.viewControllers ?? [])
    completion(.success)
  }
}

/// An action that refuses the child.
private struct NoRoom: ContainerAction {
  func perform(embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]) throws {
    throw Mishap()
  }

  func perform(
    with viewController: UIViewController, on tabs: UITabBarController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) { completion(.failure(Mishap())) }
}

@Suite struct CompleteFactoryTests {
  private func named(_ name: String) -> ClassFactory<Screen, Any?> { ClassFactory { Screen(name) } }

  private func emptyTabs() -> CompleteFactoryAssembly<UITabBarController, Any?> {
    CompleteFactoryAssembly(factory: TabBarControllerFactory())
  }

  private func emptyStack() -> CompleteFactoryAssembly<UINavigationController, Any?> {
    CompleteFactoryAssembly(factory: NavigationControllerFactory())
  }

  private func presented<Container: ContainerViewController>(
    _ factory: CompleteFactory<Container, Any?>
  ) -> DestinationStep<Container, Any?> {
    SingleContainerStep(finder: NilFinder(), factory: factory)
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  }

  private func tree(_ factory: CompleteFactory<UITabBarController, Any?>) async throws -> String {
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: presented(factory))
    return stage.tree
  }

  @Test("RC-9 Containers with their fixed children nest to any depth")
  func nested() async throws {
    let innermost = emptyStack().with(named("d")).with(named("e")).assemble()
    let inner = emptyTabs().with(innermost, using: UITabBarController.add()).with(named("c")).assemble()
    let outer = emptyStack().with(named("b")).with(inner, using: UINavigationController.push()).assemble()
    let all = emptyTabs().with(outer).with(named("a"), using: UITabBarController.add()).assemble()
    #expect(try await tree(all) == "Home ^ tabs[stack[b tabs[stack[d e]* c]]* a]")
  }

  @Test("RC-9 The action of each fixed child places the child, also the action of the first")
  func actions() async throws {
    let reversed = emptyTabs()
      .with(named("a"), using: UITabBarController.add(at: 0)).with(named("b"), using: UITabBarController.add(at: 0))
      .assemble()
    #expect(try await tree(reversed) == "Home ^ tabs[b* a]")
    let replacing = emptyTabs()
      .with(named("a")).with(named("b"), using: UITabBarController.add(at: 0, replacing: true)).assemble()
    #expect(try await tree(replacing) == "Home ^ tabs[b*]")
    let wrapped = emptyTabs().with(named("a"), using: WrappedFirst()).with(named("b"), using: WrappedFirst()).assemble()
    #expect(try await tree(wrapped) == "Home ^ tabs[stack[b]* stack[a]]")
    let stack = emptyStack()
      .with(named("a"), using: UINavigationController.pushAsRoot())
      .with(named("b"), using: UINavigationController.pushReplacingLast())
      .with(named("c"), using: UINavigationController.push()).assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: presented(stack))
    #expect(stage.tree == "Home ^ stack[b c]")
  }

  @Test("RC-9 An error of the first child's action ends the navigation without a change")
  func refusingAction() async throws {
    let stage = Stage(HomeScreen())
    let outcome = await stage.router.outcome(
      to: presented(emptyTabs().with(named("a"), using: NoRoom()).assemble()))
    #expect(outcome.failure?.reason is Mishap)
    #expect(stage.tree == "Home")
  }

  @Test("RC-9 A fixed child can have its own context, adapted from that of the container")
  func adapting() async throws {
    let journal = Diary()
    let tabs = CompleteFactoryAssembly<UITabBarController, Int>(factory: TabBarControllerFactory())
      .with(InlineFactory<Screen, Int> { Screen("number \($0)") }, using: UITabBarController.add())
      .with(
        NamingFactory(journal: journal), using: UITabBarController.add(at: 0),
        adapting: InlineContextTransformer { (number: Int) in String(repeating: "x", count: number) }
      )
      .assemble()
    let stage = Stage(HomeScreen())
    let step = SingleContainerStep(finder: NilFinder<UITabBarController, Int>(), factory: tabs)
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    try await stage.router.navigate(to: step, with: 3)
    #expect(stage.tree == "Home ^ tabs[xxx* “number 3”]")
    #expect(journal.lines == ["prepare xxx", "build xxx"])
  }

  @Test("RC-9 If a child cannot be adapted or prepared, the navigation fails before anything is built")
  func preparing() async throws {
    let journal = Diary()
    func step(
      _ transformer: InlineContextTransformer<Any?, String>, mayBePrepared: Bool
    ) -> DestinationStep<UITabBarController, Any?> {
      let inner = emptyStack()
        .with(
          NamingFactory(journal: journal, mayBePrepared: mayBePrepared), using: UINavigationController.push(),
          adapting: transformer
        ).assemble()
      let first = ClassFactory<Screen, Any?> {
        journal("build first")
        return Screen("first")
      }
      return presented(emptyTabs().with(first).with(inner).assemble())
    }
    let stage = Stage(HomeScreen())
    let unprepared = await stage.router.outcome(
      to: step(InlineContextTransformer { _ in "inner" }, mayBePrepared: false))
    #expect(unprepared.failure?.reason is Mishap)
    #expect(journal.lines == ["prepare inner"])
    let unadapted = await stage.router.outcome(
      to: step(InlineContextTransformer { _ in throw Mishap() }, mayBePrepared: true))
    #expect(unadapted.failure?.reason is Mishap)
    #expect(journal.lines == ["prepare inner"])
    #expect(stage.tree == "Home")
    try await stage.router.navigate(to: step(InlineContextTransformer { _ in "inner" }, mayBePrepared: true))
    #expect(journal.lines.suffix(3) == ["prepare inner", "build first", "build inner"])
  }

  @Test("RC-9 A task of the assembly sets up the container after its children have joined")
  func tasks() async throws {
    let journal = Diary()
    let factory = emptyTabs()
      .adding(
        Setup<UITabBarController, Any?>(prepared: { _ in journal("prepare") }) { tabs, _ in
          journal("task with \(tabs.viewControllers?.count ?? 0)")
          tabs.selectedIndex = 1
        }
      ).with(named("a")).with(named("b")).assemble()
    #expect(try await tree(factory) == "Home ^ tabs[a b*]")
    #expect(journal.lines == ["prepare", "task with 2"])
  }

  @Test("RC-39 A task added after a child sets up the child, with the child's types, before the child joins")
  func childTasks() async throws {
    let journal = Diary()
    let tabs = CompleteFactoryAssembly<UITabBarController, Int>(factory: TabBarControllerFactory())
      .adding(Setup<UITabBarController, Int> { _, number in journal("tabs \(number)") })
      .with(InlineFactory<ProductScreen, Int> { ProductScreen(id: $0) }, using: UITabBarController.add())
      .adding(
        Setup<ProductScreen, Int>(prepared: { journal("prepare \($0)") }) { screen, number in
          journal("product \(screen.id) \(number) \(screen.tabBarController == nil)")
        }
      )
      .with(
        InlineFactory<Screen, String> { Screen($0) },
        adapting: InlineContextTransformer { (number: Int) in String(repeating: "x", count: number) }
      )
      .adding(
        Setup<Screen, String>(prepared: { journal("prepare \($0)") }) { screen, name in
          journal("named \(name)")
          screen.title = name.uppercased()
        }
      )
      .adding(Setup<Screen, Any?> { _, context in journal("any context \(context ?? "none")") })
      .adding(Setup<UIViewController, String> { screen, name in journal("any screen \(name)") })
      .adding(Setup<UIViewController, Any?> { _, context in journal("anything \(context ?? "none")") })
      .assemble()
    let step = SingleContainerStep(finder: NilFinder<UITabBarController, Int>(), factory: tabs)
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: step, with: 2)
    #expect(stage.tree == "Home ^ tabs[Product* XX]")
    #expect(
      journal.lines == [
        "prepare 2", "prepare xx", "product 2 2 true", "named xx", "any context xx", "any screen xx", "anything xx",
        "tabs 2",
      ])
  }

  @Test("RC-39 An error of a child's task ends the navigation without a change")
  func failingChildTask() async {
    let factory = emptyTabs().with(named("a")).adding(Setup<Screen, Any?> { _, _ in throw Mishap() }).assemble()
    let stage = Stage(HomeScreen())
    #expect(await stage.router.outcome(to: presented(factory)).failure?.reason is Mishap)
    #expect(stage.tree == "Home")
  }

  @Test("RC-39 A fixed child without an action can have its own context")
  func adaptingWithoutAction() async throws {
    let factory = emptyTabs().with(named("a"))
      .with(InlineFactory<Screen, String> { Screen($0) }, adapting: InlineContextTransformer { _ in "own" })
      .assemble()
    #expect(try await tree(factory) == "Home ^ tabs[a* own]")
  }

  @Test("RC-9 A push into a fixed child that a NilFactory step finds selects the child's tab")
  func pushingIntoChild() async throws {
    let tabBar = SingleContainerStep(
      finder: ClassFinder<UITabBarController, Any?>(),
      factory: emptyTabs()
        .with(emptyStack().with(ClassFactory<HomeScreen, Any?>()).assemble())
        .with(emptyStack().with(ClassFactory<AccountScreen, Any?>()).assemble())
        .assemble()
    ).using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    let account = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory())
      .from(tabBar).assemble()
    let settings = pushed(SettingsScreen.self, onto: account)
    let stage = Stage(LoginScreen())
    try await stage.router.navigate(to: pushed(ReviewScreen.self, onto: settings))
    #expect(stage.tree == "tabs[stack[Home] stack[Account Settings Review]*]")
    try await stage.router.navigate(to: account)
    #expect(stage.tree == "tabs[stack[Home] stack[Account]*]")
  }

  @Test("RC-9 Steps that embed insert their screens among the fixed children of a new container")
  func stepsAmongFixedChildren() async throws {
    let tabBar = presented(emptyTabs().with(named("a")).with(named("b")).assemble())
    let third = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(UITabBarController.add(at: 1)).from(tabBar).assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: third)
    #expect(stage.tree == "Home ^ tabs[a Review* b]")
  }

  @Test("RC-26 If steps embed several tabs in a new tab bar, the tab of the destination is selected")
  func severalTabs() async throws {
    let account = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(UITabBarController.add()).from(TabBarControllerStep())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let review = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(UITabBarController.add()).from(account.expectingContainer()).assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: review)
    #expect(stage.tree == "Home ^ tabs[Account Review*]")
  }

  @Test("RC-9 Adding to a copy of an assembly leaves the original unchanged")
  func value() async throws {
    let base = emptyTabs().with(named("a"))
    let more = base.with(named("b"))
    #expect(try await tree(base.assemble()) == "Home ^ tabs[a*]")
    #expect(try await tree(more.assemble()) == "Home ^ tabs[a* b]")
  }
}
