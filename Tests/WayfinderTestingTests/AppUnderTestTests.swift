import Foundation
import Testing
import Wayfinder
import WayfinderTesting

/// A small app: a list, its items, and a note that only a logged-in user sees.
private final class Notes: RunningApp {
  let window: UIWindow
  let router: Router
  var isLoggedIn = false
  let item: DestinationStep<Item, Int>

  init() {
    window = UIWindow.visible(UINavigationController(rootViewController: List()))
    router = Router(window: window)
    item = StepAssembly(finder: ClassWithContextFinder<Item, Int>(), factory: InlineFactory { Item(number: $0) })
      .using(UINavigationController.push())
      .from(SingleContainerStep(finder: ClassFinder<UINavigationController, Int>(), factory: NilFactory()))
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
  }
}

private final class List: UIViewController {
  private let button = UIButton(primaryAction: UIAction(title: "Clear") { _ in })
  override func viewDidLoad() { view.addSubview(button) }
}

private final class Item: UIViewController, ContextChecking {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Item \(number)"
  }
  required init?(coder: NSCoder) { nil }
  func isTarget(for context: Int) -> Bool { context == number }
}

@Suite struct AppUnderTestTests {
  private let notes = AppUnderTest("notes") { Notes() }
    .destination("item 1") { NavigationRequest.to($0.item, with: 1) }
    .switching("logged in", \.isLoggedIn)

  @Test("TK-8 Of two destinations with one name the first counts")
  func oneName() async throws {
    let app = notes.adding(
      AppDestination("item 1") { NavigationRequest.to($0.item, with: 2) }.refused { _ in true })
    var outlines: [String] = []
    try await app.take([.go("item 1")]) { outlines.append($0.window.outline) }
    #expect(outlines.last == "stack[List “Item 1”]")
    #expect(try await app.verify(along: [.go("item 1")]) == [])
  }

  @Test(
    "TK-1 Each launch of an app under test makes another app, and adding to a description leaves the first unchanged")
  func values() async throws {
    let more = notes.destination("item 2") { NavigationRequest.to($0.item, with: 2) }
    #expect(notes.destinations.map(\.name) == ["item 1"])
    #expect(more.destinations.map(\.name) == ["item 1", "item 2"])
    let (first, second) = (try await more.launched(), try await more.launched())
    let outcome = await first.router.outcome(of: try more.destinations[1].request(in: first))
    #expect(outcome.value?.title == "Item 2")
    #expect(first.window.outline == "stack[List “Item 2”]")
    #expect(second.window.outline == "stack[List]")
  }

  @Test("TK-1 A switch reads and sets its value, and refuses unknown values")
  func switches() async throws {
    let (app, loggedIn) = (try await notes.launched(), notes.switches[0])
    #expect(loggedIn.value(in: app) == "off")
    #expect(loggedIn.set("on", in: app))
    #expect(app.isLoggedIn)
    #expect(!loggedIn.set("maybe", in: app))
    #expect(app.isLoggedIn)
  }

  @Test("TK-2 The user's moves are found on the screen, have names, and can be performed")
  func moves() async throws {
    let app = try await notes.launched()
    #expect(notes.moves(in: app).map(\.name) == ["tap “Clear”"])
    _ = await app.router.outcome(of: try notes.destinations[0].request(in: app))
    let back = try #require(notes.moves(in: app).first)
    #expect(back.name.hasPrefix("back to"))
    #expect(back.perform())
    #expect(app.window.outline == "stack[List]")
    #expect(!back.perform())
  }

  @Test("TK-2 Moves with the same name are numbered, and each can be performed")
  func numbered() async throws {
    var made: [String] = []
    let app = AppUnderTest("same") {
      let screen = UIViewController()
      let window = UIWindow.visible(screen)
      for name in ["first", "second"] {
        screen.view.addSubview(UIButton(primaryAction: UIAction(title: "Add") { _ in made.append(name) }))
      }
      window.layoutIfNeeded()
      return LaunchedApp(window: window, router: Router(window: window))
    }
    .adding { _ in
      let again = AppMove("tap “Add”") {
        made.append("again")
        return true
      }
      return [again]
    }
    let running = try await app.launched()
    let moves = app.moves(in: running)
    #expect(moves.map(\.name) == ["tap “Add”", "tap “Add” (2)", "tap “Add” (3)"])
    for move in moves.reversed() { #expect(move.perform()) }
    #expect(made == ["again", "second", "first"])
    let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
    for name in ["left", "right"] {
      alert.addAction(UIAlertAction(title: "Take", style: .default) { _ in made.append(name) })
    }
    running.window.rootViewController?.present(alert, animated: false)
    let answer = try #require(app.moves(in: running).first { $0.name == "answer “Take” (2)" })
    #expect(answer.goesBack)
    #expect(answer.perform())
    #expect(made.last == "right")
  }

  @Test("TK-2 An impossible move lists the possible ones, and a refused move says so")
  func impossibleMoves() throws {
    final class LastPage: UIViewController, LeaveConfirming {
      func mayLeave() async -> Bool { false }
    }
    let stack = GuardedNavigationController(rootViewController: UIViewController())
    stack.viewControllers[0].title = "First page"
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    stack.tabBarItem.title = "Book"
    tabs.viewControllers?[1].tabBarItem.title = "Notes"
    let window = UIWindow.visible(tabs)
    func sentence(_ move: UserMove) -> String {
      do { try window.make(move) } catch { return "\(error)" }
      return "made"
    }
    #expect(
      sentence(.tap("Buy")) == "The user cannot do that now: tap “Buy”. What can be done: tab 0 “Book”, tab 1 “Notes”. "
        + "The window shows \(window.outline).")
    #expect(sentence(.selectTab(2)).hasPrefix("The user cannot do that now: tab 2. What can be done: tab 0 “Book”, "))
    #expect(sentence(.selectTab(1)) == "made")
    #expect(tabs.selectedIndex == 1)
    #expect(sentence(.selectTab(0, "Book")) == "made")
    stack.pushViewController(LastPage(), animated: false)
    #expect(
      sentence(.back("Index")).contains("that now: back to “Index”. What can be done: back to “First page”"))
    #expect(sentence(.back()).hasPrefix("A screen has refused it: back. What can be done: tab 0 “Book”"))
    let empty = UIWindow.visible(UIViewController())
    let error = #expect(throws: ImpossibleMove.self) { try empty.make(.swipeDown) }
    #expect(error?.localizedDescription == error?.description)
  }

  @Test("TK-2 An app under test can describe further moves of the user")
  func furtherMoves() async throws {
    let shaken = notes.adding { app in
      let shake = AppMove("shake") {
        app.isLoggedIn.toggle()
        return true
      }
      return [shake]
    }
    let app = try await shaken.launched()
    #expect(shaken.moves(in: app).map(\.name) == ["tap “Clear”", "shake"])
    #expect(shaken.moves(in: app).last?.perform() == true)
    #expect(app.isLoggedIn)
  }
}
