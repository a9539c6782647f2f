import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@testable import NavigationCore
import RouteComposition
import ViewHierarchy

@Suite(.serialized) struct SeeingTests {
  /// A context that counts its conversions to text.
  struct Spoken: CustomStringConvertible {
    static var count = 0
    var description: String {
      Self.count += 1
      return "spoken"
    }
  }

  struct Silent: ContextTransformer {
    func transform(_ context: Spoken) throws -> String { "" }
  }

  @Test("EN-7 A request without a listener or a log makes no event and no text")
  func unreadIsUncomputed() async {
    let app = TestApp()
    let route = StepAssembly(finder: ClassFinder<Detail, Spoken>(), factory: InlineFactory { _ in Detail() })
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Spoken>()))
      .assemble()
    let (events, words, names) = (NavigationEvent.made, Spoken.count, TypeName.made)
    app.router.navigate(to: route, with: Spoken()) { #expect($0.value != nil) }
    for step in [Routes.sheet.adaptingContext(using: Silent()), Routes.sheet.adaptingContext(using: Silent())] {
      app.router.navigate(to: step, with: Spoken()) { #expect($0.value != nil) }
    }
    app.router.navigate(.select(tab: 1)) { #expect($0.value != nil) }
    #expect(NavigationEvent.made == events)
    #expect(Spoken.count == words)
    #expect(TypeName.made == names)

    let stream = app.router.events
    app.router.navigate(to: route, with: Spoken()) { _ in }
    #expect(NavigationEvent.made > events, "with a listener events are built")
    withExtendedLifetime(stream) {}
  }

  @Test("EN-7 A log does not make a message below its level")
  func logLevels() {
    var (written, made) = ([String](), 0)
    let log = NavigationLog(level: .error) { _, message in written.append(message) }
    func message() -> String {
      made += 1
      return "message"
    }
    log(.debug, message())
    log(.info, message())
    #expect(made == 0)
    log(.error, message())
    #expect(written == ["message"])
  }

  @Test("EN-23 A plan lists the found, declined, asked, built, joined and removed screens, and changes nothing")
  func planTells() throws {
    let app = TestApp()
    app.tabs.selectedIndex = 1
    app.homeStack.setViewControllers([app.home, Draft("draft")], animated: false)
    _ = app.outcome(of: go(Routes.sheet))
    let (before, same) = (app.tree, identities(app.window))
    let guarded = Routes.guarded(by: ClosureGuard { _, _ in Issue.record("was asked") })
    let plan = try app.router.plan(to: guarded, with: "1")
    #expect(app.tree == before)
    #expect(identities(app.window) == same)
    #expect(plan.found == "Home")
    #expect(plan.place == ["UITabBarController", "UINavigationController", "Home"])
    #expect(plan.declined.map(\.screen) == ["Detail"])
    #expect(plan.asked == ["ClosureGuard", "Draft (whether it may be left)"])
    #expect(
      plan.changes == [
        .build("Detail"), .dismiss(["UINavigationController"]), .pop(["Draft"], from: "UINavigationController"),
        .embed("Detail", in: "UINavigationController"),
        .select("UINavigationController", in: "UITabBarController"),
      ])
    #expect(Set(plan.removed) == ["UINavigationController", "Sheet", "Draft"])
    #expect(plan.description.contains("not there: Detail"))
  }

  @Test("EN-23 A plan decodes from its JSON as an equal plan")
  func planAsJSON() throws {
    let app = TestApp()
    let plan = try app.router.plan(to: Routes.detail, with: "1")
    #expect(try plan == JSONDecoder().decode(RoutePlan.self, from: Data(plan.json.utf8)))
  }

  @Test("EN-24 Events report the stages of a request and the user's moves, with the visible screens before and after")
  func eventsTell() async {
    let app = TestApp()
    let guarded = Routes.guarded(by: ClosureGuard { _, completion in completion(.success) })
    let events = app.router.events
    app.router.navigate(to: guarded, with: "1") { _ in }
    for move in app.window.userMoves { app.window.perform(move) }
    _ = app.outcome(of: go(Routes.sheet))
    app.window.perform(.swipeDown)

    var told: [String] = []
    var moves: [(String, String)] = []
    for await event in events {
      switch event.kind {
      case .requested: told.append("requested")
      case .resolved: told.append("resolved")
      case .asked(_, let name): told.append("asked \(name)")
      case .answered(_, _, let agreed): told.append("answered \(agreed)")
      case .committed:
        told.append("committed")
        if moves.isEmpty {
          #expect(event.visibleBefore.last == "Home")
          #expect(event.visibleAfter.last == "Detail")
        }
      case .settled(_, let outcome): told.append("settled \(outcome)")
      case .userMoved(let move):
        told.append("user \(move.rawValue)")
        moves.append((event.visibleBefore.last ?? "", event.visibleAfter.last ?? ""))
      }
      if told.last == "user swipe" { break }
    }
    let again = treeTellsOfChanges ? [] : ["resolved"]
    #expect(
      told
        == ["requested", "resolved", "asked ClosureGuard", "answered true"] + again + ["committed", "settled Arrived."]
        + ["user back", "user tab", "requested", "resolved", "committed", "settled Arrived.", "user swipe"])
    #expect(moves.map(\.0) == ["Detail", "Home", "Sheet"])
    #expect(moves.map(\.1) == ["Home", "Search", "Search"])
  }

  @Test("EN-24 A log receives the messages of its level")
  func logging() {
    let app = TestApp()
    var lines: [String] = []
    app.router.log = NavigationLog(level: .info) { level, message in lines.append("\(level): \(message)") }
    _ = app.outcome(of: go(Routes.detail, "1"))
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("info: requested Detail") == true)
    let failing = GeneralStep.custom(using: NilFinder<Home, String>())
    app.router.log = NavigationLog(level: .error) { level, message in lines.append("\(level): \(message)") }
    _ = app.outcome(of: go(failing))
    #expect(lines.count == 3)
    #expect(lines.last?.hasPrefix("error: settled Home") == true)
  }

  @Test("EN-25 A departure is noticed, whether the user, the app or the router removes the screen")
  func departures() {
    let app = TestApp()
    let observer = WindowEngine.of(app.window).observer
    var left: [String] = []
    func watch(_ viewController: UIViewController?, _ name: String) {
      if let viewController { observer.onDeparture(of: viewController) { left.append(name) } }
    }
    watch(app.outcome(of: go(Routes.detail, "1"))?.value, "popped by the user")
    if let back = app.window.userMoves.first { app.window.perform(back) }
    watch(app.outcome(of: go(Routes.detail, "2"))?.value, "popped by the app")
    app.homeStack.popViewController(animated: true)
    watch(app.outcome(of: go(Routes.sheet))?.value, "swiped away")
    app.window.perform(.swipeDown)
    watch(app.outcome(of: go(Routes.sheet))?.value, "navigated away from")
    _ = app.outcome(of: go(Routes.home))
    let unwatched = app.outcome(of: go(Routes.detail, "3"))?.value
    let takeBack = unwatched.map { observer.onDeparture(of: $0) { left.append("taken back") } }
    takeBack?()
    _ = app.outcome(of: go(Routes.home))
    watch(app.home, "root replaced")
    app.window.rootViewController = Screen()
    #expect(left == ["popped by the user", "popped by the app", "swiped away", "navigated away from", "root replaced"])
  }

  @Test("EN-25 A screen that forbids leaving stops the back button, the pop gesture, a tab change and a swipe")
  func stopsTheUser() {
    let app = TestApp()
    let draft = Draft("draft")
    let stack = GuardedNavigationController(rootViewController: Home())
    stack.pushViewController(draft, animated: false)
    let guardian = TabSelectionGuard()
    app.tabs.delegate = guardian
    app.tabs.viewControllers = [stack, app.searchStack]
    app.tabs.selectedIndex = 0
    let moves = app.window.userMoves
    #expect(moves.count >= 2)
    for move in moves where !move.description.contains("tab 0") { #expect(!app.window.perform(move), "\(move)") }
    for case .back(let title) in moves { #expect(app.window.beginInteractive(.back(title)) == nil) }
    #expect(stack.topViewController === draft)
    #expect(app.tabs.selectedIndex == 0)

    draft.canBeDismissed = true
    for case .back(let title) in moves { #expect(app.window.perform(.back(title))) }
    #expect(stack.viewControllers.count == 1)

    let modal = Draft("modal")
    let route = StepAssembly(finder: NilFinder<Draft, String>(), factory: InlineFactory { _ in modal })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    _ = app.outcome(of: go(route))
    #expect(!app.window.perform(.swipeDown))
    #expect(app.tabs.presentedViewController === modal)
    modal.canBeDismissed = true
    #expect(app.window.perform(.swipeDown))
    #expect(app.tabs.presentedViewController == nil)
  }

  @Test("EN-25 The bar of a guarded stack asks no screen for a pop that the app has already made")
  func poppedByTheApp() {
    let (below, popped) = (Draft("below"), Screen("popped"))
    let stack = GuardedNavigationController(rootViewController: Home())
    stack.setViewControllers([Home(), below, popped], animated: false)
    let app = TestApp()
    app.window.rootViewController = stack
    stack.popViewController(animated: false)
    #expect(stack.navigationBar(stack.navigationBar, shouldPop: popped.navigationItem))
    #expect(!stack.navigationBar(stack.navigationBar, shouldPop: below.navigationItem))
  }

  @Test("EN-25 A screen that asks its user leaves when the user agrees")
  func asksTheUserFirst() async {
    let app = TestApp()
    let stack = GuardedNavigationController(rootViewController: Home())
    let asking = Asking("asking")
    stack.pushViewController(asking, animated: false)
    app.window.rootViewController = stack
    guard case .back? = app.window.userMoves.first, let back = app.window.userMoves.first else {
      Issue.record("cannot go back")
      return
    }
    #expect(!app.window.perform(back))
    #expect(stack.topViewController === asking)
    let observer = WindowEngine.of(app.window).observer
    await withCheckedContinuation { continuation in
      observer.onDeparture(of: asking) { continuation.resume() }
      asking.answer(true)
    }
    #expect(stack.viewControllers.count == 1)
    #expect(asking.asked == 1)
  }

  @Test(
    "EN-26 A router works from the present tree after moves of an old coordinator or a second router"
  )
  func worksFromWhatIsThere() {
    let app = TestApp()
    let clock = TransitionClock(of: app.window)
    var outcomes: [String] = []
    app.router.navigate(to: Routes.detail, with: "1") { outcomes.append("\($0)") }
    clock.begin()
    // An old coordinator presents a stack during the router's push.
    app.tabs.present(UINavigationController(rootViewController: Sheet()), animated: true)
    Router(window: app.window).navigate(to: Routes.detail, with: "2") { outcomes.append("\($0)") }
    clock.run()
    #expect(outcomes == ["Arrived.", "Arrived."])
    #expect(app.tree.visibleScreens.last == "Detail")
    #expect(app.tabs.presentedViewController == nil)
    app.homeStack.setViewControllers([app.home], animated: false)
    app.tabs.selectedIndex = 1
    clock.run()
    app.router.navigate(to: Routes.detail, with: "2") { outcomes.append("\($0)") }
    clock.run()
    #expect(outcomes.last == "Arrived.")
    #expect(app.tree.visibleScreens.last == "Detail")
  }
}
