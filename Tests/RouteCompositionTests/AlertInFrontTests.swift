import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// The kinds of alerts and sheets that do not count as the current screen.
nonisolated private enum Notice: CaseIterable {
  case alert, actionSheet, shareSheet

  @MainActor func make() -> UIViewController {
    switch self {
    case .alert: UIAlertController(title: "New version", message: nil, preferredStyle: .alert)
    case .actionSheet: UIAlertController(title: "New version", message: nil, preferredStyle: .actionSheet)
    case .shareSheet: UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    }
  }
}

/// An alert that stays until the user answers.
private final class StubbornAlert: UIAlertController, RoutingInterceptable {
  let canBeDismissed = false
}

/// A screen that refuses to be left.
private final class UnfinishedScreen: UIViewController, LeaveConfirming {
  /// A Boolean value that indicates whether an alert was in front when the screen was asked.
  private(set) var wasAskedUnderAlert = false

  func mayLeave() async -> Bool {
    wasAskedUnderAlert = navigationController?.presentedViewController is UIAlertController
    return false
  }
}

@Suite struct AlertInFrontTests {
  private let stage = Stage(stack(HomeScreen()))
  private let alert = UIAlertController(title: "New version", message: nil, preferredStyle: .alert)
  private var root: UINavigationController? { stage.window.rootViewController as? UINavigationController }

  /// A step for the visible stack.
  private let visibleStack: DestinationStep<UINavigationController, Any?> = GeneralStep.custom(
    using: ClassFinder<UINavigationController, Any?>(options: .currentVisibleOnly))

  private func show(_ notice: UIViewController) { root?.present(notice, animated: false) }

  @Test("EN-37 A push onto the current screen dismisses an alert in front", arguments: Notice.allCases)
  private func push(_ notice: Notice) async throws {
    show(notice.make())
    try await stage.router.navigate(to: pushed(ReviewScreen.self, onto: visibleStack))
    #expect(stage.tree == "stack[Home Review]")
  }

  @Test("EN-37 A modal for the current screen is presented on the screen below an alert", arguments: Notice.allCases)
  private func modal(_ notice: Notice) async throws {
    show(notice.make())
    try await stage.router.navigate(to: presented(ReviewScreen.self, on: current))
    #expect(stage.tree == "stack[Home] ^ Review")
  }

  @Test("EN-37 A request dismisses all alerts in front, down to the topmost screen")
  func several() async throws {
    let sheet = stack(SettingsScreen())
    show(sheet)
    sheet.present(alert, animated: false)
    alert.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
    try await stage.router.navigate(to: pushed(ReviewScreen.self, onto: current))
    #expect(stage.tree == "stack[Home] ^ stack[Settings Review]")
  }

  @Test("EN-37 An alert that presents a screen stays, and the presented screen is current")
  func underScreen() async throws {
    show(alert)
    alert.present(stack(SettingsScreen()), animated: false)
    try await stage.router.navigate(to: pushed(ReviewScreen.self, onto: current))
    #expect(stage.tree == "stack[Home] ^ “New version” ^ stack[Settings Review]")
  }

