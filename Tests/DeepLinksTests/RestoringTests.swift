import PageFlow
import TestStage
import Testing
import Walks
import Wayfinder
import WayfinderTesting

/// Tests restoring the user's position.
@Suite struct RestoringTests {
  @Test("DL-13 Restoring in a new process gives the same tree, selected tab and modals")
  func sameShape() async throws {
    let app = try PlacesApp.somewhere()
    let (next, restored) = try await app.restarted()
    #expect(next.window.outline == PlacesApp.somewhereOutline)
    #expect(next.router.position == app.router.position)
    #expect(restored.position == app.router.position)
    #expect(restored.leftOut.isEmpty)
    let sheet = try #require(next.window.rootViewController?.presentedViewController)
    #expect(sheet.modalPresentationStyle == .formSheet)
    #expect(sheet.presentedViewController is FlowStack)
  }

  @Test("DL-13 Restored screens have the same contexts, and the tasks of their step and of the router set them up")
  func sameContexts() async throws {
    let app = try PlacesApp()
    try await app.router.navigate(to: PlacesApp.item, with: 9)
    let position = app.router.position
    #expect(position.json.contains("app://item/9/checked"))
    let next = try PlacesApp()
    var seen: [String] = []
    let router = next.router.adding(
      InlineContextTask { (screen: UIViewController, _: Any?) in seen.append(screen.title ?? "") })
    try await router.navigate(.restore(position))
    let item = try #require(next.stack(0).topViewController as? ItemScreen)
    #expect(item.isSetUp)
    #expect(router.context(of: item) as? Int == 9)
    #expect(seen == ["item9"])
  }

  @Test("DL-13 Existing containers and screens stay, and restoring makes only the missing ones")
  func keeps() async throws {
    let app = try PlacesApp.somewhere()
    let next = try PlacesApp()
    let (tabs, list) = (next.window.rootViewController, try next.stack(0).viewControllers[0])
    try await next.router.navigate(.restore(app.router.position))
    #expect(next.window.rootViewController === tabs)
    #expect(try next.stack(0).viewControllers[0] === list)
    guard case .alreadyThere(let again) = await next.router.outcome(of: .restore(app.router.position)) else {
      Issue.record("it was moved")
      return
    }
    #expect(again.position == app.router.position)
  }

