import TestApps
import Foundation
import Testing
import Wayfinder

@testable import WayfinderTesting

@Suite("Late continuations") struct LateStepsTests {
  /// Returns an app with a button that runs the closure.
  private static func app(_ tapped: @escaping @MainActor (UIViewController) -> Void) -> AppUnderTest<LaunchedApp> {
    AppUnderTest("late") {
      let screen = UIViewController()
      let window = UIWindow.visible(UINavigationController(rootViewController: screen))
      let open = UIAction(title: "Open") { [weak screen] _ in
        if let screen { tapped(screen) }
      }
      screen.view.addSubview(UIButton(primaryAction: open))
      window.layoutIfNeeded()
      return LaunchedApp(window: window, router: Router(window: window))
    }
  }

  /// Returns an app with a button that presents a screen some turns later.
  private static func app(
    after turns: Int, presenting make: @escaping @MainActor () -> UIViewController
  ) -> AppUnderTest<LaunchedApp> {
    app { screen in
      Task { [weak screen] in
        for _ in 0..<turns { await Task.yield() }
        screen?.present(make(), animated: false)
      }
    }
  }

  @Test("TK-8 A step after which the app continued once may do so again")
  func onceIsEnough() {
    let late = LateSteps()
    late.note(.launch, at: nil, broughtSomething: true)
    late.note(.launch, at: nil, broughtSomething: false)
    #expect(late.mayBring(.launch, at: nil))
  }

  @Test("TK-8 The verifier does not wait again for a step without a late effect")
  func nothingLate() {
    let late = LateSteps()
    late.note(.launch, at: nil, broughtSomething: false)
    #expect(!late.mayBring(.launch, at: nil))
    #expect(late.mayBring(.restoring, at: nil))
  }

