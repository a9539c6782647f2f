import TestStage
import Testing
import Wayfinder

/// Tests of routes through split view controllers, expanded and collapsed.
@Suite struct SplitRouteTests {
  private let split = UISplitViewController()
  private let details = UINavigationController(rootViewController: ReviewScreen())
  private let stage: Stage

  init() {
    split.viewControllers = [UINavigationController(rootViewController: HomeScreen()), details]
    stage = Stage(split)
  }

  private func simulate(_ width: UIUserInterfaceSizeClass) { stage.window.simulate(horizontalSizeClass: width) }

  private var anySplit: DestinationStep<UISplitViewController, Any?> {
    GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())
  }

  private func route<Joining: Action>(
    using action: Joining
  ) -> DestinationStep<SettingsScreen, Any?> where Joining.ViewController == UISplitViewController {
    StepAssembly(finder: ClassFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(action).from(anySplit).assemble()
  }

  @Test("RC-10 The visible part of a split is both columns if the split is expanded, and one if it is collapsed")
  func visibleColumns() {
    func visible() -> [String] {
      var names: [String] = []
      let iterator = DefaultStackIterator(
        options: .currentVisibleOnly, startingPoint: .root, windowProvider: FixedWindowProvider(stage.window))
      _ = try? iterator.firstViewController { viewController in
        names.append("\(type(of: viewController))")
        return false
      }
      return names
    }
    simulate(.regular)
    #expect(visible().contains("HomeScreen"))
    #expect(visible().contains("ReviewScreen"))
    simulate(.compact)
    #expect(visible().filter { $0.hasSuffix("Screen") }.count == 1)
  }

  @Test("RC-20 back() pops the details of a split, then the list, and then dismisses the split")
  func back() async throws {
    simulate(.regular)
    let list = try #require(split.viewControllers.first as? UINavigationController)
    list.pushViewController(AccountScreen(), animated: false)
    details.pushViewController(ProductScreen(), animated: false)
    var counts: [Int] { [list, details].map(\.viewControllers.count) }
    try await stage.router.navigate(.back)
    #expect(counts == [2, 1])
    try await stage.router.navigate(.back)
    #expect(counts == [1, 1])
    #expect(!split.isCollapsed)
    #expect(await stage.router.outcome(of: .back).reason == .nothingToGoBackFrom)
    // A hidden stack is not popped.
    list.pushViewController(AccountScreen(), animated: false)
    split.preferredDisplayMode = .secondaryOnly
    split.view.layoutIfNeeded()
    #expect(await stage.router.outcome(of: .back).reason == .nothingToGoBackFrom)
    split.preferredDisplayMode = .oneBesideSecondary
    split.view.layoutIfNeeded()
    let root = LoginScreen()
    stage.window.rootViewController = root
    root.present(split, animated: false)
    try await stage.router.navigate(.back)
    #expect(counts == [1, 1])
    #expect(root.presentedViewController === split)
    try await stage.router.navigate(.back)
    #expect(root.presentedViewController == nil)
  }

  @Test("RC-20 back() asks the screen on top of the list, and its plan lists the screen as removed")
  func backInListAsks() async throws {
    simulate(.regular)
    let list = try #require(split.viewControllers.first as? UINavigationController)
    list.pushViewController(Draft(), animated: false)
    #expect(try stage.router.plan(.back).removed == ["Draft"])
    #expect(await stage.router.outcome(of: .back).obstacle != nil)
    #expect(list.viewControllers.count == 2)
  }

  @Test("RC-12 DetailsNavigationFinder finds the stack of the details, and nothing without a split")
  func detailsFinder() async throws {
    simulate(.regular)
    let found = try await stage.router.navigate(to: GeneralStep.custom(using: DetailsNavigationFinder<Any?>()))
    #expect(found === details)
    await #expect(throws: NavigationFailure.self) {
      let stage = Stage(HomeScreen())
      try await stage.router.navigate(to: GeneralStep.custom(using: DetailsNavigationFinder<Any?>()))
    }
  }

  @Test("RC-18 setAsPrimary() replaces the primary screen, and pushToDetails() replaces the details")
  func columns() async throws {
    simulate(.regular)
    let primary = try await stage.router.navigate(to: route(using: UISplitViewController.setAsPrimary()))
    #expect(split.viewControllers.first === primary || split.viewControllers.first === primary.navigationController)
    #expect(split.viewControllers.last === details)
    let other = SplitRouteTests()
    other.simulate(.regular)
    let shown = try await other.stage.router.navigate(to: other.route(using: UISplitViewController.pushToDetails()))
    #expect(
      other.split.viewControllers.last === shown || other.split.viewControllers.last === shown.navigationController)
    #expect(other.split.viewControllers.count == 2)
  }

  @Test("RC-18 pushOnToDetails() pushes onto the stack of the details")
  func ontoDetails() async throws {
    simulate(.regular)
    let pushed = try await stage.router.navigate(to: route(using: UISplitViewController.pushOnToDetails()))
    #expect(details.topViewController === pushed)
    #expect(details.viewControllers.count == 2)
  }

  @Test("RC-41 pushOnToDetails() pops the screens over the details in a collapsed split")
  func ontoDetailsBelow() async throws {
    let (split, stage) = standing(.doubleColumn, .compact)
    let list = try #require(split.viewControllers.first as? UINavigationController)
    list.pushViewController(AccountScreen(), animated: false)
    let pushed = try await stage.router.navigate(to: route(using: UISplitViewController.pushOnToDetails()))
    #expect(pushed.viewIfLoaded?.window === stage.window)
    #expect(!list.viewControllers.contains { $0 is AccountScreen })
  }

  nonisolated static let styles: [UISplitViewController.Style] = [.unspecified, .doubleColumn, .tripleColumn]
  nonisolated static let widths: [UIUserInterfaceSizeClass] = [.regular, .compact]

  /// Returns a split view controller in a window of the given width, with a stack in each of its columns.
  private func standing(
    _ style: UISplitViewController.Style, _ width: UIUserInterfaceSizeClass
  ) -> (split: UISplitViewController, stage: Stage) {
    let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    if style == .unspecified {
      split.viewControllers = [stack(HomeScreen()), stack(ReviewScreen())]
    } else {
      split.setViewController(stack(HomeScreen()), for: .primary)
      if style == .tripleColumn { split.setViewController(stack(ProductScreen()), for: .supplementary) }
      split.setViewController(stack(ReviewScreen()), for: .secondary)
    }
    let stage = Stage(split)
    stage.window.simulate(horizontalSizeClass: width)
    return (split, stage)
  }

  @Test(
    "RC-41 pushOnToDetails() pushes onto the details of the same route, in each style and width",
    arguments: styles, widths)
  func ontoNewDetails(style: UISplitViewController.Style, width: UIUserInterfaceSizeClass) async throws {
    let (split, stage) = standing(style, width)
    let details = StepAssembly(
      finder: NilFinder<UINavigationController, Any?>(), factory: ClassFactory { stack(LoginScreen()) }
    ).using(UISplitViewController.pushToDetails()).from(anySplit).assemble()
    let settings = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.pushOnToDetails())
      .from(pushed(RegisterScreen.self, onto: details).expectingContainer()).assemble()
    let changes = try stage.router.plan(to: settings).changes
    #expect(changes.contains(.embed("SettingsScreen", in: "UINavigationController")))
    let shown = try await stage.router.navigate(to: settings)
    #expect(split.isCollapsed == (width == .compact))
    #expect(shown.splitViewController === split)
    #expect(shown.viewIfLoaded?.window === stage.window)
    let screens = shown.navigationController?.viewControllers.map { "\(type(of: $0))" }
    #expect(screens == ["LoginScreen", "RegisterScreen", "SettingsScreen"])
    if style != .unspecified { #expect(split.viewController(for: .secondary) === shown.navigationController) }
  }

  @Test(
    "RC-41 pushOnToDetails() pushes onto new details that are typed UIViewController and are a stack", arguments: widths
  )
  func ontoNewDetailsOfAnyClass(width: UIUserInterfaceSizeClass) async throws {
    let (_, stage) = standing(.unspecified, width)
    let details = StepAssembly(
      finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory { stack(LoginScreen()) }
    ).using(UISplitViewController.pushToDetails()).from(anySplit).assemble()
    let settings = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.pushOnToDetails()).from(details.expectingContainer()).assemble()
    let shown = try await stage.router.navigate(to: settings)
    #expect(shown.viewIfLoaded?.window === stage.window)
    #expect(shown.navigationController?.viewControllers.first is LoginScreen)
  }

  @Test("RC-42 pushOnToDetails() fails before any change if the new details are no stack", arguments: widths)
  func ontoNewDetailsWithoutStack(width: UIUserInterfaceSizeClass) async {
    let (_, stage) = standing(.doubleColumn, width)
    let details = StepAssembly(finder: NilFinder<LoginScreen, Any?>(), factory: ClassFactory { LoginScreen() })
      .using(UISplitViewController.pushToDetails()).from(anySplit).assemble()
    let settings = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.pushOnToDetails()).from(details.expectingContainer()).assemble()
    let before = stage.router.tree
    let failure = await stage.router.outcome(to: settings).failure
    #expect(
      failure?.reason as? CompositionError == .noHost(needed: "UINavigationController", around: "the details"))
    #expect(stage.router.tree == before)
  }

  @Test(
    "RC-18 One route replaces the list and the details of a split in the tree, in each style and width",
    arguments: styles, widths)
  func listAndDetails(style: UISplitViewController.Style, width: UIUserInterfaceSizeClass) async throws {
    let (split, stage) = standing(style, width)
    let shown = try await stage.router.navigate(to: settingsBesideAccount)
    #expect(split.isCollapsed == (width == .compact))
    #expect(shown.splitViewController === split)
    #expect(shown.viewIfLoaded?.window === stage.window)
    #expect((split.viewControllers.first as? UINavigationController)?.viewControllers.first is AccountScreen)
    if style != .unspecified { #expect(split.viewController(for: .secondary) === shown) }
  }

  /// A route to Settings as the details of a new list.
  private var settingsBesideAccount: DestinationStep<SettingsScreen, Any?> {
    let list = StepAssembly(
      finder: NilFinder<UINavigationController, Any?>(), factory: ClassFactory { stack(AccountScreen()) }
    ).using(UISplitViewController.setAsPrimary()).from(anySplit).assemble()
    return StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.pushToDetails()).from(list.expectingContainer()).assemble()
  }

  @Test("RC-42 A route puts details beside a primary view controller that the same route adds", arguments: styles)
  func besideNewPrimary(style: UISplitViewController.Style) async throws {
    let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    let stage = Stage(split)
    stage.window.simulate(horizontalSizeClass: .regular)
    let shown = try await stage.router.navigate(to: settingsBesideAccount)
    #expect(split.viewControllers.count == 2)
    #expect(shown.viewIfLoaded?.window === stage.window)
  }

  @Test("RC-18 show(in:) shows a screen in a column, and fails in a split without columns")
  func inColumn() async throws {
    simulate(.regular)
    guard case .failed = await stage.router.outcome(to: route(using: UISplitViewController.show(in: .secondary))) else {
      Issue.record("did not fail")
      return
    }
    let columns = UISplitViewController(style: .doubleColumn)
    columns.setViewController(HomeScreen(), for: .primary)
    let stage = Stage(columns)
    stage.window.simulate(horizontalSizeClass: .regular)
    let shown = try await stage.router.navigate(to: route(using: UISplitViewController.show(in: .secondary)))
    #expect(columns.viewController(for: .secondary) === shown)
  }

  @Test(
    "RC-25 Replaced details, primary screens and columns are in the plan and asked first",
    arguments: ["details", "primary", "column", "pushed", "wrapped"])
  func replacedAreAsked(kind: String) async throws {
    let stubborn = StubbornScreen()
    let columns = UISplitViewController(style: .doubleColumn)
    let (stage, step): (Stage, DestinationStep<SettingsScreen, Any?>)
    switch kind {
    case "details":
      (stage, step) = (self.stage, route(using: UISplitViewController.pushToDetails()))
      details.setViewControllers([stubborn], animated: false)
    case "wrapped":
      (stage, step) = (self.stage, route(using: CATransaction.wrap(UISplitViewController.pushToDetails())))
      details.setViewControllers([stubborn], animated: false)
    case "primary":
      (stage, step) = (self.stage, route(using: UISplitViewController.setAsPrimary()))
      split.viewControllers = [stubborn, details]
    case "pushed":
      let review = ReviewScreen()
      columns.setViewController(HomeScreen(), for: .primary)
      columns.setViewController(review, for: .secondary)
      review.navigationController?.pushViewController(stubborn, animated: false)
      (stage, step) = (Stage(columns), route(using: UISplitViewController.show(in: .secondary)))
    default:
      columns.setViewController(HomeScreen(), for: .primary)
      columns.setViewController(stubborn, for: .secondary)
      (stage, step) = (Stage(columns), route(using: UISplitViewController.show(in: .secondary)))
    }
    stage.window.simulate(horizontalSizeClass: .regular)
    #expect(try stage.router.plan(to: step).removed.contains("StubbornScreen"))
    let before = try #require(stage.router.tree)
    let outcome = await stage.router.outcome(to: step)
    #expect(outcome.obstacle?.description == "StubbornScreen may not be left now.")
    #expect(stage.router.tree == before)
    stubborn.mayGo = true
    try await stage.router.navigate(to: step)
    #expect(stubborn.viewIfLoaded?.window == nil)
  }

  @Test("RC-25 A collapsed split pushes the details, so no screen is asked whether it may be left")
  func collapsedReplacesNothing() async throws {
    let stubborn = StubbornScreen()
    details.setViewControllers([stubborn], animated: false)
    simulate(.compact)
    try await stage.router.navigate(to: route(using: UISplitViewController.pushToDetails()))
    #expect(stubborn.timesAsked == 0)
  }

  @Test("RC-26 The destination is visible at the end in a collapsed split")
  func collapsed() async throws {
    simulate(.compact)
    #expect(split.isCollapsed)
    let shown = try await stage.router.navigate(to: route(using: UISplitViewController.pushToDetails()))
    #expect(shown.viewIfLoaded?.window === stage.window)
    let again = await stage.router.outcome(to: route(using: UISplitViewController.pushToDetails()))
    guard case .alreadyThere = again else {
      Issue.record("ended \(again)")
      return
    }
  }

  @Test("RC-7 SplitControllerStep makes a split with its list and its details")
  func splitStep() async throws {
    let stage = Stage(HomeScreen())
    let list = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: ClassFactory { AccountScreen() })
      .using(UISplitViewController.setAsMaster())
      .from(SplitControllerStep<UISplitViewController, Any?>())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
    let route = StepAssembly(finder: ClassFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.pushToDetails())
      .from(list.expectingContainer())
      .assemble()
    stage.window.simulate(horizontalSizeClass: .regular)
    let shown = try await stage.router.navigate(to: route)
    let made = try #require(shown.splitViewController)
    #expect(made.viewControllers.count == 2)
    #expect(shown.viewIfLoaded?.window === stage.window)
  }

  @Test("RC-13 A finder finds the visible page of a page view controller")
  func pages() async throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = SettingsScreen()
    pages.setViewControllers([page], direction: .forward, animated: false)
    let stage = Stage(pages)
    let found = GeneralStep.custom(using: ClassFinder<SettingsScreen, Any?>())
    guard case .alreadyThere(let shown) = await stage.router.outcome(to: found) else {
      Issue.record("was not there")
      return
    }
    #expect(shown === page)
  }

  @Test("RC-42 In a split without details, DetailsNavigationFinder finds none and pushOnToDetails() fails")
  func withoutDetails() async {
    split.viewControllers = [UINavigationController(rootViewController: HomeScreen())]
    simulate(.regular)
    let finder = DetailsNavigationFinder<Any?>(
      iterator: DefaultStackIterator(windowProvider: FixedWindowProvider(stage.window)))
    #expect(finder.findViewController() == nil, "the list's stack is not the details'")
    let before = stage.tree
    let failure = await stage.router.outcome(to: route(using: UISplitViewController.pushOnToDetails())).failure
    #expect(failure?.description.contains("UISplitViewController has no details to push onto") == true)
    #expect(failure?.remedy.contains("pushToDetails()") == true)
    #expect(stage.tree == before)
  }

  @Test("RC-42 DetailsNavigationFinder does not find details that the user of a collapsed split has left")
  func goneBackFrom() async {
    let (split, stage) = standing(.doubleColumn, .compact)
    (split.viewControllers.first as? UINavigationController)?.popViewController(animated: false)
    #expect(split.isCollapsed)
    #expect(split.viewController(for: .secondary) != nil)
    let finder = DetailsNavigationFinder<Any?>(windowProvider: FixedWindowProvider(stage.window))
    #expect(finder.findViewController() == nil)
  }

  @Test(
    "RC-41 pushOnToDetails() shows the screen as the details after the user of a collapsed split has gone back",
    arguments: styles)
  func ontoDetailsGoneBackFrom(style: UISplitViewController.Style) async throws {
    let (split, stage) = standing(style, .compact)
    let list = try #require(split.viewControllers.first as? UINavigationController)
    list.popToRootViewController(animated: false)
    let shown = try await stage.router.navigate(to: route(using: UISplitViewController.pushOnToDetails()))
    #expect(split.isCollapsed)
    #expect(shown.viewIfLoaded?.window === stage.window)
    #expect(list.viewControllers.first is HomeScreen)
    if style != .unspecified { #expect(split.viewController(for: .secondary) === shown) }
  }

  /// Returns a split view controller whose details are a screen in a stack that UIKit has made, with a screen on top.
  private func lostFirstDetails(_ width: UIUserInterfaceSizeClass, below top: UIViewController) async throws -> (
    split: UISplitViewController, stage: Stage
  ) {
    let (split, stage) = standing(.doubleColumn, width)
    let first = ReviewScreen()
    split.setViewController(first, for: .secondary)
    split.show(.secondary)
    try #require(first.navigationController).pushViewController(top, animated: false)
    try await stage.router.navigate(.close(first))
    try #require(split.viewController(for: .secondary) === first)
    try #require(first.parent == nil)
    return (split, stage)
  }

  @Test(
    "RC-42 pushOnToDetails() pushes onto details whose first screen has been closed, also after a change of width",
    arguments: widths, widths)
  func ontoDetailsWithoutFirst(before: UIUserInterfaceSizeClass, after: UIUserInterfaceSizeClass) async throws {
    let top = ProductScreen()
    let (_, stage) = try await lostFirstDetails(before, below: top)
    stage.window.simulate(horizontalSizeClass: after)
    let shown = try await stage.router.navigate(to: route(using: UISplitViewController.pushOnToDetails()))
    #expect(shown.navigationController?.viewControllers == [top, shown])
    #expect(shown.viewIfLoaded?.window === stage.window)
  }

  @Test("RC-42 pop(to:) arrives at a screen of details whose first screen has been closed", arguments: widths, widths)
  func popInDetailsWithoutFirst(before: UIUserInterfaceSizeClass, after: UIUserInterfaceSizeClass) async throws {
    let top = ProductScreen()
    let (_, stage) = try await lostFirstDetails(before, below: top)
    stage.window.simulate(horizontalSizeClass: after)
    try #require(top.navigationController).pushViewController(AccountScreen(), animated: false)
    try await stage.router.navigate(.pop(to: top))
    #expect(top.navigationController?.topViewController === top)
    #expect(top.viewIfLoaded?.window === stage.window)
  }

  @Test(
    "RC-42 Details whose first screen has been closed are asked before pushToDetails() replaces them", arguments: widths
  )
  func replacingDetailsWithoutFirst(width: UIUserInterfaceSizeClass) async throws {
    let kept = Draft()
    let (_, stage) = try await lostFirstDetails(width, below: kept)
    let outcome = await stage.router.outcome(to: route(using: UISplitViewController.pushToDetails()))
    #expect(outcome.obstacle != nil)
    #expect(kept.viewIfLoaded?.window === stage.window)
  }

  @Test("RC-42 pushOnToDetails() fails without a primary view controller, also in a collapsed split")
  func ontoDetailsWithoutPrimary() async {
    let stage = Stage(UISplitViewController(style: .doubleColumn))
    stage.window.simulate(horizontalSizeClass: .compact)
    let failure = await stage.router.outcome(to: route(using: UISplitViewController.pushOnToDetails())).failure
    #expect(failure?.reason as? CompositionError == .noPrimary(split: "UISplitViewController"))
  }

  @Test("RC-42 pushToDetails() fails without a primary view controller, in an existing split and in a new one")
  func withoutPrimary() async {
    let stage = Stage(UISplitViewController())
    let standing = await stage.router.outcome(to: route(using: UISplitViewController.pushToDetails())).failure
    #expect(standing?.reason as? CompositionError == .noPrimary(split: "UISplitViewController"))
    let made = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.pushToDetails()).from(SplitControllerStep())
      .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    let before = stage.tree
    let failure = await stage.router.outcome(to: made).failure
    #expect(failure?.reason as? CompositionError == .noPrimary(split: "UISplitViewController"))
    #expect(failure?.remedy.contains("setAsPrimary()") == true)
    #expect(stage.tree == before)
  }

  @Test("RC-42 An adapter refuses to show a screen that its container does not hold, and names both")
  func stranger() {
    let tabs = UITabBarController()
    tabs.viewControllers = [HomeScreen()]
    let pages = UIPageViewController()
    pages.setViewControllers([HomeScreen()], direction: .forward, animated: false)
    let containers: [any ContainerViewController] = [
      tabs, UINavigationController(rootViewController: HomeScreen()), split, pages,
    ]
    for container in containers {
      var result: RoutingResult?
      let adapter = DefaultContainerAdapterLocator().adapter(for: container)
      adapter?.makeVisible(SettingsScreen(), animated: false) { result = $0 }
      guard case .failure(let reason)? = result else {
        Issue.record("\(type(of: container)): \(String(describing: result))")
        continue
      }
      #expect("\(reason)" == "\(type(of: container)) does not contain the SettingsScreen that it is to show")
    }
  }
}
