import TestStage
import Testing
import Wayfinder

/// Tests of the screens that leave together with a closed screen, and of the screens that stay.
@Suite struct ClosingTests {
  @Test("RC-20 Going back pops one screen, however many lie below it")
  func backByOne() async throws {
    let stage = Stage(stack(HomeScreen(), AccountScreen(), ReviewScreen(), SettingsScreen()))
    try await stage.router.navigate(.back)
    #expect(stage.tree == "stack[Home Account Review]")
    try await stage.router.navigate(.back)
    #expect(stage.tree == "stack[Home Account]")
    #expect(try stage.router.plan(.back).changes == [.pop(["AccountScreen"], from: "UINavigationController")])
  }

  @Test("RC-20 Closing a screen in a stack first asks and dismisses the screen that it presents")
  func closingWithModal() async throws {
    let (account, modal) = (AccountScreen(), StubbornScreen())
    let stage = Stage(stack(HomeScreen(), account))
    account.definesPresentationContext = true
    modal.modalPresentationStyle = .overCurrentContext
    account.present(modal, animated: false)
    #expect(modal.presentingViewController === account)
    #expect(
      await stage.router.outcome(of: .close(account)).obstacle?.description == "StubbornScreen may not be left now.")
    modal.mayGo = true
    #expect(
      try stage.router.plan(.close(account)).changes == [
        .dismiss(["StubbornScreen"]), .pop(["AccountScreen"], from: "UINavigationController"),
      ])
    try await stage.router.navigate(.close(account))
    #expect(stage.tree == "stack[Home]")
    #expect(modal.presentingViewController == nil)
  }

  /// Returns a split view controller with columns in a narrow window, and a route that shows new details in it.
  private func collapsed(
    details: UIViewController, compact: UIViewController? = nil
  ) -> (stage: Stage, route: DestinationStep<SettingsScreen, Any?>) {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(stack(HomeScreen()), for: .primary)
    split.setViewController(stack(details), for: .secondary)
    if let compact { split.setViewController(compact, for: .compact) }
    let stage = Stage(split)
    stage.window.simulate(horizontalSizeClass: .compact)
    #expect(split.isCollapsed)
    let route = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.pushToDetails())
      .from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>()))
      .assemble()
    return (stage, route)
  }

  @Test("RC-25 Details behind the compact column of a collapsed split stay, and are not asked")
  func keptDetails() async throws {
    let stubborn = StubbornScreen()
    let compact = stack(AccountScreen())
    let (stage, route) = collapsed(details: stubborn, compact: compact)
    #expect(try !stage.router.plan(to: route).removed.contains("StubbornScreen"))
    let shown = try await stage.router.navigate(to: route)
    #expect(stubborn.timesAsked == 0)
    #expect(compact.topViewController === shown)
    #expect(stubborn.navigationController != nil)
  }

  @Test("RC-25 A collapsed split's details are asked before a route replaces them")
  func replacedDetails() async throws {
    let stubborn = StubbornScreen()
    let (stage, route) = collapsed(details: stubborn)
    let outcome = await stage.router.outcome(to: route)
    #expect(outcome.obstacle?.description == "StubbornScreen may not be left now.")
    #expect(stubborn.viewIfLoaded?.window === stage.window)
  }

  @Test("RC-25 Screens over replaced details of a collapsed split are in the plan and are asked")
  func pushedOverDetails() async throws {
    let (stage, route) = collapsed(details: AccountScreen())
    let (stubborn, split) = (StubbornScreen(), stage.window.rootViewController as? UISplitViewController)
    let list = try #require(split?.viewControllers.first as? UINavigationController)
    list.pushViewController(stubborn, animated: false)
    let plan = try stage.router.plan(to: route)
    #expect(plan.removed == ["UINavigationController", "AccountScreen", "StubbornScreen"])
    #expect(plan.changes.contains(.pop(["UINavigationController", "StubbornScreen"], from: "UISplitViewController")))
    let before = stage.tree
    let outcome = await stage.router.outcome(to: route)
    #expect(outcome.obstacle?.description == "StubbornScreen may not be left now.")
    #expect(stage.tree == before)
    #expect(stubborn.viewIfLoaded?.window === stage.window)
    stubborn.mayGo = true
    let shown = try await stage.router.navigate(to: route)
    #expect(shown.viewIfLoaded?.window === stage.window)
    #expect(stubborn.parent == nil)
  }

  @Test("RC-25 Details that the user has left are neither in the plan nor asked")
  func goneBackFrom() async throws {
    let stubborn = StubbornScreen()
    let (stage, route) = collapsed(details: stubborn)
    let split = try #require(stage.window.rootViewController as? UISplitViewController)
    (split.viewControllers.first as? UINavigationController)?.popViewController(animated: false)
    #expect(split.viewController(for: .secondary) != nil)
    #expect(stubborn.viewIfLoaded?.window == nil)
    #expect(try stage.router.plan(to: route).removed == [])
    _ = try await stage.router.navigate(to: route)
    #expect(stubborn.timesAsked == 0)
  }

  @Test("RC-25 New details keep the list of a collapsed split, also if a container of the app holds the list's stack")
  func containerAroundTheList() async throws {
    let (box, list) = (UIViewController(), stack(StubbornScreen()))
    let split = UISplitViewController(style: .doubleColumn)
    box.addChild(list)
    list.didMove(toParent: box)
    split.setViewController(box, for: .primary)
    split.setViewController(stack(AccountScreen()), for: .secondary)
    let stage = Stage(split)
    stage.window.simulate(horizontalSizeClass: .compact)
    let route = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.show(in: .secondary))
      .from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())).assemble()
    #expect(split.isCollapsed)
    #expect(list.viewControllers.count == 2)
    #expect(try stage.router.plan(to: route).removed == ["UINavigationController", "AccountScreen"])
    list.pushViewController(HomeScreen(), animated: false)
    #expect(try stage.router.plan(to: route).removed.last == "HomeScreen")
  }

  @Test("RC-25 If a route replaces a column of a collapsed split, the later columns are in the plan and are asked")
  func laterColumns() async throws {
    let (split, stubborn) = (UISplitViewController(style: .tripleColumn), StubbornScreen())
    split.setViewController(stack(HomeScreen()), for: .primary)
    split.setViewController(stack(AccountScreen()), for: .supplementary)
    split.setViewController(stack(stubborn), for: .secondary)
    let stage = Stage(split)
    stage.window.simulate(horizontalSizeClass: .compact)
    #expect(split.isCollapsed)
    #expect(stubborn.viewIfLoaded?.window === stage.window)
    let route = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.show(in: .supplementary))
      .from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>()))
      .assemble()
    let removed = try stage.router.plan(to: route).removed
    #expect(removed == ["UINavigationController", "AccountScreen", "UINavigationController", "StubbornScreen"])
    let before = stage.tree
    let outcome = await stage.router.outcome(to: route)
    #expect(outcome.obstacle?.description == "StubbornScreen may not be left now.")
    #expect(stage.tree == before)
    stubborn.mayGo = true
    let shown = try await stage.router.navigate(to: route)
    #expect(shown.viewIfLoaded?.window === stage.window)
    #expect(stubborn.viewIfLoaded?.window == nil)
  }

  @Test("RC-26 The list of a split that collapses as it appears is visible at the end")
  func collapsesOnItsWay() async throws {
    let list = AccountScreen()
    let split = UISplitViewController()
    split.viewControllers = [stack(list), stack(ReviewScreen())]
    let stage = Stage(tabs(HomeScreen(), split))
    stage.window.simulate(horizontalSizeClass: .compact)
    #expect(!split.isCollapsed, "it has not been seen yet")
    let found = GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>())
    #expect(try await stage.router.navigate(to: found) === list)
    #expect(split.isCollapsed)
    #expect(list.viewIfLoaded?.window === stage.window)
    #expect(list.navigationController?.topViewController === list)
  }
}