  @Test("EN-37 A route from the current screen replaces the root under an alert")
  func replacingRoot() async throws {
    show(alert)
    let route = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.replaceRoot()).from(current).assemble()
    try await stage.router.navigate(to: route)
    #expect(stage.tree == "Review")
  }

  @Test("EN-37 Going back removes the screen below an alert and dismisses the alert")
  func back() async throws {
    root?.pushViewController(ReviewScreen(), animated: false)
    show(alert)
    try await stage.router.navigate(.back)
    #expect(stage.tree == "stack[Home]")
  }

  @Test("EN-37 The plan lists the alert among the removed screens")
  func plan() throws {
    show(alert)
    let plan = try stage.router.plan(to: pushed(ReviewScreen.self, onto: visibleStack))
    #expect(plan.removed == ["UIAlertController"])
    #expect(plan.found == "UINavigationController")
  }

  @Test("EN-37 The plan dismisses an alert once, although it covers both a found screen and the current screen")
  func plannedOnce() throws {
    show(alert)
    let home = GeneralStep.custom(using: ClassFinder<HomeScreen, Any?>())
    let route = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally(startingFrom: .topmost)).from(home).assemble()
    let plan = try stage.router.plan(to: route)
    #expect(plan.changes.filter { $0 == .dismiss(["UIAlertController"]) }.count == 1)
  }

  @Test("EN-37 If the changes fail, the alert is presented again")
  func putBack() async {
    show(alert)
    let route = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(FailingAction<UINavigationController>(Mishap())).from(visibleStack).assemble()
    #expect(await stage.router.outcome(to: route).failure != nil)
    #expect(root?.presentedViewController === alert)
  }

  @Test("EN-37 The screen below an alert is asked first, and its refusal keeps the alert")
  func leaveGuards() async {
    let screen = UnfinishedScreen()
    root?.pushViewController(screen, animated: false)
    show(alert)
    let route = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.pushReplacingLast()).from(visibleStack).assemble()
    #expect(await stage.router.outcome(to: route).description == "Blocked: UnfinishedScreen may not be left now.")
    #expect(screen.wasAskedUnderAlert)
    #expect(root?.presentedViewController === alert)
  }

  @Test("EN-37 An alert that may not be left blocks the request, and the outcome names the alert")
  func stubborn() async {
    show(StubbornAlert(title: "Updating", message: nil, preferredStyle: .alert))
    let outcome = await stage.router.outcome(to: pushed(ReviewScreen.self, onto: visibleStack))
    #expect(outcome.description == "Blocked: StubbornAlert may not be left now.")
    #expect(stage.tree == "stack[Home] ^ Updating")
  }

  @Test("EN-37 An action called by the app presents on the current screen and dismisses the alert in front")
  func byHand() throws {
    show(alert)
    let action: PresentModallyAction<UIViewController> = GeneralAction.presentModally(startingFrom: .topmost)
    var ended: RoutingResult?
    stage.window.makeKey()
    action.perform(with: ReviewScreen(), on: root ?? UIViewController(), animated: false) { ended = $0 }
    #expect(ended?.isSuccessful == true)
    #expect(stage.tree == "stack[Home] ^ Review")
  }

  // MARK: Finders

  @Test("EN-37 PresentingFinder finds the presenter of the current screen under an alert")
  func presenting() {
    let finder = PresentingFinder<Any?>(windowProvider: FixedWindowProvider(stage.window))
    show(alert)
    #expect(finder.findViewController() == nil)
    alert.dismiss(animated: false)
    let sheet = stack(SettingsScreen())
    show(sheet)
    sheet.present(alert, animated: false)
    #expect(finder.findViewController() === root)
  }

  @Test(
    "EN-37 Only a finder for the class of an alert finds the alert, also among visible screens",
    arguments: [SearchOptions.currentVisibleOnly, .allVisible, .fullStack])
  func finders(_ options: SearchOptions) {
    show(alert)
    let provider = FixedWindowProvider(stage.window)
    let ofItsClass = ClassFinder<UIAlertController, Any?>(options: options, windowProvider: provider)
    #expect(ofItsClass.findViewController() === alert)
    let byTitle = InlineStackIteratingFinder<UIViewController, Any?>(options: options, windowProvider: provider) {
      screen, _ in screen.title == "New version"
    }
    #expect(byTitle.findViewController() == nil)
    let any = ClassFinder<UIViewController, Any?>(options: options, windowProvider: provider)
    #expect(any.findViewController() === root)
  }

  @Test("EN-37 An iterator visits an alert in front after all other screens")
  func iterator() throws {
    show(alert)
    var visited: [String] = []
    let iterator = DefaultStackIterator(
      options: .currentVisibleOnly, windowProvider: FixedWindowProvider(stage.window))
    _ = try iterator.firstViewController { screen in
      visited.append("\(type(of: screen))")
      return false
    }
    #expect(visited == ["UINavigationController", "HomeScreen", "UIAlertController"])
  }

  @Test("EN-37 A chain to an alert finds the alert, and another chain presents on the alert that its finder finds")
  func chainsOfAlerts() async throws {
    show(alert)
    let finder = ClassFinder<UIAlertController, Any?>(options: .currentVisibleOnly)
    let found = StepAssembly(finder: finder, factory: NilFactory()).from(current).assemble()
    #expect(try await stage.router.navigate(to: found) === alert)
    let second = StepAssembly(
      finder: NilFinder<UIAlertController, Any?>(),
      factory: ClassFactory { UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert) }
    )
    .using(GeneralAction.presentModally()).from(GeneralStep.custom(using: finder)).assemble()
    try await stage.router.navigate(to: second)
    #expect(stage.tree == "stack[Home] ^ “New version” ^ Sure?")
  }

  @Test("EN-37 An alert that a chain presents on the current screen replaces the alert in front")
  func nextAlert() async throws {
    show(alert)
    let next = StepAssembly(
      finder: NilFinder<UIAlertController, Any?>(),
      factory: ClassFactory { UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert) }
    )
    .using(GeneralAction.presentModally()).from(current).assemble()
    try await stage.router.navigate(to: next)
    #expect(stage.tree == "stack[Home] ^ Sure?")
  }

  // MARK: Guards

  /// Returns a route whose guard shows its own alert and then makes a request.
  private func guarded<Screen: UIViewController>(
    asking step: DestinationStep<Screen, Any?>, _ note: @escaping (String) -> Void
  ) -> DestinationStep<AccountScreen, Any?> {
    StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .adding(
        PatientGuard<Any?> { [stage, alert] _ in
          stage.window.rootViewController?.present(alert, animated: false)
          try await stage.router.within.navigate(to: step)
          note(stage.tree)
        }
      )
      .using(UINavigationController.push()).from(visibleStack).assemble()
  }

  @Test("EN-37 A push that a guard makes while it is asked keeps the guard's alert until the guarded request ends")
  func pushWithinGuard() async throws {
    var seen: [String] = []
    let route = guarded(asking: pushed(ReviewScreen.self, onto: visibleStack)) { seen.append($0) }
    try await stage.router.navigate(to: route)
    #expect(seen == ["stack[Home Review] ^ “New version”"])
    #expect(stage.tree == "stack[Home Review Account]")
  }

  @Test("EN-37 A modal that a guard presents while it is asked is presented on the guard's alert")
  func modalWithinGuard() async throws {
    var seen: [String] = []
    let route = guarded(asking: presented(LoginScreen.self, on: current)) { seen.append($0) }
    _ = await stage.router.outcome(to: route)
    #expect(seen == ["stack[Home] ^ “New version” ^ Login"])
  }

  @Test("EN-37 A guard's alert stays if a later request is made by the router that the guard has kept")
  func laterWithinGuard() async throws {
    var kept: (router: Router, answer: @MainActor (RoutingResult) -> Void)?
    let guarding = InlineInterceptor<Any?> {
      [stage, alert] (_: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) in
      stage.window.rootViewController?.present(alert, animated: false)
      kept = (stage.router.within, completion)
    }
    let route = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .adding(guarding).using(UINavigationController.push()).from(visibleStack).assemble()
    stage.router.navigate(to: route) { _ in }
    let request = NavigationRequest.to(pushed(ReviewScreen.self, onto: visibleStack))
    let router = try #require(kept).router
    try await router.navigate(request)
    #expect(stage.tree == "stack[Home Review] ^ “New version”")
    kept?.answer(.success)
  }

  @Test("EN-37 A guard that replaces the root while it is asked dismisses its alert with the old root")
  func rootWithinGuard() async throws {
    var seen: [String] = []
    let replaced = SingleContainerStep(
      finder: NilFinder(), factory: NavigationControllerFactory<UINavigationController, Any?>()
    )
    .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    let route = guarded(asking: replaced) { seen.append($0) }
    try await stage.router.navigate(to: route)
    #expect(seen == ["stack[]"])
    #expect(alert.presentingViewController == nil)
  }
}
