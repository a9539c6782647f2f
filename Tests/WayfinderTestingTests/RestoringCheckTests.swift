import TestApps
import Testing
import Wayfinder

@testable import WayfinderTesting

@Suite("Reports of restoring") struct RestoringCheckTests {
  private let app = AppUnderTest("small") { try SmallApp() }
    .destination("help") { _ in .to(SmallApp.pushing { HelpScreen() }, with: nil) }
    .destination("help over all") { _ in .to(SmallApp.presenting { HelpScreen() }, with: nil) }

  @Test(
    "TK-9 P5 A screen that is in no table need not be restored, pushed or presented in a stack",
    arguments: ["help", "help over all"])
  func absent(_ name: String) async throws {
    let report = try await app.verify(within: VerificationBound(states: 4, steps: 2))
    #expect(report.isClean)
    #expect(report.leftOut.contains("in positions: HelpScreen"))
    #expect(try await app.verify(along: [.go(name)]) == [])
    #expect(try await app.leavingOutOfPositions("HelpScreen").verify(along: [.go(name)]) == [])
  }

  @Test("TK-9 P5 A screen that is left out of positions by its class need not be restored")
  func leftOut() async throws {
    let app = AppUnderTest("small") {
      try SmallApp(UINavigationController(rootViewController: BooksScreen())) {
        $0.add(LinkPattern<Void>("list"), factory: ClassFactory<BooksScreen, Any?>())
        $0.add(LinkPattern<Void>("secret"), factory: ClassFactory<SecretScreen, Any?>())
      }
    }
    .destination("the secret") { _ in .to(SmallApp.pushing { SecretScreen() }, with: nil) }
    #expect(try await app.verify(along: [.go("the secret")]) == [])
    let report = try await app.verify(within: VerificationBound(states: 5))
    #expect(report.isClean)
    #expect(report.leftOut.contains("in positions: SecretScreen"))
  }

  @Test("TK-9 P5 A title that a screen gets when it loads may be missing before that")
  func titles() async throws {
    let app = AppUnderTest("tabs") {
      let tabs = UITabBarController()
      tabs.viewControllers = [BooksScreen(), LateScreen()]
      return try SmallApp(tabs) {
        $0.add(LinkPattern<Void>("list"), factory: ClassFactory<BooksScreen, Any?>())
        $0.add(LinkPattern<Void>("late"), factory: ClassFactory<LateScreen, Any?>())
      }
    }
    .adding { app in
      let tabs = app.window.rootViewController as? UITabBarController
      return [0, 1].map { index in
        AppMove("choose \(index)") {
          tabs?.selectedIndex = index
          return true
        }
      }
    }
    #expect(try await app.verify(along: [.user("choose 1"), .user("choose 0")]) == [])
  }

  @Test("TK-9 P5 A screen over an omitted one is restored over the tabs, and not as a tab")
  func overWhatIsLeftOut() async throws {
    let app = AppUnderTest("tabs") {
      let tabs = UITabBarController()
      tabs.viewControllers = [BooksScreen()]
      return try SmallApp(tabs) {
        $0.add(LinkPattern<Void>("list"), factory: ClassFactory<BooksScreen, Any?>())
        $0.add(LinkPattern<Void>("imprint"), factory: ClassFactory<ImprintScreen, Any?>())
      }
    }
    .destination("help") { _ in .to(SmallApp.presenting { HelpScreen() }, with: nil) }
    .destination("the imprint") { _ in
      .to(SmallApp.presenting { ImprintScreen(nibName: nil, bundle: nil) }, with: nil)
    }
    #expect(try await app.verify(along: [.go("help"), .go("the imprint")]) == [])
  }

