import TestApps
import Testing
import Wayfinder
import WayfinderTesting

@testable import WayfinderMaps

@Suite("A map from an exploration")
struct MapExplorationTests {
  @Test("TK-16 The map has each screen that can be reached, in its tab or over others")
  func screens() async throws {
    let map = try await Library.underTest().map()
    #expect(map.title == "library")
    let screens = map.screens.map { "\($0.id) “\($0.title)” \($0.isRoot ? "root" : "")" }
    #expect(
      Set(screens) == [
        "tab/List/BooksScreen “Books” root", "tab/About/ImprintScreen “Imprint” root", "tab/List/BookScreen “Book” ",
        "tab/List/ShelfScreen “Shelf” ", "over/NoteScreen “Note” ",
      ])
    #expect(map.groups.map(\.title) == ["List", "About", "Over others"])
    #expect(map.groups.map(\.kind) == [.tab, .tab, .modal])
  }

  @Test("TK-16 Moves of the user lead from their screen, destinations from anywhere, and moves back are ways back")
  func ways() async throws {
    let map = try await Library.underTest().link("library://nowhere").map()
    let book = "tab/List/BookScreen"
    #expect(
      Set(map.ways.filter { $0.to == book }) == [.init(to: book, .step, "book 1"), .init(to: book, .step, "book 2")])
    #expect(map.ways.contains(.init(from: book, to: "tab/List/BooksScreen", .back, "back to “List”")), "\(map.ways)")
    #expect(map.ways.contains(.init(from: "over/NoteScreen", to: "tab/List/BooksScreen", .back, "swipe down")))
    #expect(!map.ways.contains { $0.name == "library://nowhere" })
    #expect(!map.ways.contains { $0.name?.hasPrefix("tab ") == true })
  }

  @Test("TK-16 A tab that gets its title when it is shown is one group")
  func titledLate() async throws {
    let app = AppUnderTest("late") {
      let tabs = UITabBarController()
      tabs.viewControllers = [BooksScreen(), OwnScreen()].map(UINavigationController.init)
      return try SmallApp(tabs)
    }
    .destination("help") { app in
      let second = (app.window.rootViewController as? UITabBarController)?.viewControllers?.last
      let stack = try #require(second as? UINavigationController)
      return .to(
        StepAssembly(finder: ClassFinder<HelpScreen, Any?>(), factory: ClassFactory { HelpScreen() })
          .using(UINavigationController.push())
          .from(
            SingleContainerStep(
              finder: InstanceFinder<UINavigationController, Any?>(instance: stack), factory: NilFactory())
          )
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble())
    }
    let map = try await app.map()
    #expect(map.groups.map(\.title) == ["List", "Me"])
    #expect(map.screens.map(\.id).sorted() == ["tab/List/BooksScreen", "tab/Me/HelpScreen", "tab/Me/OwnScreen"])
  }

  @Test("TK-16 A guarded screen is found with the switch that opens its guard")
  func guarded() async throws {
    let shelf = "tab/List/ShelfScreen"
    let whole = try await Library.underTest().map()
    #expect(whole.ways.contains(.init(to: shelf, .step, "the shelf")))
    // The only state is the launch. The user is no member there.
    let first = try await Library.underTest().map(atMost: 1)
    #expect(!first.screens.contains { $0.id == shelf })
  }

  @Test("TK-16 Screens of one declared kind are one screen with the name of the kind")
  func alike() async throws {
    let map = try await Library.underTest().treatingAlike { $0 is BookScreen ? "Any book" : nil }.map()
    #expect(map.screens.contains { $0.id == "tab/List/Any book" && $0.title == "Any book" })
  }

  @Test("TK-16 The present screen is the screen in front of an app")
  func present() async throws {
    let description = Library.underTest()
    let app = try await description.launched()
    #expect(description.screen(in: app) == "tab/List/BooksScreen")
    _ = await app.router.outcome(of: NavigationRequest.to(app.steps.note, with: nil))
    #expect(description.screen(in: app) == "over/NoteScreen")
    let map = try await description.map().with(present: description.screen(in: app))
    #expect(map.svg().contains("you are here"))
  }

  @Test("TK-17 A counterexample is a path with the violation at its end")
  func counterexample() async throws {
    let app = Library.underTest(.noteWithoutWayOut)
    let violation = try #require(try await app.verify(along: [.go("book 1"), .go("a note")]).first)
    let path = try await app.path(of: violation)
    #expect(path.start == "tab/List/BooksScreen")
    #expect(path.steps.map(\.to) == ["tab/List/BookScreen", "over/NoteScreen"])
    #expect(path.outcome == "P2: \(violation.sentence)")
    let page = try await app.map().with(path: path).html()
    #expect(page.contains("Playback"))
    #expect(page.contains("no way back leads to a root"))
  }

  @Test("TK-17 A path distinguishes moves, ways back and destinations, and names a step that cannot be taken")
  func path() async throws {
    let app = Library.underTest()
    let path = try await app.path(along: [.go("book 1"), .user("back to “List”"), .user("tab 1 “About”")])
    #expect(path.steps.map(\.kind) == [.step, .back, .user])
    await #expect(
      throws: WayError.impossible(
        .user("fly"), position: 2, instead: ["back to “List”", "tab 0 “List”", "tab 1 “About”"])
    ) { try await app.path(along: [.go("book 1"), .user("fly")]) }
  }

  @Test("TK-17 A coverage has the screens and ways of tests")
  func coverage() async throws {
    let app = Library.underTest()
    let coverage = try await app.coverage(of: [[.go("book 1"), .user("back to “List”")], [.go("a note")]])
    #expect(coverage.screens == ["tab/List/BooksScreen", "tab/List/BookScreen", "over/NoteScreen"])
    let map = try await app.map().with(coverage: coverage)
    let untested = map.ways.filter { !coverage.ways.contains($0) }
    #expect(Set(untested.filter { $0.from == nil }.map(\.name)) == ["book 2", "the shelf", "about"])
    #expect(
      coverage.ways.contains(.init(from: "tab/List/BookScreen", to: "tab/List/BooksScreen", .back, "back to “List”")))
  }

  @Test("TK-70 The map has a drawing of each screen that an exploration finds, and JSON leaves the drawings out")
  func drawings() async throws {
    let map = try await Library.underTest().map()
    #expect(Set(map.drawings.keys) == Set(map.screens.map(\.id)))
    #expect(map.html().components(separatedBy: "class=\"drawing\"").count == map.screens.count + 1)
    #expect(try AppMap(json: map.json()).drawings.isEmpty)
  }

  @Test("TK-72 A login that two destinations ask for has a way to each")
  func login() async throws {
    let map = try await GuardedApp.underTest().map()
    let login = try #require(map.screens.first { $0.title == "Login" })
    let onward = map.ways.filter { $0.from == login.id && $0.name == "tap “Log in”" }
    #expect(Set(onward.map(\.to)) == ["root/HelpScreen", "root/SecretScreen"])
  }

  @Test("TK-72 The exploration tries the steps of as many states as its limit allows")
  func limit() async throws {
    var seen: [MapProgress] = []
    let map = try await Library.underTest().map(atMost: 3) { seen.append($0) }
    #expect(map.exploration?.states == 3)
    #expect(seen.map(\.states) == [1, 2, 3])
  }

  @Test("TK-73 The map says how many states were left, and lists destinations that were never reached")
  func left() async throws {
    let map = try await Library.underTest().link("library://nowhere").map(atMost: 1)
    let exploration = try #require(map.exploration)
    #expect(exploration.statesLeft > 0)
    #expect(exploration.destinationsNotReached == ["the shelf", "library://nowhere"])
  }

  @Test("TK-73 A step that leads elsewhere the second time is counted")
  func unrepeated() async throws {
    let app = AppUnderTest("changing") { try SmallApp() }.adding { app in
      let stack = app.window.rootViewController as? UINavigationController
      guard stack?.topViewController is BooksScreen else { return [AppMove("wave") { true }] }
      return [
        AppMove("roll") {
          app.count += 1
          stack?.pushViewController(app.count == 1 ? HelpScreen() : SecretScreen(), animated: false)
          return true
        }
      ]
    }
    #expect(try await app.map().exploration?.stepsNotRepeated == 1)
  }

  @Test(
    "TK-16 The map shows the name of a class in words",
    arguments: [
      ("Home", "Home"), ("RedPanda", "Red panda"), ("URLField", "URL field"), ("ShowURL", "Show URL"), ("", ""),
    ])
  func words(_ name: String, _ words: String) { #expect(name.inWords == words) }
}

