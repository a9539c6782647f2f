import TestStage
import Testing
import Wayfinder

/// Tests of steps that find a screen built by the steps below.
@Suite struct BuiltBelowTests {
  /// Returns a stack with a screen of a name, presented on the screen of another step.
  private func sheet<Below>(_ name: String, on below: DestinationStep<Below, Any?>) -> DestinationStep<
    UINavigationController, Any?
  > {
    StepAssembly(
      finder: NilFinder<UINavigationController, Any?>(), factory: ClassFactory { stack(Screen(name)) }
    )
    .using(GeneralAction.presentModally()).from(below).assemble()
  }

  @Test("RC-15 If two new screens match, a NilFactory step takes the one built last")
  func lastBuilt() async throws {
    let upper = sheet("upper", on: sheet("lower", on: current))
    let route = StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: NilFactory()).from(upper).assemble()
    let stage = Stage(HomeScreen())
    let taken = try await stage.router.navigate(to: route)
    #expect(taken.title == "upper")
    #expect(stage.tree == "Home ^ stack[lower] ^ stack[upper]")
    #expect(stage.shown === taken)
  }

  @Test("RC-15 A NilFactory step takes a matching screen of the tree, and otherwise one that a step below builds")
  func builtBeforeLive() async throws {
    let stage = Stage(stack(Screen("old")))
    let route = StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: NilFactory())
      .from(sheet("new", on: current)).assemble()
    let alwaysBuilding = StepAssembly(
      finder: InlineStackIteratingFinder<Screen, Any?> { screen, _ in screen.title == "new" },
      factory: NilFactory()
    )
    .from(sheet("new", on: current)).assemble()
    #expect(try await stage.router.navigate(to: route).title == "old", "on screen nothing has to be built")
    let taken = try await stage.router.navigate(to: alwaysBuilding)
    #expect(taken.title == "new")
    #expect(stage.shown === taken)
  }
}
