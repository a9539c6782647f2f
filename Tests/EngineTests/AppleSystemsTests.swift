import Foundation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of UIKit's behaviour on Apple's systems that is easily overlooked.
@Suite("Behaviour on Apple's systems") struct AppleSystemsTests {
  /// The package's folder of sources.
  private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")

  @Test("EN-32 Only listed files compile by the system, and OnADevice.md names each file that no test runs")
  func nothingDecidesBySystem() throws {
    // The feature of the system that each file uses.
    let known: [String: String] = [
      "Platform": "which UIKit", "ScreenRecord": "associated objects",
      "UIViewController+Companion": "associated objects",
      "WindowEngine": "associated objects", "Locked": "locks of os", "NavigationLog": "the log of os",
      "NavigationHandle": "locks of os", "HostingController": "SwiftUI", "RouterRoot": "SwiftUI",
      "TransactionWrapping": "CATransaction's module",
      "GuardedNavigationController": "optional calls, forwarding, and tvOS", "PathSource": "bundles of classes",
      "StoryboardScene": "compiled storyboards", "StoryboardFactory": "compiled storyboards",
      "ClassFactory": "init(nibName:bundle:), which is required there", "EmptyCoder": "only where it serves",
      "WindowProvider": "windows without a scene", "WindowShowing": "what a hidden window keeps",
      "Settling": "the main queue's turns", "PresentationManner": "tvOS",
      "LiveTree": "tvOS", "PlannedPaths": "tvOS", "ViewRoutePath": "tvOS",
      "RestorationPlanning": "tvOS",
    ]
    let modules = [
      "NavigationCore", "LinkTable", "ViewHierarchy", "RouteComposition", "PageFlow", "ContextCore",
      "ContextNavigation",
      "ModuleRouting", "DeepLinks", "Journaling",
    ]
    let told = try String(
      contentsOf: sources.deletingLastPathComponent().appendingPathComponent("Documentation/OnADevice.md"),
      encoding: .utf8)
    var asking: [String] = []
    for module in modules {
      let files = FileManager.default.enumerator(
        at: sources.appendingPathComponent(module), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let asks = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").contains { line in
          let line = line.drop { $0 == " " }
          return line.hasPrefix("#if") && (line.contains("os(") || line.contains("canImport"))
        }
        if asks { asking.append(file.deletingPathExtension().lastPathComponent) }
      }
    }
    #expect(asking.count > 10, "the sources were found")
    #expect(asking.filter { known[$0] == nil } == [], "say why it cannot be the same source, and here as well")
    #expect(Set(known.keys).subtracting(asking) == [], "these decide by nothing any more")
    // Code that is only excluded on tvOS or on Apple's systems runs here. OnADevice.md names HostingController by its folder.
    let runsHere = known.filter { $0.value == "tvOS" || $0.value == "only where it serves" }.map(\.key)
    let untold = Set(asking).subtracting(runsHere).filter { name in
      name != "HostingController" && !told.contains("`\(name).swift`")
    }
    #expect(untold.sorted() == [], "the list in OnADevice.md of what no test has run lacks these")
  }

  @Test("EN-32 Conditionals for UIKit's public calls are only in the targets that the manifest configures for them")
  func publicBranches() throws {
    let package = sources.deletingLastPathComponent()
    var targets: Set<String> = []
    for folder in ["Sources", "Tests"] {
      let files = FileManager.default.enumerator(
        at: package.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let asks = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").contains { line in
          let line = line.drop { $0 == " " }
          return (line.hasPrefix("#if") || line.hasPrefix("#elseif")) && line.contains("PUBLIC_UIKIT")
        }
        if asks { targets.insert(file.pathComponents.dropFirst(package.pathComponents.count + 1).first ?? "") }
      }
    }
    #expect(targets == ["ViewHierarchy", "EngineTests"], "give the target `whereUIKitDecides` in Package.swift")
  }

  @Test("EN-25 The back button pops one screen, and none if the top screen may not be left")
  func backButton() throws {
    let top = Draft("top")
    top.canBeDismissed = true
    let stack = GuardedNavigationController()
    stack.setViewControllers([Home(), Detail("middle"), top], animated: false)
    let window = UIWindow.visible(stack)
    #expect(window.perform(try #require(window.userMoves.first)))
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController is Detail)
    let kept = Draft("kept")
    stack.pushViewController(kept, animated: false)
    #expect(!window.perform(try #require(window.userMoves.first)))
    #expect(stack.viewControllers.count == 3)
    #expect(stack.topViewController === kept)
  }

  @Test("EN-25 The pop gestures from the edge and from the contents ask the top screen", arguments: [false, true])
  func popGestures(inContents: Bool) {
    let draft = Draft("draft")
    let stack = GuardedNavigationController(rootViewController: Home())
    stack.pushViewController(draft, animated: false)
    let window = UIWindow.visible(stack)
    for case .back(let title) in window.userMoves {
      #expect(window.beginInteractive(.back(title), inContents: inContents) == nil)
      draft.canBeDismissed = true
      let move = window.beginInteractive(.back(title), inContents: inContents)
      #expect(move != nil)
      move?.finish()
    }
    #expect(stack.viewControllers.count == 1)
  }

  @Test("EN-25 A guarded stack refuses a pop gesture with a hidden bar, and without a screen below")
  func systemRefusals() throws {
    let stack = GuardedNavigationController(rootViewController: Home())
    stack.pushViewController(Detail("d"), animated: false)
    let window = UIWindow.visible(stack)
    stack.loadViewIfNeeded()
    let gestures = [stack.interactivePopGestureRecognizer, stack.interactiveContentPopGestureRecognizer].compactMap {
      $0
    }
    func mayBegin() -> [Bool] { gestures.map { $0.delegate?.gestureRecognizerShouldBegin($0) ?? true } }
    #expect(mayBegin() == [true, true])
    stack.setNavigationBarHidden(true, animated: false)
    #expect(mayBegin() == [false, false], "the bar is hidden")
    stack.setNavigationBarHidden(false, animated: false)
    stack.popViewController(animated: false)
    #expect(mayBegin() == [false, false], "there is no way back")
    withExtendedLifetime(window) {}
  }

  @Test("EN-25 A change of the UITab asks the visible screen, and waits for its user to agree")
  func tabsAsUITab() async {
    let (draft, asking) = (Draft("draft"), Asking("asking"))
    let screens = [draft, asking, Home()]
    let tabs = UITabBarController(
      tabs: ["a", "b", "c"].enumerated().map { position, name in
        UITab(title: name, image: nil, identifier: name) { _ in screens[position] }
      })
    let selectionGuard = TabSelectionGuard()
    tabs.delegate = selectionGuard
    let window = UIWindow.visible(tabs)
    #expect(tabs.selectedTab?.identifier == "a")
    #expect(!window.perform(.selectTab(2, "c")))
    #expect(tabs.selectedTab?.identifier == "a")
    draft.canBeDismissed = true
    #expect(window.perform(.selectTab(1, "b")))
    #expect(!window.perform(.selectTab(2, "c")), "its user has to be asked first")
    asking.answer(true)
    await until { tabs.selectedTab?.identifier == "c" }
    #expect(tabs.selectedTab?.identifier == "c")
    #expect(asking.asked == 1)
  }

  @Test("EN-24 The router's own navigations are no moves of the user, but a swipe of its sheet is one")
  func ownNavigations() async {
    let app = TestApp()
    var moves: [String] = []
    let events = app.router.events
    let listening = Task {
      for await event in events {
        if case .userMoved(let move) = event.kind { moves.append(move.rawValue) }
        if case .requested(let request) = event.kind, request.name.contains("Search") { break }
      }
    }
    for step in ["1", "2"] { _ = app.outcome(of: go(Routes.detail, step)) }
    _ = app.outcome(of: go(Routes.home))
    _ = app.outcome(of: go(Routes.sheet))
    app.window.perform(.swipeDown)
    _ = app.outcome(of: go(Routes.search))
    await listening.value
    #expect(moves == ["swipe"])
  }

  @Test("EN-25 Observing a departure adds no subview to the screen and loads no view")
  func observedWithoutViews() {
    let effects = Screen("effects")
    let (hidden, log) = (Screen("hidden"), MisuseLog())
    let app = TestApp()
    app.searchStack.setViewControllers([hidden], animated: false)
    UIKitMisuse.$log.withValue(log) {
      effects.view = UIVisualEffectView(effect: nil)
      app.homeStack.pushViewController(effects, animated: false)
      let views = effects.view.subviews
      let observer = WindowEngine.of(app.window).observer
      var left: [String] = []
      observer.onMove = { move, _ in left.append(move.rawValue) }
      observer.onDeparture(of: effects) { left.append("effects") }
      observer.onDeparture(of: hidden) { left.append("hidden") }
      #expect(effects.view.subviews == views)
      #expect(!hidden.isViewLoaded)
      if let back = app.window.userMoves.first { app.window.perform(back) }
      #expect(left == ["back", "effects"])
      #expect(!hidden.isViewLoaded)
    }
    #expect(log.entries.isEmpty, "\(log.entries)")
  }

  @Test("EN-1 A route below an active search keeps the search and dismisses the search's modal")
  func activeSearch() {
    let app = TestApp()
    let search = UISearchController(searchResultsController: nil)
    app.home.present(search, animated: false)
    #expect(app.outcome(of: go(Routes.detail, "found"))?.value?.name == "found")
    #expect(app.tabs.presentedViewController === search, "the search goes on")
    let sheet = Sheet()
    search.present(sheet, animated: false)
    #expect(app.outcome(of: go(Routes.detail, "second"))?.value?.name == "second")
    #expect(search.presentedViewController == nil)
    #expect(app.tabs.presentedViewController === search)
    // Every new presentation goes over the search, because only the topmost view controller may present.
    app.present(sheet)
    #expect(search.presentedViewController === sheet)
  }

  @Test(
    "EN-10 A request presents as soon as its window is visible, even if the root's view is not yet in the window",
    arguments: UIKitVariant.allCases)
  func firstPresentation(variant: UIKitVariant) {
    let log = MisuseLog()
    UIKitMisuse.$log.withValue(log) {
      let app = UIKitVariant.$chosen.withValue(variant) { TestApp(isVisible: false) }
      let clock = TransitionClock(of: app.window)
      var outcome: Outcome<Sheet>?
      app.router.navigate(go(Routes.sheet)) { outcome = $0 }
      app.window.makeKeyAndVisible()
      clock.run()
      #expect(outcome?.value != nil, "\(variant): \(String(describing: outcome))")
      #expect(app.tabs.presentedViewController != nil)
    }
    #expect(log.entries.isEmpty)
  }

  @Test(
    "EN-33 A request judges a dismissal at its end, regardless of earlier reports by UIKit",
    arguments: UIKitVariant.allCases)
  func judgedLater(variant: UIKitVariant) {
    let app = UIKitVariant.$chosen.withValue(variant) { TestApp() }
    app.present(UINavigationController(rootViewController: Sheet()))
    app.present(Screen("upper"))
    let clock = TransitionClock(of: app.window)
    var outcome: Outcome<Detail>?
    app.router.navigate(go(Routes.detail, "1")) { outcome = $0 }
    clock.run()
    #expect(outcome?.value?.name == "1", "\(variant): \(String(describing: outcome))")
    #expect(app.tabs.presentedViewController == nil)
    #expect(app.homeStack.topViewController is Detail)
  }

  @Test("EN-33 A dismissal fails if an override ignores the call, and the sheet stays")
  func swallowedDismissal() {
    let deaf = StickyScreen("deaf")
    let stack = UINavigationController(rootViewController: deaf)
    let window = UIWindow.visible(stack)
    deaf.definesPresentationContext = true
    let sheet = Sheet()
    sheet.modalPresentationStyle = .overCurrentContext
    deaf.present(sheet, animated: false)
    var outcome: Outcome<Void>?
    Router(window: window).navigate(.dismissAll) { outcome = $0 }
    #expect(outcome?.failure != nil, "\(String(describing: outcome))")
    #expect(sheet.presentingViewController === deaf)
  }
}
