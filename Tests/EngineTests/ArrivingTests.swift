import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of the order of changes that shows the user only the destination.
@Suite struct ArrivingTests {
  /// A screen that counts its appearances.
  final class Seen: Screen {
    private(set) var appearances = 0

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appearances += 1
    }
  }

  @Test("EN-23 A request fills a hidden stack before it selects the tab, so the old top screen never appears")
  func innerFirst() throws {
    let app = TestApp()
    let (start, shown) = (Seen("start"), Seen("shown"))
    app.homeStack.setViewControllers([start], animated: false)
    app.tabs.selectedIndex = 1
    let seenBefore = start.appearances
    let route = StepAssembly(finder: NilFinder<Seen, String>(), factory: InlineFactory { (_: String) in shown })
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: InstanceFinder<Seen, String>(instance: start)).expectingContainer())
      .assemble()
    #expect(
      try app.router.plan(to: route, with: "").changes == [
        .build("Seen"), .embed("Seen", in: "UINavigationController"),
        .select("UINavigationController", in: "UITabBarController"),
      ])
    #expect(app.outcome(of: go(route))?.value === shown)
    #expect(shown.appearances == 1)
    #expect(start.appearances == seenBefore)
  }

  @Test("EN-19 A finder that runs a request in another window continues in the window of its own router")
  func nestedWindows() {
    let (app, other) = (TestApp(), TestApp())
    other.window.makeKey()
    var found: [Home?] = []
    let finder = InlineFinder { (_: String) -> Home? in
      found.append(ClassFinder<Home, Any?>().findViewController())
      #expect(other.outcome(of: go(Routes.detail, "1"))?.value != nil)
      found.append(ClassFinder<Home, Any?>().findViewController())
      return app.home
    }
    #expect(app.outcome(of: go(GeneralStep.custom(using: finder)))?.value === app.home)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0 === app.home })
    let outside: Home? = ClassFinder<Home, Any?>().findViewController()
    #expect(outside === other.home, "outside of every request the key window counts")
  }

  @Test("EN-19 A guard that navigates in another window keeps the window of its own request")
  func guardInAnotherWindow() {
    let (app, other) = (TestApp(), TestApp())
    other.window.makeKey()
    let guardian = ClosureGuard { _, completion in
      #expect(other.outcome(of: go(Routes.search))?.value === other.search)
      let home: Home? = ClassFinder<Home, Any?>().findViewController()
      #expect(home === app.home)
      completion(.success)
    }
    #expect(app.outcome(of: go(Routes.guarded(by: guardian), "1"))?.value != nil)
  }

  @Test("EN-6 A search skips a screen that is being dismissed, and a wait for its departure ends at once")
  func leavingAlready() async {
    let app = TestApp()
    let (lower, upper) = (Sheet("lower"), Sheet("upper"))
    app.tabs.present(lower, animated: false)
    lower.present(upper, animated: false)
    let clock = TransitionClock(of: app.window)
    app.tabs.dismiss(animated: true)
    #expect(app.tree.visibleScreens == ["UITabBarController", "UINavigationController", "Home"])
    for screen in [lower, upper] {
      let finder = ClassFinder<Sheet, Any?>(
        startingPoint: .custom(screen), windowProvider: FixedWindowProvider(app.window))
      #expect(finder.findViewController() == nil, "\(screen.name)")
    }
    var told: [String] = []
    let waiting = [lower, upper].map { screen in
      Task {
        await app.router.departure(of: screen)
        told.append(screen.name)
      }
    }
    for _ in 0..<4 { await Task {}.value }
    #expect(told == ["lower", "upper"], "was waited for")
    clock.run()
    for task in waiting { await task.value }
  }
}
