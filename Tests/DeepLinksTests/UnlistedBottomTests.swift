import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests screens without an entry below the screens of a position.
@Suite struct UnlistedBottomTests {
  /// Returns two tabs, the first with a stack on a screen without an entry.
  private static func tabs() -> UITabBarController {
    let tabs = PlacesApp.tabs()
    tabs.viewControllers?[0] = UINavigationController(rootViewController: Screen("unlisted"))
    return tabs
  }

  /// Returns the app with two items above the screen without an entry.
  private static func withItems() throws -> PlacesApp {
    let app = try PlacesApp(root: tabs())
    for id in 7...8 { try app.stack(0).pushViewController(ItemScreen(id), animated: false) }
    return app
  }

  @Test("DL-32 A position counts the screens without an entry at the bottom of a stack, and no others")
  func counted() throws {
    let app = try Self.withItems()
    try app.stack(0).pushViewController(Screen("unlisted too"), animated: false)
    try app.stack(0).pushViewController(ItemScreen(9), animated: false)
    #expect(
      app.router.position.json == #"{"version":1,"root":{"selected":0,"tabs":[{"unlisted":1,"stack":["#
        + #"{"screen":"app://item/7"},{"screen":"app://item/8"},{"screen":"app://item/9"}]},"#
        + #"{"stack":[{"screen":"app://settings"}]}]}}"#)
  }

  @Test("DL-32 A new process keeps the first screen of a tab's stack, which has no entry")
  func kept() async throws {
    let app = try Self.withItems()
    let root = Self.tabs()
    let first = (root.viewControllers?[0] as? UINavigationController)?.viewControllers[0]
    let (next, restored) = try await app.restarted(root: root)
    #expect(next.window.outline == "tabs[stack[unlisted item7 item8]* stack[settings]]")
    #expect(try next.stack(0).viewControllers[0] === first)
    #expect(restored.leftOut.isEmpty)
    #expect(restored.position == app.router.position)
    #expect(next.router.position == app.router.position)
  }

  @Test("DL-32 A position can be restored again, and before and after another position")
  func again() async throws {
    let app = try Self.withItems()
    let position = app.router.position
    guard case .alreadyThere = await app.router.outcome(of: .restore(position)) else {
      Issue.record("the tree was changed")
      return
    }
    try app.stack(0).setViewControllers([try app.stack(0).viewControllers[0], ItemScreen(9)], animated: false)
    let other = app.router.position
    try await app.router.navigate(.restore(position))
    #expect(app.window.outline == "tabs[stack[unlisted item7 item8]* stack[settings]]")
    try await app.router.navigate(.restore(other))
    #expect(app.window.outline == "tabs[stack[unlisted item9]* stack[settings]]")
    #expect(app.router.position == other)
  }

  @Test("DL-32 A screen without an entry leaves if the position counts none below its screens")
  func replaced() async throws {
    let home = UINavigationController()
    home.viewControllers = [Screen("list"), ItemScreen(7)]
    let app = try PlacesApp(root: home)
    let login = UINavigationController(rootViewController: Screen("login"))
    let (next, restored) = try await app.restarted(root: login)
    #expect(next.window.outline == "stack[list item7]")
    #expect(restored.leftOut.isEmpty)
    #expect(next.router.position == app.router.position)
  }

  @Test("DL-32 Only as many screens without an entry stay as the position counts")
  func noMore() async throws {
    let app = try Self.withItems()
    let root = Self.tabs()
    (root.viewControllers?[0] as? UINavigationController)?
      .pushViewController(Screen("unlisted too"), animated: false)
    let (next, _) = try await app.restarted(root: root)
    #expect(next.window.outline == "tabs[stack[unlisted item7 item8]* stack[settings]]")
  }

  @Test("DL-32 A tab without an entry stays", arguments: [0, 1, 2])
  func tab(place: Int) async throws {
    func tabs() -> UITabBarController {
      let tabs = PlacesApp.tabs()
      tabs.viewControllers?.insert(Screen("unlisted"), at: place)
      return tabs
    }
    let app = try PlacesApp(root: tabs())
    let (root, listed) = (tabs(), place == 0 ? 1 : 0)
    let tab = root.viewControllers?[place]
    try app.stack(listed).pushViewController(ItemScreen(7), animated: false)
    let (next, restored) = try await app.restarted(root: root)
    #expect(next.window.outline == app.window.outline)
    #expect(root.viewControllers?[place] === tab)
    #expect(restored.leftOut.isEmpty)
    #expect(next.router.position == app.router.position)
  }

  @Test("DL-32 A root without an entry stays")
  func root() async throws {
    let root = Screen("unlisted")
    let (next, _) = try await PlacesApp(root: Screen("unlisted")).restarted(root: root)
    #expect(next.window.rootViewController === root)
  }

