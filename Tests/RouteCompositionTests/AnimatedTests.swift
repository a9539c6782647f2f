import TestStage
import Testing
import Wayfinder

/// Tests of changes of every kind. Each change is animated if the caller requests it.
@Suite struct AnimatedTests {
  /// An action that pushes and records whether to animate.
  struct NotingPush: Action {
    let journal: Diary

    func perform(
      with viewController: UIViewController, on stack: UINavigationController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      journal("own \(animated)")
      stack.pushViewController(viewController, animated: animated)
      completion(.success)
    }
  }

  private let root = RecordingStack()
  private let home = HomeScreen()
  private let stage: Stage

  init() {
    root.setViewControllers([home], animated: false)
    stage = Stage(root)
    root.told = []
  }

  @Test(
    "RC-21 Pushes, pops, presentations and dismissals animate as the request says",
    arguments: [true, false])
  func containers(animated: Bool) async throws {
    let router = stage.router
    try await router.navigate(to: pushed(ReviewScreen.self, onto: anyStack), animated: animated)
    #expect(root.told == ["push \(animated)"])
    root.told = []
    try await router.navigate(
      to: pushed(SettingsScreen.self, onto: pushed(AccountScreen.self, onto: anyStack)), animated: animated)
    #expect(root.told == ["set \(animated)"])
    root.told = []
    try await router.navigate(.pop(to: home).animated(animated))
    #expect(root.told == ["pop \(animated)"])
    root.told = []
    try await router.navigate(to: presented(ReviewScreen.self, on: current), animated: animated)
    #expect(root.told == ["present \(animated)"])
    root.told = []
    try await router.navigate(.dismissAll.animated(animated))
    #expect(root.told == ["dismiss \(animated)"])
  }

  @Test(
    "RC-20 Requests to go back, to close and to show a screen animate as each request says", arguments: [true, false])
  func requests(animated: Bool) async throws {
    let above = screens("1", "2", "3")
    root.setViewControllers([home] + above, animated: false)
    root.told = []
    try await stage.router.navigate(.back.animated(animated))
    #expect(root.told == ["pop \(animated)"])
    root.told = []
    try await stage.router.navigate(.close(above[0]).animated(animated))
    #expect(root.told == ["set \(animated)"])
    root.told = []
    try await stage.router.navigate(
      .show(AccountScreen(), using: UINavigationController.push(), from: anyStack).animated(animated))
    #expect(root.told == ["push \(animated)"])
  }

  @Test(
    "RC-18 An action of the app receives the animation setting of the request, also if the action is wrapped",
    arguments: [true, false])
  func ownActions(animated: Bool) async throws {
    let journal = Diary()
    func route(_ action: some Action<UINavigationController>) -> DestinationStep<ReviewScreen, Any?> {
      StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
        .using(action).from(anyStack).assemble()
    }
    try await stage.router.navigate(to: route(NotingPush(journal: journal)), animated: animated)
    try await stage.router.navigate(to: route(CATransaction.wrap(NotingPush(journal: journal))), animated: animated)
    #expect(journal.lines == ["own \(animated)", "own \(animated)"])
    #expect(root.told == ["push \(animated)", "push \(animated)"])
  }

  @Test("RC-26 A screen revealed after a split has collapsed animates as the request says", arguments: [true, false])
  func afterACollapse(animated: Bool) async throws {
    let split = UISplitViewController()
    root.setViewControllers([AccountScreen()], animated: false)
    split.viewControllers = [root, stack(ReviewScreen())]
    let stage = Stage(tabs(HomeScreen(), split))
    stage.window.simulate(horizontalSizeClass: .compact)
    root.told = []
    let found = GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>())
    try await stage.router.navigate(to: found, animated: animated)
    #expect(split.isCollapsed)
    #expect(root.told == ["pop \(animated)"])
  }
}
