import TestStage
import Testing
import Wayfinder

/// A delegate that keeps the list on top when a split view controller collapses.
private final class ListFirst: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

/// Tests of routes through split view controllers that collapse as they appear, because the window is too narrow for their columns.
@Suite struct MadeSplitTests {
  /// The rule that decides which screen stays on top when the split view controller collapses.
  enum Decision: CaseIterable { case automatic, listFirst }
  /// The place of the split view controller in the window.
  enum Coming: CaseIterable { case presented, root, tab }

  private let listFirst = ListFirst()

  private func compactStage() -> Stage {
    let stage = Stage(tabs(stack(HomeScreen()), stack(LoginScreen())))
    stage.window.simulate(horizontalSizeClass: .compact)
    return stage
  }

  private func factory(
    _ style: UISplitViewController.Style, _ decision: Decision
  ) -> SplitControllerFactory<UISplitViewController, Any?> {
    let delegate = decision == .listFirst ? listFirst : nil
    return style == .unspecified
      ? SplitControllerFactory(delegate: delegate)
      : SplitControllerFactory(delegate: delegate) { UISplitViewController(style: style) }
  }

  private func joined<Screen: UIViewController>(
    _ chain: OpenChain<Screen, Any?>, _ coming: Coming
  ) -> DestinationStep<Screen, Any?> {
    switch coming {
    case .presented: chain.using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    case .root: chain.using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    case .tab:
      chain.using(UITabBarController.add())
        .from(GeneralStep.custom(using: ClassFinder<UITabBarController, Any?>())).assemble()
    }
  }

  private func expectVisible(_ screen: UIViewController, in stage: Stage, _ split: UISplitViewController?) {
    #expect(split?.isCollapsed == true)
    #expect(screen.viewIfLoaded?.window === stage.window)
    #expect(stage.router.tree != nil)
  }

  @Test(
    "RC-26 New details of a split are visible at the end, whichever column is on top as the split collapses",
    arguments: [UISplitViewController.Style.unspecified, .doubleColumn], Decision.allCases)
  func details(style: UISplitViewController.Style, decision: Decision) async throws {
    for coming in Coming.allCases {
      let stage = compactStage()
      let chain = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
        .using(UISplitViewController.pushToDetails())
        .from(
          SingleContainerStep(
            finder: NilFinder(),
            factory: CompleteFactoryAssembly(factory: factory(style, decision))
              .with(ClassFactory<UINavigationController, Any?> { stack(AccountScreen()) }).assemble()))
      let screen = try await stage.router.navigate(to: joined(chain, coming))
      expectVisible(screen, in: stage, screen.splitViewController)
    }
  }

  @Test(
    "RC-26 Fixed details of a new split are visible at the end, also in their own stack",
    arguments: [UISplitViewController.Style.unspecified, .doubleColumn], Decision.allCases)
  func fixedDetails(style: UISplitViewController.Style, decision: Decision) async throws {
    for coming in Coming.allCases {
      let stage = compactStage()
      let split = CompleteFactoryAssembly(factory: factory(style, decision))
        .with(ClassFactory<UINavigationController, Any?> { stack(AccountScreen()) })
        .with(
          CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
            .with(ClassFactory<SettingsScreen, Any?> { SettingsScreen() }).assemble()
        ).assemble()
      let chain = StepAssembly(finder: ClassFinder<SettingsScreen, Any?>(), factory: NilFactory())
        .from(SingleContainerStep(finder: NilFinder<UISplitViewController, Any?>(), factory: split))
      let screen = try await stage.router.navigate(to: joined(chain, coming))
      expectVisible(screen, in: stage, screen.splitViewController)
      #expect(screen.navigationController?.viewControllers.count == 1)
    }
  }

