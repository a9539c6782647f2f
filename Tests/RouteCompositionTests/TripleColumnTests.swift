import TestStage
import Testing
import Wayfinder

/// Tests of the details of splits with three columns.
@Suite("Details of a split with three columns") struct TripleColumnTests {
  private let factory = SplitControllerFactory<UISplitViewController, Any?> {
    UISplitViewController(style: .tripleColumn)
  }
  private var anySplit: DestinationStep<UISplitViewController, Any?> {
    GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())
  }

  private func wideStage(_ root: UIViewController) -> Stage {
    let stage = Stage(root)
    stage.window.simulate(horizontalSizeClass: .regular)
    return stage
  }

  private func listAndDetails(
    from split: DestinationStep<UISplitViewController, Any?>
  ) -> DestinationStep<SettingsScreen, Any?> {
    let list = StepAssembly(
      finder: NilFinder<UINavigationController, Any?>(), factory: ClassFactory { stack(AccountScreen()) }
    ).using(UISplitViewController.setAsPrimary()).from(split).assemble()
    return StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.pushToDetails()).from(list.expectingContainer()).assemble()
  }

  @Test("RC-18 The second of two screens of a new split is in the secondary column")
  func factoryOfTwo() throws {
    let (list, details) = (AccountScreen(), SettingsScreen())
    let split = try factory.build(with: nil, integrating: [list, details])
    #expect(split.viewController(for: .secondary) === details)
    #expect(split.viewController(for: .supplementary) == nil)
  }

  @Test("RC-18 Three screens of a new split fill its columns in order")
  func factoryOfThree() throws {
    let screens: [UIViewController?] = [AccountScreen(), ProductScreen(), SettingsScreen()]
    let split = try factory.build(with: nil, integrating: screens.compactMap(\.self))
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    #expect(columns.map { split.viewController(for: $0) } == screens)
  }

  @Test("RC-18 A route makes a split with its details in the secondary column")
  func made() async throws {
    let stage = wideStage(HomeScreen())
    let split = SingleContainerStep(finder: NilFinder(), factory: factory)
      .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    let shown = try await stage.router.navigate(to: listAndDetails(from: split))
    #expect(shown.splitViewController?.viewController(for: .secondary) === shown)
  }

  @Test("RC-18 A route that replaces the list and the details keeps the supplementary column")
  func full() async throws {
    let split = UISplitViewController(style: .tripleColumn)
    let between = ProductScreen()
    for (screen, column) in [(HomeScreen(), UISplitViewController.Column.primary), (between, .supplementary)] {
      split.setViewController(screen, for: column)
    }
    split.setViewController(ReviewScreen(), for: .secondary)
    let stage = wideStage(split)
    let shown = try await stage.router.navigate(to: listAndDetails(from: anySplit))
    #expect(split.viewController(for: .secondary) === shown)
    #expect(split.viewController(for: .supplementary) === between)
  }
}
