import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests the position of the current tree.
@Suite struct PositionTests {
  @Test("DL-12 A position records all tabs, stacks and modals by the links of their screens")
  func allThere() throws {
    let app = try PlacesApp.somewhere()
    #expect(app.window.outline == PlacesApp.somewhereOutline)
    #expect(
      app.router.position.json
        == #"{"version":1,"root":{"selected":1,"tabs":[{"stack":[{"screen":"app://list"},{"screen":"app://item/7"},"#
        + #"{"screen":"app://item/8"}]},{"stack":[{"screen":"app://settings"},{"screen":"app://detail"}]}],"#
        + #""presented":[{"style":"formSheet","screen":"app://sheet"},"#
        + #"{"style":"fullScreen","name":"flow","stack":[{"screen":"app://start"},{"screen":"app://step"}]}]}}"#)
  }

  @Test("DL-12 A position uses the context that a screen was last shown with, unless an entry reads the screen")
  func fromContexts() async throws {
    let table = try ScreenTable(origin: .scheme("app")) { screens in
      screens.add(LinkPattern<Int>("item/:id"), PlacesApp.item)
      screens.add(LinkPattern<Void>("list"), factory: ClassFactory<Screen, Any?>())
    }
    let window = UIWindow.visible(UINavigationController(rootViewController: Screen("list")))
    window.endTransitionsAtOnce()
    let router = Router(window: window).restoring(table)
    try await router.navigate(to: PlacesApp.item, with: 9)
    #expect(router.position.json.contains(#"[{"screen":"app://list"},{"screen":"app://item/9"}]"#))
  }

  @Test("RC-61 Restoring a route runs its added task and asks its added guard")
  func routesWithRoles() async throws {
    var asked = 0
    let item = Route.push(onto: Route.existing(UINavigationController.self)) { (id: Int) in Screen("item") }
      .adding(InlineContextTask { (screen: Screen, id: Int) in screen.title = "Item \(id)" })
      .adding(InlineInterceptor<Int> { _ in asked += 1 })
    let table = try ScreenTable(origin: .scheme("app")) { screens in
      screens.add(LinkPattern<Void>("home"), factory: ClassFactory<UIViewController, Any?>())
      screens.add(LinkPattern<Int>("item/:id"), item)
    }
    let window = UIWindow.visible(UINavigationController(rootViewController: UIViewController()))
    let router = Router(window: window).restoring(table)
    let reading = NavigationPosition.reading(
      #"{"version":1,"root":{"stack":[{"screen":"app://home"},{"screen":"app://item/9"}]}}"#)
    let restored = try await router.navigate(.restore(reading))
    #expect(restored.leftOut.isEmpty)
    #expect(asked == 1)
    #expect((window.rootViewController as? UINavigationController)?.topViewController?.title == "Item 9")
  }

  @Test("DL-12 A screen without a context is recorded, for each spelling of its factory")
  func needsNothing() throws {
    let nothing = StepAssembly(
      finder: ClassFinder<Screen, Void>(), factory: ClassFactory { Screen("list") }
    ).using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let tables = [
      try ScreenTable(origin: .scheme("app")) {
        $0.add(LinkPattern<Void>("list"), factory: ClassFactory { Screen("list") })
      },
      try ScreenTable(origin: .scheme("app")) { $0.add(LinkPattern<Void>("list"), nothing) },
    ]
    for table in tables {
      let window = UIWindow.visible(UINavigationController(rootViewController: Screen("list")))
      #expect(
        Router(window: window).restoring(table).position.json
          == #"{"version":1,"root":{"stack":[{"screen":"app://list"}]}}"#)
    }
  }

  @Test("DL-12 A screen of a subclass is recorded by the first entry that matches the screen")
  func subclasses() throws {
    class NoteScreen: UIViewController {}
    final class LongNoteScreen: NoteScreen {}
    let table = try ScreenTable(origin: .scheme("app")) { screens in
      screens.add(LinkPattern<Void>("draft"), factory: ClassFactory<NoteScreen, Any?>()) { $0.title == "draft" }
      screens.add(LinkPattern<Void>("note"), factory: ClassFactory<NoteScreen, Any?>())
      screens.add(LinkPattern<Void>("long"), factory: ClassFactory<LongNoteScreen, Any?>())
    }
    let stack = UINavigationController(rootViewController: NoteScreen())
    for title in ["draft", "letter"] {
      let note = LongNoteScreen()
      note.title = title
      stack.pushViewController(note, animated: false)
    }
    let window = UIWindow.visible(stack)
    #expect(
      Router(window: window).restoring(table).position.json
        == #"{"version":1,"root":{"stack":[{"screen":"app://note"},{"screen":"app://draft"},{"screen":"app://note"}]}}"#
    )
  }