  @Test("RC-26 New details of a split are visible at the end if the list has no stack for them")
  func listWithoutStack() async throws {
    for decision in Decision.allCases {
      let stage = compactStage()
      let chain = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
        .using(UISplitViewController.pushToDetails())
        .from(
          SingleContainerStep(
            finder: NilFinder(),
            factory: CompleteFactoryAssembly(factory: factory(.unspecified, decision))
              .with(ClassFactory<AccountScreen, Any?> { AccountScreen() }).assemble()))
      let screen = try await stage.router.navigate(to: joined(chain, .presented))
      #expect(screen.viewIfLoaded?.window === stage.window, "UIKit presents what it cannot push")
    }
  }

  @Test(
    "RC-26 The list of a new split is visible at the end, although the details would stay on top",
    arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func list(style: UISplitViewController.Style) async throws {
    let stage = compactStage()
    let split = CompleteFactoryAssembly(factory: factory(style, .automatic))
      .with(ClassFactory<UINavigationController, Any?> { stack(AccountScreen()) })
      .with(ClassFactory<SettingsScreen, Any?> { SettingsScreen() }).assemble()
    let chain = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory())
      .from(SingleContainerStep(finder: NilFinder<UISplitViewController, Any?>(), factory: split))
    let screen = try await stage.router.navigate(to: joined(chain, .presented))
    expectVisible(screen, in: stage, screen.splitViewController)
  }

  @Test(
    "RC-26 New details of a hidden split are visible at the end if the split collapses with the list on top",
    arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func hiddenSplit(style: UISplitViewController.Style) async throws {
    let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    split.delegate = listFirst
    split.viewControllers = [stack(AccountScreen()), stack(ReviewScreen())]
    let stage = Stage(tabs(stack(HomeScreen()), split))
    stage.window.simulate(horizontalSizeClass: .compact)
    #expect(!split.isCollapsed)
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.pushToDetails())
      .from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())).assemble()
    let screen = try await stage.router.navigate(to: step)
    expectVisible(screen, in: stage, split)
    let found = StepAssembly(finder: ClassFinder<ReviewScreen, Any?>(), factory: NilFactory())
      .from(GeneralStep.root()).assemble()
    #expect(await stage.router.outcome(to: found).failure != nil, "what was replaced is not there")
  }

  @Test("RC-26 A new split in a wide window shows both columns")
  func wide() async throws {
    let stage = Stage(HomeScreen())
    stage.window.simulate(horizontalSizeClass: .regular)
    let chain = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.pushToDetails())
      .from(
        SingleContainerStep(
          finder: NilFinder(),
          factory: CompleteFactoryAssembly(factory: factory(.unspecified, .listFirst))
            .with(ClassFactory<AccountScreen, Any?> { AccountScreen() }).assemble()))
    let screen = try await stage.router.navigate(to: joined(chain, .presented))
    let split = try #require(screen.splitViewController)
    #expect(!split.isCollapsed)
    #expect(split.viewControllers.count == 2)
    #expect(split.viewControllers.last === screen)
  }

  @Test("RC-18 An action that is wrapped in a transaction adds details to a new split")
  func wrapped() async throws {
    let stage = Stage(HomeScreen())
    stage.window.simulate(horizontalSizeClass: .regular)
    let action: TransactionAction<UISplitViewController> = CATransaction.wrap(UISplitViewController.pushToDetails())
    let chain = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(action)
      .from(
        SingleContainerStep(
          finder: NilFinder(),
          factory: CompleteFactoryAssembly(factory: factory(.unspecified, .automatic))
            .with(ClassFactory<AccountScreen, Any?> { AccountScreen() }).assemble()))
    let screen = try await stage.router.navigate(to: joined(chain, .presented))
    let split = try #require(screen.splitViewController)
    #expect(split.viewControllers.count == 2)
    #expect(split.viewControllers.last === screen)
  }

  @Test("RC-26 A new split is rolled back if its delegate does not show the details")
  func putBack() async {
    final class Handling: UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }

      func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
      ) -> Bool { true }
    }
    let handling = Handling()
    let stage = compactStage()
    let before = stage.tree
    let split = CompleteFactoryAssembly(
      factory: SplitControllerFactory<UISplitViewController, Any?>(delegate: handling)
    ).with(ClassFactory<UINavigationController, Any?> { stack(AccountScreen()) }).assemble()
    let chain = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.pushToDetails())
      .from(SingleContainerStep(finder: NilFinder<UISplitViewController, Any?>(), factory: split))
    let outcome = await stage.router.outcome(to: joined(chain, .presented))
    #expect(!outcome.isArrival, "\(outcome)")
    #expect(stage.tree == before)
  }
}