  @Test("TK-9 P5 The sentence shows only the difference between the trees")
  func sentence() async throws {
    let way: [AppStep] = [.set("member", to: "on"), .go("the shelf")]
    let violations = try await Library.underTest(.shelfIsRestoredEmpty).verify(along: way)
    #expect(
      violations.map(\.sentence) == [
        "The tree at ShelfScreen “Shelf” is restored as another one: "
          + "ShelfScreen “Empty shelf” and not ShelfScreen “Shelf” in UINavigationController, at 2."
      ])
  }

  @Test("TK-9 P5 A screen in a position that cannot be made again is a violation")
  func missed() async throws {
    let violations = try await Library.underTest(.noteIsNotMadeAgain).verify(along: [.go("a note")])
    #expect(violations.map(\.property) == [.restores])
  }

  @Test("TK-9 P5 The check waits for a slow guard while a position is restored, and compares the result")
  func slowGuard() async throws {
    let app = AppUnderTest("slow") {
      try SmallApp(UINavigationController(rootViewController: BooksScreen())) {
        $0.add(LinkPattern<Void>("list"), factory: ClassFactory<BooksScreen, Any?>())
        let another = InlineFactory { (_: Any?) -> HelpScreen in
          let help = HelpScreen()
          help.title = "Another"
          return help
        }
        $0.add(LinkPattern<Void>("help"), factory: another, guards: [SlowGuard()])
      }
    }
    .destination("help") { _ in .to(SmallApp.pushing { HelpScreen() }, with: nil) }
    let violations = try await app.verify(along: [.go("help")])
    #expect(violations.map(\.property) == [.restores], "\(violations)")
  }

  @Test(
    "TK-9 P5 Restoring without an end is reported, and is no question")
  func unending() async throws {
    var launches = 0
    let app = AppUnderTest("hidden") {
      launches += 1
      let app = try SmallApp(UINavigationController(rootViewController: BooksScreen())) {
        $0.add(LinkPattern<Void>("list"), factory: ClassFactory<BooksScreen, Any?>())
        $0.add(LinkPattern<Void>("help"), factory: InlineFactory { (_: Any?) in HelpScreen() })
      }
      // The first app is explored, and its window is visible. In the hidden windows of later apps no request runs.
      app.window.isHidden = launches > 1
      return app
    }
    .destination("help") { _ in .to(SmallApp.pushing { HelpScreen() }, with: nil) }
    let violations = try await app.verify(along: [.go("help")])
    #expect(violations.map(\.property) == [.restores], "\(violations)")
    #expect(violations.first?.sentence.hasSuffix("is not restored, as restoring it does not end.") == true)
  }

  @Test("TK-9 TK-13 P5 A position is restored once for all states that have it")
  func restoredOnce() async throws {
    var launches = 0
    let app = AppUnderTest("small") {
      launches += 1
      return try SmallApp()
    }
    .adding { app in
      let count = AppMove("count") {
        app.count += 1
        return true
      }
      return app.count < 3 ? [count] : []
    }
    .telling { "\($0.count)" }
    let report = try await app.verify(within: VerificationBound(states: 10))
    #expect(report.isClean, "\(report)")
    #expect(report.states == 4, "\(report)")
    #expect(launches == 2, "one is explored, and one is restored in")
  }

  /// An app whose list has another title for members.
  private static func clubApp(_ launched: @escaping () -> Void = {}) -> AppUnderTest<ClubApp> {
    AppUnderTest("club") {
      launched()
      return try ClubApp()
    }
    .switching("member", \.isMember)
    .destination("the news") { app in
      .to(SmallApp.pushing { NewsScreen(isForMembers: app.isMember) }, with: nil)
    }
  }

  @Test("TK-9 P5 A position is restored with the settings of the state that has the position")
  func settings() async throws {
    let violations = try await Self.clubApp().verify(along: [.set("member", to: "on"), .go("the news")])
    #expect(violations == [])
  }

  @Test("TK-9 P5 A position is restored once for each setting of the switches")
  func oncePerSetting() async throws {
    var launches = 0
    let app = Self.clubApp { launches += 1 }
    let (run, check) = (try await RunningCopy(app), RestoringCheck(app))
    for isMember in [false, true, false, true] {
      run.app.isMember = isMember
      run.look()
      _ = try await check.result(for: run)
    }
    #expect(launches == 3, "one is explored, and two are restored in")
  }

  @Test("TK-9 P5 Each state with a position is compared with the restored tree")
  func heldToWhatIsKnown() async throws {
    var launches = 0
    let app = AppUnderTest("small") {
      launches += 1
      return try SmallApp()
    }
    let (run, check) = (try await RunningCopy(app), RestoringCheck(app))
    #expect(try await check.result(for: run).isSame)
    let stack = try #require(run.app.window.rootViewController as? UINavigationController)
    stack.topViewController?.title = "Another list"
    run.look()
    #expect(try await check.result(for: run).findings.map(\.property) == [.restores])
    #expect(launches == 2)
  }

  @Test("TK-9 P7 A misuse of UIKit while a position is restored is found in each state with the position")
  func misuseInRestoring() async throws {
    let app = Self.careless(titled: nil)
    let report = try await app.verify(within: VerificationBound(states: 4, steps: 2))
    #expect(report.violations.map(\.property) == [.usesUIKit], "\(report)")
    #expect(report.lostWays == [], "\(report)")
    #expect(report.violations.first?.way == [.go("help")])
    #expect(report.violations.first?.isReproduced == true)
    #expect(try await app.verify(along: [.go("help")]).map(\.property) == [.usesUIKit])
    #expect(try await app.verify(along: []) == [])
  }

  @Test("TK-9 P5 P7 A misuse of UIKit while a position is restored does not hide a difference")
  func misuseAndAnotherTree() async throws {
    let app = Self.careless(titled: "Another")
    #expect(try await app.verify(along: [.go("help")]).map(\.property) == [.restores, .usesUIKit])
    let report = try await app.verify(within: VerificationBound(states: 4, steps: 2))
    #expect(report.violations.map(\.property) == [.restores, .usesUIKit], "\(report)")
    #expect(report.violations.map(\.isReproduced) == [true, true])
  }

  /// An app that misuses UIKit while it makes a screen for a position. The screen has the given title.
  private static func careless(titled title: String?) -> AppUnderTest<SmallApp> {
    AppUnderTest("careless") {
      try SmallApp(UINavigationController(rootViewController: BooksScreen())) {
        $0.add(LinkPattern<Void>("list"), factory: ClassFactory<BooksScreen, Any?>())
        let careless = InlineFactory { (_: Any?) -> HelpScreen in
          let page = UIViewController()
          UITabBarController().viewControllers = [page, page]
          let help = HelpScreen()
          help.title = title
          return help
        }
        $0.add(LinkPattern<Void>("help"), factory: careless)
      }
    }
    .destination("help") { _ in .to(SmallApp.pushing { HelpScreen() }, with: nil) }
  }
}

/// An app with news for members, and other news for all.
private final class ClubApp: RunningApp {
  let window: UIWindow
  private(set) var router: Router
  var isMember = false

  init() throws {
    window = UIWindow.visible(UINavigationController(rootViewController: BooksScreen()))
    router = Router(window: window)
    router = router.restoring(
      try ScreenTable(origin: .scheme("club")) { screens in
        screens.add(LinkPattern<Void>("list"), factory: ClassFactory<BooksScreen, Any?>())
        let news = InlineFactory { [weak self] (_: Any?) in NewsScreen(isForMembers: self?.isMember == true) }
        screens.add(LinkPattern<Void>("news"), factory: news)
      })
    router.makeDefault()
  }
}

private final class NewsScreen: UIViewController {
  convenience init(isForMembers: Bool) {
    self.init(nibName: nil, bundle: nil)
    title = isForMembers ? "News for members" : "News"
  }
}

/// A guard that allows requests after many turns.
private struct SlowGuard: RoutingInterceptor {
  func perform(with context: Any?) async throws {
    for _ in 0..<300 { await Task.yield() }
  }
}
