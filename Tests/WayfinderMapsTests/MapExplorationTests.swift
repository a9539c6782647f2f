import WayfinderTesting
import TestApps
import Testing
import Wayfinder

@testable import WayfinderMaps

@Suite("A map drawn up by exploring") struct MapExplorationTests {
  @Test("TK-16 Every screen that can be reached stands on the map, in its tab or over others, by what it is shown")
  func screens() async throws {
    let map = try await Library.underTest().map()
    #expect(map.title == "library")
    let told = map.screens.map { "\($0.id) “\($0.title)” \($0.isRoot ? "root " : "")\($0.shownBy.map(\.rawValue))" }
    #expect(
      Set(told) == [
        "tab/List/BooksScreen “Books” root []", "tab/About/ImprintScreen “Imprint” root [\"steps\"]",
        "tab/List/BookScreen “Book” [\"steps\"]", "tab/List/ShelfScreen “Shelf” [\"steps\"]",
        "over/NoteScreen “Note” [\"steps\"]",
      ])
    #expect(map.groups.map(\.title) == ["List", "Over others", "About"])
    #expect(map.groups.map(\.kind) == [.tab, .modal, .tab])
  }

  @Test("TK-16 Ways of the user begin at the screen, those by name lead from anywhere, and ways back say that they are")
  func ways() async throws {
    let map = try await Library.underTest().link("library://nowhere").map()
    let book = "tab/List/BookScreen"
    #expect(
      Set(map.ways.filter { $0.to == book }) == [.init(to: book, .step, "book 1"), .init(to: book, .step, "book 2")])
    #expect(
      map.ways.contains(.init(from: book, to: "tab/List/BooksScreen", .back, "back to “List”")), "\(map.ways)")
    #expect(map.ways.contains(.init(from: "over/NoteScreen", to: "tab/List/BooksScreen", .back, "swipe down")))
    #expect(!map.ways.contains { $0.name == "library://nowhere" }, "it leads nowhere")
    #expect(!map.ways.contains { $0.name?.hasPrefix("tab ") == true }, "tabs are marked, and have no arrows")
  }

  @Test("TK-16 A tab whose first screen is given its title as it is shown is one group, before that and after")
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

  @Test("TK-16 What is guarded is found with the switch that opens it, and is no way without it")
  func guarded() async throws {
    let shelf = "tab/List/ShelfScreen"
    let whole = try await Library.underTest().map()
    #expect(whole.ways.contains(.init(to: shelf, .step, "the shelf")))
    // With one screen looked at nothing but the launch is tried, and nobody is a member then.
    let first = try await Library.underTest().map(atMost: 1)
    #expect(!first.screens.contains { $0.id == shelf })
  }

  @Test("TK-16 Screens said to be alike are one box, with the name that they are given")
  func alike() async throws {
    let map = try await Library.underTest().treatingAlike { $0 is BookScreen ? "Any book" : nil }.map()
    #expect(map.screens.contains { $0.id == "tab/List/Any book" && $0.title == "Any book" })
  }

  @Test("TK-16 The present position is where an app is")
  func present() async throws {
    let description = Library.underTest()
    let app = try await description.launched()
    #expect(description.screen(in: app) == "tab/List/BooksScreen")
    _ = await app.router.outcome(of: NavigationRequest.to(app.steps.note, with: nil))
    #expect(description.screen(in: app) == "over/NoteScreen")
    let map = try await description.map().with(present: description.screen(in: app))
    #expect(map.svg().contains("you are here"))
  }

  @Test("TK-17 A counterexample is drawn as a path, with what it shows at its end")
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

  @Test("TK-17 A path tells moves from ways back and from what is asked for; a step that cannot be taken is named")
  func path() async throws {
    let app = Library.underTest()
    let path = try await app.path(along: [.go("book 1"), .user("back to “List”"), .user("tab 1 “About”")])
    #expect(path.steps.map(\.kind) == [.step, .back, .user])
    await #expect(
      throws: WayError.impossible(
        .user("fly"), position: 2, instead: ["back to “List”", "tab 0 “List”", "tab 1 “About”"])
    ) {
      try await app.path(along: [.go("book 1"), .user("fly")])
    }
  }

  @Test("TK-17 A map carries what tests have covered: the screens that they showed, the ways that they went")
  func coverage() async throws {
    let app = Library.underTest()
    let coverage = try await app.coverage(of: [[.go("book 1"), .user("back to “List”")], [.go("a note")]])
    #expect(coverage.screens == ["tab/List/BooksScreen", "tab/List/BookScreen", "over/NoteScreen"])
    let map = try await app.map().with(coverage: coverage)
    let untested = map.ways.filter { !coverage.ways.contains($0) }
    #expect(Set(untested.filter { $0.from == nil }.map(\.name)) == ["book 2", "the shelf", "about"])
    #expect(Set(untested.compactMap(\.from)) == ["tab/List/ShelfScreen", "over/NoteScreen"])
  }

  @Test(
    "TK-16 A class stands as words on the map",
    arguments: [
      ("Home", "Home"), ("RedPanda", "Red panda"), ("URLField", "URL field"), ("ShowURL", "Show URL"), ("", ""),
    ])
  func words(_ name: String, _ words: String) { #expect(name.inWords == words) }
}

/// One whose class says less than the title that it has as soon as it is seen.
private final class OwnScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Me"
  }
}