/// Tests of `pushOnToDetails()` on a split view controller that the route makes.
@Suite struct PushOnToDetailsTests {
  private var split: CompleteFactoryAssembly<UISplitViewController, Any?> {
    CompleteFactoryAssembly(factory: SplitControllerFactory())
  }

  private func new<Screen: UIViewController>(_ type: Screen.Type) -> ClassFactory<Screen, Any?> {
    ClassFactory()
  }

  private func presented(
    _ factory: CompleteFactory<UISplitViewController, Any?>
  ) -> DestinationStep<UISplitViewController, Any?> {
    SingleContainerStep(finder: NilFinder(), factory: factory)
      .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
  }

  private func wideStage(_ root: UIViewController = HomeScreen()) -> Stage {
    let stage = Stage(root)
    stage.window.simulate(horizontalSizeClass: .regular)
    return stage
  }

  private func details(of split: UISplitViewController) -> [String] {
    (split.viewControllers.last as? UINavigationController)?.viewControllers.map { "\(type(of: $0))" } ?? []
  }

  @Test("RC-41 pushOnToDetails() pushes a fixed child onto the details of a new split")
  func fixedChildren() async throws {
    let stage = wideStage()
    let made = try await stage.router.navigate(
      to: presented(
        split.with(new(AccountScreen.self), using: UISplitViewController.setAsPrimary())
          .with(
            ClassFactory<UINavigationController, Any?> { stack(ReviewScreen()) },
            using: UISplitViewController.pushToDetails()
          )
          .with(new(SettingsScreen.self), using: UISplitViewController.pushOnToDetails()).assemble()))
    #expect(made.viewControllers.count == 2)
    #expect(details(of: made) == ["ReviewScreen", "SettingsScreen"])
  }