  @Test("DL-32 Details without an entry stay in their column when a position removes the details above")
  func details() async throws {
    func app(_ details: [UIViewController]) throws -> PlacesApp {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UINavigationController(rootViewController: Screen("list")), for: .primary)
      let secondary = UINavigationController()
      secondary.viewControllers = details
      split.setViewController(secondary, for: .secondary)
      let app = try PlacesApp(root: split)
      app.window.simulate(horizontalSizeClass: .regular)
      return app
    }
    let empty = try app([Screen("unlisted")])
    let (bare, outline) = (empty.router.position, empty.window.outline)
    let next = try app([Screen("unlisted")])
    try await next.router.navigate(.restore(bare))
    #expect(next.window.outline == outline)
    let there = try app([Screen("unlisted"), ItemScreen(7)])
    try await next.router.navigate(.restore(there.router.position))
    #expect(next.window.outline == there.window.outline)
    try await next.router.navigate(.restore(bare))
    #expect(next.window.outline == outline)
    #expect(next.router.position == bare)
  }

  @Test("DL-32 A missing screen without an entry is reported with the remedy")
  func missing() async throws {
    let before = try Self.withItems()
    let position = before.router.position
    let sentence =
      "a screen at the bottom has no entry in the table of screens, and the app has not made it. "
      + "Give that screen an entry."
    let roots: [UIViewController] = [PlacesApp.tabs(), Screen("splash")]
    for root in roots {
      let app = try PlacesApp(root: root)
      let restored = try await app.router.navigate(.restore(position))
      #expect(app.window.outline == "tabs[stack[item7 item8]* stack[settings]]")
      #expect(restored.leftOut.map(\.place) == ["root.tabs[0]"])
      #expect(restored.leftOut.map(\.reason) == [sentence])
    }
  }

  @Test("DL-32 A new container keeps the screen without an entry that its factory adds")
  func broughtAlong() async throws {
    let table = try ScreenTable(origin: .scheme("app")) { screens in
      screens.addContainer(
        "flow",
        factory: NavigationControllerFactory<FlowStack, Any?> {
          FlowStack(rootViewController: Screen("unlisted"))
        })
      screens.add(LinkPattern<Int>("item/:id"), factory: InlineFactory { ItemScreen($0) }) { $0.id }
    }
    let window = UIWindow.visible(UIViewController())
    window.endTransitionsAtOnce()
    let json = #"{"version":1,"root":{"name":"flow","unlisted":1,"stack":[{"screen":"app://item/7"}]}}"#
    let position = NavigationPosition.reading(json).position
    let restored = try await Router(window: window).restoring(table).navigate(.restore(position))
    #expect(window.outline == "stack[unlisted item7]")
    #expect(restored.leftOut.isEmpty)
    #expect(restored.position == position)
  }

  @Test("DL-32 The plan lists the screens without an entry that stay")
  func planned() throws {
    let before = try Self.withItems()
    let position = before.router.position
    let next = try PlacesApp(root: Self.tabs())
    let plan = try next.router.plan(.restore(position))
    #expect(plan.notes == ["kept: Screen at the bottom of root.tabs[0], without an entry"])
    #expect(!plan.removed.contains("Screen"))
  }

  @Test("DL-32 A position without a count replaces the whole stack")
  func old() async throws {
    let app = try PlacesApp(root: Self.tabs())
    let reading = NavigationPosition.reading(
      #"{"version":1,"root":{"selected":0,"tabs":[{"stack":[{"screen":"app://item/7"}]}]}}"#)
    #expect(reading.leftOut.isEmpty)
    let restored = try await app.router.navigate(.restore(reading))
    #expect(app.window.outline == "tabs[stack[item7]* stack[settings]]")
    #expect(restored.leftOut.isEmpty)
  }

  @Test(
    "DL-32 An altered count is reported, and the rest is restored",
    arguments: ["-1", "9223372036854775807", "\"1\"", "null"])
  func altered(count: String) async throws {
    let app = try PlacesApp(root: Self.tabs())
    let reading = NavigationPosition.reading(
      #"{"version":1,"root":{"tabs":[{"unlisted":\#(count),"stack":[{"screen":"app://item/7"}]}]}}"#)
    let restored = try await app.router.navigate(.restore(reading))
    #expect(try app.stack(0).topViewController?.title == "item7")
    #expect(!restored.leftOut.isEmpty)
  }

  @Test("DL-32 A position with counts is at most eight kilobytes long, and can be read again")
  func small() throws {
    let app = try PlacesApp(root: UINavigationController())
    let stack = try #require(app.window.rootViewController as? UINavigationController)
    stack.setViewControllers([Screen("unlisted")] + (1...1_000).map { ItemScreen($0) }, animated: false)
    let json = app.router.position.json
    #expect(json.utf8.count <= NavigationPosition.mostBytes)
    #expect(json.contains(#""unlisted":1"#))
    #expect(NavigationPosition.reading(json).position == app.router.position)
  }
}