  @Test("DL-13 A screen above a replaced screen is made again")
  func aboveReplaced() async throws {
    let app = try PlacesApp()
    try app.stack(0).viewControllers = [Screen("list"), ItemScreen(9), Screen("note")]
    let (list, note) = (try app.stack(0).viewControllers[0], try app.stack(0).viewControllers[2])
    let reading = NavigationPosition.reading(
      #"{"version":1,"root":{"tabs":[{"stack":[{"screen":"app://list"},{"screen":"app://item/8"},"#
        + #"{"screen":"app://note"}]},{"stack":[{"screen":"app://settings"}]}]}}"#)
    try await app.router.navigate(.restore(reading.position))
    let restored = try app.stack(0).viewControllers
    #expect(restored.map(\.title) == ["list", "item8", "note"])
    #expect(restored.first === list)
    #expect(restored.last !== note)
  }

  @Test("DL-13 A restored popover points at its own item and at no view")
  func popover() async throws {
    let item = UIBarButtonItem(title: "Colours", style: .plain, target: nil, action: nil)
    let table = try ScreenTable(origin: .scheme("app")) { screens in
      screens.add(
        LinkPattern<Void>("list"), factory: InlineFactory<Screen, Any?> { _ in Screen("list") },
        where: { $0.title == "list" })
      screens.add(
        LinkPattern<Void>("colours"),
        factory: InlineFactory<Screen, Any?> { _ in
          let screen = Screen("colours")
          screen.modalPresentationStyle = .popover
          screen.popoverPresentationController?.sourceItem = item
          return screen
        }, where: { $0.title == "colours" })
    }
    let window = UIWindow.visible(Screen("list"))
    let reading = NavigationPosition.reading(
      #"{"version":1,"root":{"screen":"app://list","presented":[{"style":"popover","screen":"app://colours"}]}}"#)
    try await Router(window: window).restoring(table).navigate(.restore(reading.position))
    let popover = try #require(window.rootViewController?.presentedViewController?.popoverPresentationController)
    #expect(popover.sourceItem === item)
    #expect(popover.sourceView == nil)
  }

  @Test("DL-13 A modal in a screen's own presentation context is restored beside the modal of the container")
  func ownContext() async throws {
    let app = try PlacesApp()
    let list = try #require(try app.stack(0).topViewController)
    list.definesPresentationContext = true
    let reading = NavigationPosition.reading(
      #"{"version":1,"root":{"tabs":[{"stack":[{"screen":"app://list","presented":"#
        + #"[{"style":"overCurrentContext","screen":"app://note"}]}]}],"presented":[{"screen":"app://sheet"}]}}"#)
    let restored = try await app.router.navigate(.restore(reading.position))
    #expect(restored.leftOut.isEmpty)
    #expect(list.presentedViewController?.title == "note")
    #expect(app.window.rootViewController?.presentedViewController?.title == "sheet")
  }

  /// A delegate whose presentations cover only their context.
  private final class KeepsToContext: NSObject, UIViewControllerTransitioningDelegate {
    final class Manager: UIPresentationController {
      override var shouldPresentInFullscreen: Bool { false }
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      Manager(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("DL-13 A modal that its presentation controller keeps in a context stays beside the modal of the container")
  func keptToContext() async throws {
    let app = try PlacesApp()
    let (list, note, keeper) = (try #require(try app.stack(0).topViewController), Screen("note"), KeepsToContext())
    list.definesPresentationContext = true
    (note.modalPresentationStyle, note.transitioningDelegate) = (.custom, keeper)
    list.present(note, animated: false)
    app.window.rootViewController?.present(Screen("sheet"), animated: false)
    #expect(list.presentedViewController === note)
    let before = app.window.outline
    let restored = try await app.router.navigate(.restore(app.router.position))
    #expect(restored.leftOut.isEmpty)
    #expect(app.window.outline == before)
    #expect(list.presentedViewController === note)
    #expect(app.window.rootViewController?.presentedViewController?.title == "sheet")
    withExtendedLifetime(keeper) {}
  }

  @Test("DL-13 Restoring replaces a root of another kind")
  func replacesRoot() async throws {
    let app = try PlacesApp.somewhere()
    let (next, _) = try await app.restarted(root: Screen("unknown"))
    #expect(next.window.outline == PlacesApp.somewhereOutline)
    let (again, _) = try await PlacesApp(root: FlowStack(rootViewController: Screen("start"))).restarted()
    #expect(again.window.outline == "stack[start]")
    #expect(again.window.rootViewController is FlowStack)
  }

  @Test("DL-13 New tabs have the same selected tab, even if an earlier tab has no recorded screens")
  func sameTab() async throws {
    let tabs = PlacesApp.tabs()
    tabs.viewControllers?.insert(Screen("unknown"), at: 0)
    tabs.selectedIndex = 1
    let (next, _) = try await PlacesApp(root: tabs).restarted(root: Screen("unknown"))
    #expect(next.window.outline == "tabs[stack[list]* stack[settings]]")
  }

  @Test("DL-13 A position that is restored over any other position is recorded unchanged")
  func fromAnyState() async throws {
    let somewhere = try PlacesApp.somewhere()
    let beginning = try PlacesApp()
    let flow = try PlacesApp(root: FlowStack(rootViewController: Screen("start")))
    flow.window.rootViewController?.present(Screen("note"), animated: false)
    let other = try PlacesApp()
    try other.stack(0).setViewControllers([Screen("list"), ItemScreen(8)], animated: false)
    other.window.rootViewController?.present(UINavigationController(rootViewController: ItemScreen(3)), animated: false)
    let positions = [somewhere, beginning, flow, other].map(\.router.position)
    let walker = try PlacesApp()
    for from in positions {
      for to in positions {
        try await walker.router.navigate(.restore(from))
        try await walker.router.navigate(.restore(to))
        #expect(walker.router.position == to)
      }
    }
  }

  @Test(
    "DL-13 Columns are restored in compact and regular width, also over other details", arguments: [true, false],
    [true, false])
  func columns(isWide: Bool, isFull: Bool) async throws {
    func split(_ list: [UIViewController], _ details: [UIViewController]) throws -> PlacesApp {
      let split = UISplitViewController(style: .doubleColumn)
      let primary = UINavigationController()
      primary.viewControllers = list
      split.setViewController(primary, for: .primary)
      if !details.isEmpty {
        let secondary = UINavigationController()
        secondary.viewControllers = details
        split.setViewController(secondary, for: .secondary)
      }
      let app = try PlacesApp(root: split)
      app.window.simulate(horizontalSizeClass: isWide ? .regular : .compact)
      return app
    }
    let there = try split([Screen("list"), Screen("note")], [Screen("detail"), ItemScreen(4)])
    let next = try split([Screen("list")], isFull ? [Screen("detail"), ItemScreen(5)] : [])
    let bare = next.router.position
    #expect(try next.router.plan(.restore(bare)).changes.isEmpty)
    try await next.router.navigate(.restore(there.router.position))
    #expect(next.router.position == there.router.position)
    #expect(next.window.outline == there.window.outline)
    try await next.router.navigate(.restore(bare))
    #expect(next.router.position == bare)
    try await next.router.navigate(.restore(there.router.position))
    #expect(next.window.outline == there.window.outline)
  }

  @Test(
    "DL-13 A restored split that collapses onto its list shows its details, as the root, in a tab and presented",
    arguments: ["root", "tab", "modal"])
  func listFirst(place: String) async throws {
    let split = ListFirstSplit(style: .doubleColumn)
    split.setViewController(UINavigationController(rootViewController: Screen("list")), for: .primary)
    let details = UINavigationController()
    details.viewControllers = [Screen("detail"), ItemScreen(4)]
    split.setViewController(details, for: .secondary)
    let root: UIViewController = place == "root" ? split : PlacesApp.tabs()
    if place == "tab" { (root as? UITabBarController)?.viewControllers?[0] = split }
    let there = try PlacesApp(root: root, isVisible: false)
    there.window.simulate(horizontalSizeClass: .compact)
    there.window.makeKeyAndVisible()
    if place == "modal" { root.present(split, animated: false) }
    split.show(.secondary)
    try #require(split.isCollapsed)
    try #require(there.window.outline.contains("item4"))

    let next = try PlacesApp(isVisible: false)
    next.window.simulate(horizontalSizeClass: .compact)
    next.window.makeKeyAndVisible()
    let restored = try await next.router.navigate(.restore(there.router.position))
    #expect(restored.leftOut.isEmpty)
    #expect(next.router.position == there.router.position)
    #expect(next.window.outline == there.window.outline)
  }

  @Test("DL-13 A split with only a column for compact widths is restored")
  func compactColumn() async throws {
    let app = try PlacesApp(root: Screen("unknown"))
    app.window.simulate(horizontalSizeClass: .compact)
    let reading = NavigationPosition.reading(
      #"{"version":1,"root":{"columns":[null,null,null,{"stack":[{"screen":"app://list"}]}]}}"#)
    let restored = try await app.router.navigate(.restore(reading.position))
    #expect(restored.leftOut.isEmpty)
    #expect(restored.position == reading.position)
  }

  @Test("DL-13 A custom container is made by its name, with the same visible child")
  func ownContainer() async throws {
    let drawer = DrawerScreen()
    let note = Screen("note")
    drawer.setContainedViewControllers([Screen("list"), note, ItemScreen(2)], animated: false) { _ in }
    drawer.makeVisible(note, animated: false) { _ in }
    let (next, _) = try await PlacesApp(root: drawer).restarted()
    #expect(next.window.outline == "Drawer[list note* item2]")
  }

  @Test("DL-13 Modals that are not in the position are dismissed if they may be left")
  func leavesModals() async throws {
    let app = try PlacesApp()
    let position = app.router.position
    let (item, alert) = (ItemScreen(1), UIAlertController(title: "?", message: nil, preferredStyle: .alert))
    app.window.rootViewController?.present(item, animated: false)
    item.present(alert, animated: false)
    item.mayGo = false
    guard case .blocked = await app.router.outcome(of: .restore(position)) else {
      Issue.record("it was left")
      return
    }
    #expect(item.presentedViewController === alert)
    item.mayGo = true
    try await app.router.navigate(.restore(position))
    #expect(app.window.rootViewController?.presentedViewController == nil)
  }

  @Test("DL-13 Restoring asks the guards of the router and of each new screen, and no guard of an existing screen")
  func guarded() async throws {
    let app = try PlacesApp()
    try app.stack(0).pushViewController(Screen("locked"), animated: false)
    let position = app.router.position
    let next = try PlacesApp()
    next.session.isSignedIn = false
    #expect(await next.router.outcome(of: .restore(position)).value?.leftOut.map(\.isRefused) == [true])
    #expect(next.window.outline == "tabs[stack[list]* stack[settings]]")
    next.session.isSignedIn = true
    let refusing = next.router.adding(InlineInterceptor<Any?> { _ in throw NotSignedIn() })
    #expect(await refusing.outcome(of: .restore(position)).obstacle != nil)
    try await next.router.navigate(.restore(position))
    #expect(next.window.outline == "tabs[stack[list locked]* stack[settings]]")
    let asked = next.session.guardsAsked
    try await next.router.navigate(.restore(position))
    #expect(next.session.guardsAsked == asked, "what is there is not asked about again")
  }

  @Test("DL-13 If any call fails, the tree is as before, and the next navigation works")
  func faults() async throws {
    let position = try PlacesApp.positionSomewhere()
    let request = NavigationRequest.restore(position)
    let sweep = try await failEachCall(of: request) {
      let app = try PlacesApp()
      return LaunchedApp(window: app.window, router: app.router)
    }
    #expect(sweep.violations.isEmpty, "\(sweep)")
    #expect(sweep.calls > 10)
  }

  @Test("DL-13 A plan lists the changes of a restore and the places that would be left out")
  func plans() async throws {
    let app = try PlacesApp.somewhere()
    (try app.stack(0).topViewController as? ItemScreen)?.isSetUp = true
    let next = try PlacesApp()
    next.session.stock = 7...7
    let plan = try next.router.plan(.restore(app.router.position))
    #expect(next.window.outline == "tabs[stack[list]* stack[settings]]")
    #expect(
      plan.changes == [
        .build("ItemScreen"), .build("Screen"), .build("Screen"), .build("FlowStack"),
        .build("Screen"), .build("Screen"), .embed("ItemScreen", in: "UINavigationController"),
        .embed("Screen", in: "UINavigationController"),
        .select("UINavigationController", in: "UITabBarController"),
        .present("Screen", on: "UITabBarController"), .present("FlowStack", on: "Screen"),
      ])
    #expect(plan.notes.count == 1)
    #expect(plan.notes.first?.contains("root.tabs[0].stack[2]: OutOfStock") == true)
    try await next.router.navigate(.restore(app.router.position))
    #expect(next.window.outline == "tabs[stack[list item7] stack[settings detail]*] ^ sheet ^ stack[start step]")
  }

  @Test("DL-13 Presented screens are restored once the window is visible, and other screens at once")
  func beforeTheWindow() async throws {
    let app = try PlacesApp()
    try app.stack(0).pushViewController(ItemScreen(7), animated: false)
    let next = try PlacesApp(isVisible: false)
    try await next.router.navigate(.restore(app.router.position))
    #expect(next.window.outline == "tabs[stack[list item7]* stack[settings]]")
    var outcome: Outcome<Restored>?
    next.router.navigate(.restore(try PlacesApp.positionSomewhere())) { outcome = $0 }
    #expect(outcome == nil)
    next.window.makeKeyAndVisible()
    await until { outcome != nil }
    #expect(next.window.outline == PlacesApp.somewhereOutline)
  }

  @Test("DL-13 The result prints the position and the places left out, and a table prints its patterns")
  func printed() async throws {
    let app = try PlacesApp()
    let reading = NavigationPosition.reading(
      #"{"version":1,"root":{"tabs":[{"stack":[{"screen":"app://list"},{"screen":"app://gone"}]}]}}"#)
    let restored = try await app.router.navigate(.restore(reading))
    #expect("\(restored)".hasPrefix("at {\"version\":1"))
    #expect("\(restored)".contains("\nleft out: root.tabs[0].stack[1]: "))
    let screens = try #require(app.router.screens)
    #expect("\(screens)".hasPrefix("screens: item/:id/checked, item/:id, list, "))
    #expect("\(screens)".hasSuffix("; containers: flow, places, drawer"))
  }

  @Test("DL-13 Restoring without a table of screens fails with a remedy")
  func withoutTable() async throws {
    let window = UIWindow.visible(UIViewController())
    let failure = try #require(
      await Router(window: window).outcome(of: .restore(NavigationPosition(root: nil))).failure)
    #expect(failure.reason as? PositionError == .noTable)
    #expect(failure.remedy.contains("restoring(screens)"))
  }
}
