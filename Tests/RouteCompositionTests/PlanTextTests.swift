import Foundation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct PlanTextTests {
  private func lines(_ stage: Stage, _ step: DestinationStep<some UIViewController, Any?>) throws -> [String] {
    try stage.router.plan(to: step).description.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("RC-22 A plan names the kind of each finder, and marks the screen of a NilFinder as new")
  func finders() throws {
    let step = StepAssembly(finder: ClassFinder<ReviewScreen, Any?>(), factory: ClassFactory { ReviewScreen() })
      .using(UINavigationController.push()).from(NavigationControllerStep())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let lines = try lines(Stage(HomeScreen()), step)
    #expect(lines.contains("not there: ReviewScreen (ClassFinder found none)"), "\(lines)")
    #expect(lines.contains("made anew: UINavigationController (NilFinder never looks)"), "\(lines)")
  }

  @Test("RC-22 A plan names a role without a context with Any?, as the source writes the type")
  func optionals() throws {
    let step = StepAssembly(finder: ClassFinder<ReviewScreen, Any?>(), factory: ClassFactory { ReviewScreen() })
      .adding(Waved<Any?>()).adding(Waved<Any?>()).adding(Waved<[Int?]?>.fitting)
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let stage = Stage(HomeScreen())
    let plan = try stage.router.plan(to: step)
    #expect(plan.declined.first?.finder == "ClassFinder<ReviewScreen, Any?>")
    #expect(plan.asked == ["Waved<Any?>", "Fitting<Array<Int?>?>"], "a guard that is added twice is named once")
  }

  @Test("RC-22 A plan names a screen by its factory if the factory declares no class")
  func modules() throws {
    let step = StepAssembly(finder: NilFinder(), factory: EditorModule())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let stage = Stage(HomeScreen())
    let plan = try stage.router.plan(to: step)
    #expect(plan.request == "the screen of EditorModule")
    #expect(
      plan.changes == [
        .build("the screen of EditorModule"), .present("the screen of EditorModule", on: "HomeScreen"),
      ])
    let plain = StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory { ReviewScreen() })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    #expect(try stage.router.plan(to: plain).changes.first == .build("UIViewController"))
  }

  @Test("RC-22 A plan lists the package's split actions as changes, also for a new split")
  func splits() throws {
    let split = SingleStep(
      finder: NilFinder<UISplitViewController, Any?>(),
      factory: ClassFactory { UISplitViewController(style: .doubleColumn) })
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory { ReviewScreen() })
      .using(UISplitViewController.show(in: .primary)).from(split)
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let stage = Stage(HomeScreen())
    let changes = try stage.router.plan(to: step).changes
    #expect(changes.contains(.embed("ReviewScreen", in: "UISplitViewController")), "\(changes)")
    #expect(!changes.contains { if case .opaque = $0 { true } else { false } }, "\(changes)")
  }
}

/// A guard that allows everything.
private struct Waved<Context>: RoutingInterceptor {
  func perform(with context: Context) async throws {}

  static var fitting: Fitting<Context> { Fitting() }
}

/// A guard for every step. Its name contains the type `Made`.
private struct Fitting<Made>: RoutingInterceptor {
  func perform(with context: Any?) async throws {}
}

/// A factory whose type promises only a `UIViewController`, like the factories of modules.
private struct EditorModule: Factory {
  func build(with context: Any?) throws -> UIViewController { ReviewScreen() }
}