/// A screen that sets its title when its view is loaded.
private final class OwnScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Me"
  }
}

/// An app of two screens that need a login. The guard of each screen shows the login screen.
private final class GuardedApp: RunningApp {
  let window: UIWindow
  let router: Router
  private var isLoggedIn = false

  init() {
    window = UIWindow.visible(UINavigationController(rootViewController: BooksScreen()))
    router = Router(window: window)
  }

  static func underTest() -> AppUnderTest<GuardedApp> {
    AppUnderTest("guarded") { GuardedApp() }
      .destination("help") { .to($0.guarded { HelpScreen() }).named("help") }
      .destination("secret") { .to($0.guarded { SecretScreen() }).named("secret") }
      .telling { $0.isLoggedIn ? "logged in" : "logged out" }
  }

  private func guarded<Screen: UIViewController>(_ make: @escaping () -> Screen) -> DestinationStep<Screen, Any?> {
    StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory(make))
      .adding(InlineInterceptor { [weak self] (_: Any?, answer) in self?.login(answer) })
      .using(UINavigationController.push())
      .from(SingleContainerStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  }

  private func login(_ answer: @escaping @MainActor (RoutingResult) -> Void) {
    guard !isLoggedIn else { return answer(.success) }
    let login = LoginScreen()
    login.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Log in") { [weak self, weak login] _ in
          self?.isLoggedIn = true
          login?.dismiss(animated: false)
          answer(.success)
        }))
    window.rootViewController?.present(login, animated: false)
  }
}

private final class LoginScreen: UIViewController {}