  @Test("DL-12 The recorded columns of a split are the same in compact and regular width", arguments: [true, false])
  func columns(isWide: Bool) throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UINavigationController(rootViewController: Screen("list")), for: .primary)
    let details = UINavigationController(rootViewController: Screen("detail"))
    details.pushViewController(ItemScreen(1), animated: false)
    split.setViewController(details, for: .secondary)
    let app = try PlacesApp(root: split)
    app.window.simulate(horizontalSizeClass: isWide ? .regular : .compact)
    #expect(split.isCollapsed != isWide)
    #expect(
      app.router.position.json == #"{"version":1,"root":{"columns":[{"stack":[{"screen":"app://list"}]},null,"#
        + #"{"stack":[{"screen":"app://detail"},{"screen":"app://item/1"}]}]}}"#)
  }

  @Test(
    "DL-12 Details in a stack that UIKit has made are recorded, even without their first screen",
    arguments: [true, false], [true, false])
  func columnInStackOfUIKit(isWide: Bool, isFirstThere: Bool) throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UINavigationController(rootViewController: Screen("list")), for: .primary)
    let first = Screen("detail")
    split.setViewController(first, for: .secondary)
    let stack = try #require(first.navigationController)
    stack.pushViewController(ItemScreen(1), animated: false)
    if !isFirstThere { stack.viewControllers.removeFirst() }
    let app = try PlacesApp(root: split)
    app.window.simulate(horizontalSizeClass: isWide ? .regular : .compact)
    let details = isFirstThere ? #"{"screen":"app://detail"},"# : ""
    #expect(
      app.router.position.json == #"{"version":1,"root":{"columns":[{"stack":[{"screen":"app://list"}]},null,"#
        + #"{"stack":[\#(details){"screen":"app://item/1"}]}]}}"#)
  }

  @Test("DL-12 A position records the children of a custom container and its visible child")
  func ownContainer() throws {
    let drawer = DrawerScreen()
    let (list, note) = (Screen("list"), Screen("note"))
    drawer.setContainedViewControllers([list, note], animated: false) { _ in }
    drawer.makeVisible(note, animated: false) { _ in }
    let app = try PlacesApp(root: drawer)
    #expect(
      app.router.position.json == #"{"version":1,"root":{"name":"drawer","selected":1,"children":"#
        + #"[{"screen":"app://list"},{"screen":"app://note"}]}}"#)
  }

  @Test("DL-12 Screens that opt out or have no entry are left out, and the screens below them are recorded")
  func leftOut() throws {
    let app = try PlacesApp()
    for screen in [ItemScreen(1), PassingScreen(), Screen("unknown"), ItemScreen(2)] {
      try app.stack(0).pushViewController(screen, animated: false)
    }
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    app.window.rootViewController?.present(alert, animated: false)
    let written = app.router.position
    #expect(written.json.contains(#"[{"screen":"app://list"},{"screen":"app://item/1"},{"screen":"app://item/2"}]"#))
    #expect(!written.json.contains("presented"))
    alert.present(Screen("sheet"), animated: false)
    #expect(app.router.position.json.contains(#""presented":[{"screen":"app://sheet"}]"#))
  }

  @Test("DL-12 A tab without recorded screens keeps its place, and a window without recorded screens has no position")
  func nothingWritten() throws {
    let tabs = PlacesApp.tabs()
    tabs.viewControllers?.insert(UINavigationController(rootViewController: Screen("unknown")), at: 0)
    tabs.selectedIndex = 0
    let tabbed = try PlacesApp(root: tabs)
    #expect(
      tabbed.router.position.json.hasPrefix(
        #"{"version":1,"root":{"selected":0,"tabs":[null,{"stack":[{"screen":"app://list"}]}"#))
    tabs.viewControllers = [Screen("list"), Screen("unknown")]
    #expect(tabbed.router.position.json == #"{"version":1,"root":{"selected":0,"tabs":[{"screen":"app://list"}]}}"#)
    let app = try PlacesApp(root: Screen("unknown"))
    app.window.rootViewController?.present(Screen("sheet"), animated: false)
    #expect(app.router.position == NavigationPosition(root: nil))
    let bare = UIWindow.visible(UINavigationController(rootViewController: Screen("list")))
    #expect(Router(window: bare).position == NavigationPosition(root: nil))
  }

  @Test("DL-12 A column without anything known is not written while the split is collapsed")
  func unknownColumn() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Screen("list"), for: .primary)
    split.setViewController(Screen("unknown"), for: .secondary)
    let app = try PlacesApp(root: split)
    app.window.simulate(horizontalSizeClass: .compact)
    split.show(.secondary)
    #expect(app.router.position.json == #"{"version":1,"root":{"columns":[{"stack":[{"screen":"app://list"}]}]}}"#)
  }

  @Test("DL-12 A position of a thousand screens is a few kilobytes long")
  func isBounded() throws {
    let app = try PlacesApp()
    try app.stack(0).setViewControllers((1...1_000).map { ItemScreen($0) }, animated: false)
    #expect(app.router.position.json.utf8.count <= NavigationPosition.mostBytes)
    #expect(app.router.position.count == NavigationPosition.mostPlaces)
  }

  @Test("DL-14 A position contains no type names")
  func noTypeNames() throws {
    let app = try PlacesApp.somewhere()
    let words = app.router.position.json.split { !$0.isLetter }.map(String.init)
    var names: [String] = []
    func collect(_ screen: ScreenTree.Screen) {
      names.append(screen.type)
      for child in screen.children + screen.presented { collect(child) }
    }
    if let root = app.window.snapshot().root { collect(root) }
    #expect(names.count == 12)
    #expect(Set(words).isDisjoint(with: names))
  }

  @Test("DL-12 A table of screens refuses two equal patterns and two equal container names")
  func wrongTables() {
    let error = #expect(throws: ScreenTableError.self) {
      try ScreenTable(origin: .scheme("app")) { screens in
        screens.add(LinkPattern<Void>("list"), factory: ClassFactory<ListScreen, Any?>())
        screens.add(LinkPattern<Void>("list"), factory: ClassFactory<NoteScreen, Any?>())
      }
    }
    #expect(
      error?.description == "The pattern “list” was added twice: "
        + "as pattern 1, for ListScreen, and as pattern 2, for NoteScreen. Take one away, or spell one differently.")
    #expect(throws: ScreenTableError.sameName("flow")) {
      try ScreenTable(origin: .scheme("app")) { screens in
        screens.addContainer("flow", factory: NavigationControllerFactory<FlowStack, Any?>())
        screens.addContainer("flow", factory: TabBarControllerFactory<UITabBarController, Any?>())
      }
    }
  }
}