  @Test("TK-8 TK-9 P2 The screens that a task shows some turns after a step belong to that step")
  func trap() async throws {
    #if os(Linux) || os(macOS)
      // The test needs its own process. In this one the number of turns would depend on the load of the main actor by other tests.
      await #expect(processExitsWith: .success) {
        try await withMainSerialExecutor { try await LateStepsTests.findTrap() }
      }
    #else
      try await Self.findTrap()
    #endif
  }

  private static func findTrap() async throws {
    let late = app(after: 40) {
      let trap = UIViewController()
      trap.modalPresentationStyle = .fullScreen
      return trap
    }
    let report = try await late.verify(within: VerificationBound(states: 10))
    let violation = try #require(report.violations.first { $0.property == .leadsBack }, "\(report)")
    #expect(violation.way == [.user("tap “Open”")])
    #expect(violation.isReproduced)
    #expect(report.states == 2, "\(report)")
    #expect(report.strays == 0, "\(report)")
    #expect(report.lostWays == [], "\(report)")
  }

  @Test("TK-8 After a step that once continued late the verifier waits each time")
  func eachTime() async throws {
    #if os(Linux) || os(macOS)
      await #expect(processExitsWith: .success) {
        try await withMainSerialExecutor { try await LateStepsTests.takeThrice() }
      }
    #else
      try await Self.takeThrice()
    #endif
  }

  private static func takeThrice() async throws {
    let run = try await RunningCopy(Self.app(after: 10) { UIViewController() })
    for _ in 0..<3 {
      #expect(await run.take(.user("tap “Open”")))
      #expect(run.tree.modals == 1)
      #expect(await run.take(.user("swipe down")))
      #expect(run.tree.modals == 0)
    }
  }

  @Test("TK-9 P1 A screen that the app later shows over a destination is no fault of the path")
  func overDestination() async throws {
    #if os(Linux) || os(macOS)
      await #expect(processExitsWith: .success) {
        try await withMainSerialExecutor { try await LateStepsTests.coverDestination() }
      }
    #else
      try await Self.coverDestination()
    #endif
  }

  private static func coverDestination() async throws {
    let app = AppUnderTest("late") { try SmallApp() }
      .destination("help") { _ in .to(SmallApp.pushing { EagerScreen() }, with: nil) }
    #expect(try await app.verify(along: [.go("help")]) == [])
    let report = try await app.verify(within: VerificationBound(states: 1))
    #expect(report.isClean, "\(report)")
    #expect(report.unexplored == 1, "\(report)")
    let run = try await RunningCopy.going([.go("help")], in: app)
    #expect(run.tree.modals == 1, "and it is there in the state that the way leads to")
  }

  @Test("TK-9 P4 The screen of a guarded destination is known although another screen covers it later")
  func overGuarded() async throws {
    let app = AppUnderTest("late") { try SmallApp() }
      .adding(
        AppDestination<SmallApp>("the offer") { (app) -> NavigationRequest<UINavigationController> in
          let offer = StepAssembly(
            finder: NilFinder<UINavigationController, Any?>(),
            factory: ClassFactory { UINavigationController(rootViewController: EagerScreen()) }
          )
          .adding(InlineInterceptor { [weak app] (_: Any?) in if app?.count != 1 { throw NotAMember() } })
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
          return NavigationRequest.to(offer, with: nil)
        }
        .refused { $0.count == 0 }
      )
      .adding { app in
        guard app.count == 0 else { return [] }
        let joining = AppMove("join") {
          app.count = 1
          return true
        }
        return [joining]
      }
      .telling { "\($0.count)" }
    // The bound allows two states: the launch, where the offer is refused, and the state after joining.
    let report = try await app.verify(within: VerificationBound(states: 2))
    #expect(report.isClean, "\(report)")
    #expect(report.unreached == [], "\(report)")
    #expect(report.unexplored > 0, "\(report)")
  }

  @Test("TK-8 A late continuation of a restored screen is not expected after going back to the screen")
  func causes() async throws {
    #if os(Linux) || os(macOS)
      await #expect(processExitsWith: .success) {
        try await withMainSerialExecutor { try await LateStepsTests.tellCausesApart() }
      }
    #else
      try await Self.tellCausesApart()
    #endif
  }

  private static func tellCausesApart() async throws {
    let app = AppUnderTest("late") {
      try SmallApp(UINavigationController(rootViewController: LoadingScreen())) {
        $0.add(LinkPattern<Void>("list"), factory: ClassFactory<LoadingScreen, Any?>())
      }
    }
    .destination("help") { _ in .to(SmallApp.pushing { HelpScreen() }, with: nil) }
    .destination("help over all") { _ in .to(SmallApp.presenting { HelpScreen() }, with: nil) }
    let report = try await app.verify(within: VerificationBound(states: 1))
    #expect(report.isClean, "\(report)")
    let screen = LoadingScreen()
    #expect(app.lateSteps.mayBring(.launchAndRestoring, at: screen))
    #expect(!app.lateSteps.mayBring(.rewinding, at: screen))
  }

  @Test("TK-9 P7 A misuse of UIKit in a block of a dispatch queue is found")
  func dispatched() async throws {
    let app = Self.app { screen in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          for _ in 0..<2 { screen.present(UIViewController(), animated: false) }
        }
      }
    }
    #expect(try await app.verify(along: [.user("tap “Open”")]).map(\.property) == [.usesUIKit])
    let report = try await app.verify(within: VerificationBound(states: 3))
    #expect(report.violations.map(\.property) == [.usesUIKit], "\(report)")
  }

  @Test("TK-11 The report says that the verifier does not wait for timers and servers")
  func leftOut() async throws {
    let report = try await AppUnderTest("small") { try SmallApp() }.verify(within: VerificationBound(states: 1))
    #expect(report.leftOut.contains("what comes later by itself, as from timers and servers"))
  }
}

/// A screen that gets its title some turns after it has loaded.
private final class LoadingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self] in
      for _ in 0..<40 { await Task.yield() }
      self?.title = "Loaded"
    }
  }
}

/// A screen that presents a sheet over itself in a task, as soon as it has appeared.
private final class EagerScreen: UIViewController {
  private var isEager = true

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isEager else { return }
    isEager = false
    Task { [weak self] in
      for _ in 0..<10 { await Task.yield() }
      self?.present(UIViewController(), animated: false)
    }
  }
}
