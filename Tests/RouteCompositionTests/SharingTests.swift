import TestStage
import Testing
import Wayfinder

/// Routes as an app stores them.
private enum Routes {
  static let kept: DestinationStep<ProductScreen, Int> = make()
  static var computed: DestinationStep<ProductScreen, Int> { make() }

  static func make() -> DestinationStep<ProductScreen, Int> {
    StepAssembly(finder: ClassWithContextFinder<ProductScreen, Int>(), factory: RememberingFactory())
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>()))
      .assemble()
  }

  /// A factory that prepares a value and builds with it.
  struct RememberingFactory: Factory {
    private var prepared: [Int] = []

    mutating func prepare(with context: Int) throws { prepared.append(context) }

    func build(with context: Int) throws -> ProductScreen {
      guard prepared == [context] else { throw Mishap() }
      return ProductScreen(id: context)
    }
  }

  static func destination(for path: String) -> Destination<ProductScreen, Int>? {
    Int(path).map { Destination(to: kept, with: $0) }
  }
}

@Suite struct SharingTests {
  @Test("RC-32 A destination can be returned from functions, stored, and used more than once")
  func destinations() async throws {
    let stored = ["7", "x", "8"].compactMap(Routes.destination)
    #expect(stored.map(\.context) == [7, 8])
    let stage = Stage(stack(HomeScreen()))
    for destination in stored + stored { try await stage.router.navigate(to: destination) }
    #expect(stage.tree == "stack[Home Product Product]")
    #expect((stage.shown as? ProductScreen)?.id == 8)
  }

  @Test("RC-32 A destination supports the forms of a step: outcome, completion, plan and request")
  func destinationForms() async throws {
    let destination = Destination(to: Routes.kept, with: 3)
    let stage = Stage(stack(HomeScreen()))
    #expect(try stage.router.plan(to: destination).changes.contains(.build("ProductScreen")))
    #expect(await stage.router.outcome(to: destination).isArrival)
    var outcome: Outcome<ProductScreen>?
    stage.router.navigate(to: destination, completion: { outcome = $0 })
    #expect(outcome?.isAlreadyThere == true)
    #expect(await stage.router.outcome(of: destination.request).isAlreadyThere)
  }

  @Test("RC-32 A destination of a step without a context is made without a context")
  func withoutContext() async throws {
    let destination = Destination(to: presented(ReviewScreen.self, on: current))
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: destination)
    #expect(stage.tree == "Home ^ Review")
  }

  @Test("RC-35 One route keeps no state from one context to the next, also not in prepared factories")
  func contexts() async throws {
    let stage = Stage(stack(HomeScreen()))
    let first = try await stage.router.navigate(to: Routes.kept, with: 1)
    let second = try await stage.router.navigate(to: Routes.kept, with: 2)
    #expect(first !== second)
    #expect((first.id, second.id) == (1, 2))
    #expect(try await stage.router.navigate(to: Routes.kept, with: 1) === first)
  }

  @Test("RC-35 One route serves two windows, also at the same time")
  func windows() {
    let stages = [Stage(stack(HomeScreen()), time: .manual), Stage(stack(HomeScreen()), time: .manual)]
    var screens: [ProductScreen?] = [nil, nil]
    for (number, stage) in stages.enumerated() {
      stage.router.navigate(to: Routes.kept, with: number) { screens[number] = $0.value }
    }
    #expect(screens.compactMap(\.self).isEmpty)
    stages[1].window.transitionScheduler.advanceUntilIdle()
    #expect(screens[0] == nil)
    #expect(screens[1]?.id == 1)
    stages[0].window.transitionScheduler.advanceUntilIdle()
    #expect(screens[0]?.id == 0)
    #expect(screens[0]?.viewIfLoaded?.window === stages[0].window)
    #expect(screens[1]?.viewIfLoaded?.window === stages[1].window)
  }

  @Test("RC-35 Two routes that start in different tabs each arrive in their own tab")
  func tabsApart() async throws {
    let root = tabs(stack(HomeScreen()), stack(AccountScreen()))
    let stage = Stage(root)
    func route(_ tab: Int) -> DestinationStep<ReviewScreen, Any?> {
      let stackOfTab = ClassFinder<UINavigationController, Any?>(
        options: .current, startingPoint: .custom(root.viewControllers?[tab]))
      return StepAssembly(
        finder: ClassFinder<ReviewScreen, Any?>(
          options: .currentAllStack, startingPoint: .custom(root.viewControllers?[tab])),
        factory: ClassFactory()
      )
      .using(UINavigationController.push()).from(GeneralStep.custom(using: stackOfTab)).assemble()
    }
    let first = try await stage.router.navigate(to: route(0))
    #expect(stage.tree == "tabs[stack[Home Review]* stack[Account]]")
    let second = try await stage.router.navigate(to: route(1))
    #expect(stage.tree == "tabs[stack[Home Review] stack[Account Review]*]")
    #expect(first !== second)
  }

  @Test("RC-35 Stored, computed and local copies of a route find each other's screens")
  func keptOrComputed() async throws {
    let stage = Stage(stack(HomeScreen()))
    let screen = try await stage.router.navigate(to: Routes.kept, with: 5)
    #expect(try await stage.router.navigate(to: Routes.computed, with: 5) === screen)
    #expect(try await stage.router.navigate(to: Routes.make(), with: 5) === screen)
  }

  @Test("RC-35 A router finds nothing in another window")
  func foreignWindow() async throws {
    let (mine, other) = (Stage(stack(HomeScreen())), Stage(stack(HomeScreen(), ProductScreen(id: 4))))
    let screen = try await mine.router.navigate(to: Routes.kept, with: 4)
    #expect(screen.viewIfLoaded?.window === mine.window)
    #expect(other.tree == "stack[Home Product]")
    let foreign = GeneralStep.custom(
      using: ClassFinder<ProductScreen, Any?>(windowProvider: FixedWindowProvider(other.window)))
    #expect(await mine.router.outcome(to: foreign).reason == .foundElsewhere(type: "ProductScreen"))
  }
}