  @Test("RC-41 pushOnToDetails() pushes the screen of a step onto the details of a new split")
  func step() async throws {
    for factory in [
      split.with(new(AccountScreen.self)).with(ClassFactory { stack(ReviewScreen()) }).assemble(),
      split.with(new(AccountScreen.self)).with(ClassFactory { stack(ReviewScreen()) })
        .adding(Setup<UINavigationController, Any?> { stack, _ in stack.title = "details" }).assemble(),
    ] {
      let stage = wideStage()
      let step = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: new(SettingsScreen.self))
        .using(UISplitViewController.pushOnToDetails()).from(presented(factory)).assemble()
      let screen = try await stage.router.navigate(to: step)
      #expect(details(of: try #require(screen.splitViewController)) == ["ReviewScreen", "SettingsScreen"])
    }
  }

  @Test("RC-41 pushOnToDetails() pushes onto the details of a new split also if it is wrapped in a transaction")
  func wrapped() async throws {
    let stage = wideStage()
    let made = presented(split.with(new(AccountScreen.self)).with(ClassFactory { stack(ReviewScreen()) }).assemble())
    let action: TransactionAction<UISplitViewController> = CATransaction.wrap(UISplitViewController.pushOnToDetails())
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: new(SettingsScreen.self))
      .using(action).from(made).assemble()
    let screen = try await stage.router.navigate(to: step)
    #expect(details(of: try #require(screen.splitViewController)) == ["ReviewScreen", "SettingsScreen"])
  }

  @Test("RC-41 pushOnToDetails() finds the new split around a screen that a NilFactory step finds")
  func aroundMadeBelow() async throws {
    let stage = wideStage()
    let made = presented(split.with(new(AccountScreen.self)).with(ClassFactory { stack(ReviewScreen()) }).assemble())
    let list = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory()).from(made).assemble()
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: new(SettingsScreen.self))
      .using(UISplitViewController.pushOnToDetails()).from(list.expectingContainer()).assemble()
    let screen = try await stage.router.navigate(to: step)
    #expect(details(of: try #require(screen.splitViewController)) == ["ReviewScreen", "SettingsScreen"])
  }

  @Test("RC-41 pushOnToDetails() pushes onto the details that the same route puts into a split in the tree")
  func standing() async throws {
    let standing = UISplitViewController()
    standing.viewControllers = [AccountScreen(), stack(ReviewScreen())]
    let stage = wideStage(standing)
    let stacked = StepAssembly(
      finder: NilFinder<UINavigationController, Any?>(), factory: ClassFactory { stack(LoginScreen()) }
    ).using(UISplitViewController.pushToDetails())
      .from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())).assemble()
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: new(SettingsScreen.self))
      .using(UISplitViewController.pushOnToDetails()).from(stacked.expectingContainer()).assemble()
    try await stage.router.navigate(to: step)
    #expect(details(of: standing) == ["LoginScreen", "SettingsScreen"])
    let both = StepAssembly(finder: NilFinder<HomeScreen, Any?>(), factory: new(HomeScreen.self))
      .using(UISplitViewController.pushOnToDetails())
      .from(
        StepAssembly(finder: NilFinder<RegisterScreen, Any?>(), factory: new(RegisterScreen.self))
          .using(UISplitViewController.pushOnToDetails())
          .from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())).assemble().expectingContainer()
      ).assemble()
    try await stage.router.navigate(to: both)
    #expect(details(of: standing) == ["LoginScreen", "SettingsScreen", "RegisterScreen", "HomeScreen"])
  }

  @Test("RC-41 A stack that pushOnToDetails() adds to a new split without details becomes the details")
  func firstDetails() async throws {
    let stage = wideStage()
    let made = presented(
      split.with(new(AccountScreen.self)).with(
        ClassFactory<UINavigationController, Any?> { stack(ReviewScreen()) },
        using: UISplitViewController.pushOnToDetails()
      ).assemble())
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: new(SettingsScreen.self))
      .using(UISplitViewController.pushOnToDetails()).from(made).assemble()
    let screen = try await stage.router.navigate(to: step)
    #expect(details(of: try #require(screen.splitViewController)) == ["ReviewScreen", "SettingsScreen"])
    let chained = StepAssembly(
      finder: NilFinder<UINavigationController, Any?>(), factory: ClassFactory { stack(LoginScreen()) }
    ).using(UISplitViewController.pushOnToDetails())
      .from(presented(split.with(new(AccountScreen.self)).assemble())).assemble()
    let shown = try await stage.router.navigate(to: chained)
    #expect(details(of: try #require(shown.splitViewController)) == ["LoginScreen"])
  }

  @Test("RC-42 pushOnToDetails() fails in a new split without details, or with details that are no stack")
  func refusals() async {
    let list = split.with(new(AccountScreen.self))
    for (factory, reason) in [
      (list.assemble(), CompositionError.noDetails(split: "UISplitViewController")),
      (
        list.with(new(ReviewScreen.self)).assemble(),
        .noHost(needed: "UINavigationController", around: "the details")
      ),
    ] {
      let stage = wideStage()
      let step = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: new(SettingsScreen.self))
        .using(UISplitViewController.pushOnToDetails()).from(presented(factory)).assemble()
      #expect(await stage.router.outcome(to: step).reason == reason)
      #expect(stage.tree == "Home")
    }
  }
}
