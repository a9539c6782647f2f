import TestStage
import Testing
import Wayfinder

/// Tests of the restoration of a collapsed split, whose one stack contains the stack of its details.
@Suite struct CollapsedStackTests {
  private let details = stack(ReviewScreen())

  private func collapsed(_ split: UISplitViewController) -> Stage {
    split.viewControllers = [stack(HomeScreen()), details]
    let stage = Stage(split)
    stage.window.simulate(horizontalSizeClass: .compact)
    return stage
  }

  /// Returns a route that shows the screen of a step, and then fails.
  private func failing<Host: UIViewController>(
    after step: DestinationStep<Host, Any?>
  ) -> DestinationStep<SettingsScreen, Any?> {
    StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(FailingAction<Host>(Mishap())).from(step).assemble()
  }

  @Test("EN-3 A failed route restores replaced details of a collapsed split with the screen above them")
  func replacedDetails() async {
    let split = UISplitViewController(style: .doubleColumn)
    let (stage, above, misuse) = (collapsed(split), SettingsScreen(), MisuseLog())
    let list = split.viewControllers[0] as? UINavigationController
    split.show(.secondary)
    list?.pushViewController(above, animated: false)
    let before = list?.viewControllers
    let others = StepAssembly(
      finder: NilFinder<UINavigationController, Any?>(), factory: ClassFactory { stack(AccountScreen()) }
    )
    .using(UISplitViewController.show(in: .secondary))
    .from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())).assemble()
    let outcome = await UIKitMisuse.$log.withValue(misuse) {
      await stage.router.outcome(to: failing(after: others))
    }
    #expect(outcome.failure?.reason is Mishap)
    #expect(list?.viewControllers == before)
    #expect(before?.contains(details) == true)
    #expect(split.viewController(for: .secondary) === details)
    #expect(misuse.entries.isEmpty)
  }

  @Test(
    "EN-3 A failed route shows the details again that it has popped from a collapsed split",
    arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func poppedDetails(style: UISplitViewController.Style) async {
    let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    let (stage, misuse) = (collapsed(split), MisuseLog())
    let list = split.viewControllers[0] as? UINavigationController
    split.showDetailViewController(details, sender: nil)
    let before = list?.viewControllers
    let outcome = await UIKitMisuse.$log.withValue(misuse) {
      await stage.router.outcome(to: failing(after: GeneralStep.custom(using: ClassFinder<HomeScreen, Any?>())))
    }
    #expect(outcome.failure?.reason is Mishap)
    #expect(list?.viewControllers == before)
    #expect(before?.contains(details) == true)
    #expect(misuse.entries.isEmpty)
  }
}
