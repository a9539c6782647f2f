import Testing
import Wayfinder
import WayfinderTesting

@Suite("What is said of restoring") struct RestoringCheckTests {
  private let app = AppUnderTest("small") { try SmallApp() }
    .destination("help") { _ in .step(SmallApp.pushing { HelpScreen() }, with: nil) }
    .destination("help over all") { _ in .step(SmallApp.presenting { HelpScreen() }, with: nil) }

  @Test(
    "TK-9 P5 What is not in the table is not missed, pushed or presented in a stack of its own",
    arguments: ["help", "help over all"])
  func absent(_ name: String) async throws {
    let report = try await app.verify(within: VerificationBound(states: 4, steps: 2))
    #expect(report.isClean && report.leftOut.contains("in positions: HelpScreen"))
    #expect(try await app.verify(along: [.go(name)]) == [])
    #expect(try await app.leavingOutOfPositions("HelpScreen").verify(along: [.go(name)]) == [])
  }

  @Test("TK-9 P5 What is left out of positions by its class is not missed")
  func leftOut() async throws {
    let app = AppUnderTest("small") {
      try SmallApp(UINavigationController(rootViewController: BooksScreen())) {
        $0.add(LinkPattern<Void>("list"), factory: ClassFactory<BooksScreen, Any?>())
        $0.add(LinkPattern<Void>("secret"), factory: ClassFactory<SecretScreen, Any?>())
      }
    }
    .destination("the secret") { _ in .step(SmallApp.pushing { SecretScreen() }, with: nil) }
    #expect(try await app.verify(along: [.go("the secret")]) == [])
    let report = try await app.verify(within: VerificationBound(states: 5))
    #expect(report.isClean && report.leftOut.contains("in positions: SecretScreen"))
  }

  @Test("TK-9 P5 A title that a screen gets as it is loaded is not missed where it is not loaded")
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

  @Test("TK-9 P5 What is presented over something left out is restored over tabs, and no tab of theirs")
  func overWhatIsLeftOut() async throws {
    let app = AppUnderTest("tabs") {
      let tabs = UITabBarController()
      tabs.viewControllers = [BooksScreen()]
      return try SmallApp(tabs) {
        $0.add(LinkPattern<Void>("list"), factory: ClassFactory<BooksScreen, Any?>())
        $0.add(LinkPattern<Void>("imprint"), factory: ClassFactory<ImprintScreen, Any?>())
      }
    }
    .destination("help") { _ in .step(SmallApp.presenting { HelpScreen() }, with: nil) }
    .destination("the imprint") { _ in
      .step(SmallApp.presenting { ImprintScreen(nibName: nil, bundle: nil) }, with: nil)
    }
    #expect(try await app.verify(along: [.go("help"), .go("the imprint")]) == [])
  }

  @Test("TK-9 P5 The sentence shows where the trees differ, and nothing else of them")
  func sentence() async throws {
    let way: [AppStep] = [.set("member", to: "on"), .go("the shelf")]
    let violations = try await Library.underTest(.shelfIsRestoredEmpty).verify(along: way)
    #expect(
      violations.map(\.sentence) == [
        "The tree at ShelfScreen “Shelf” is restored as another one: "
          + "ShelfScreen “Empty shelf” and not ShelfScreen “Shelf” in UINavigationController, at 2."
      ])
  }

  @Test("TK-9 P5 What is in a position and cannot be made again is missed")
  func missed() async throws {
    let violations = try await Library.underTest(.noteIsNotMadeAgain).verify(along: [.go("a note")])
    #expect(violations.map(\.property) == [.restores])
  }
}
