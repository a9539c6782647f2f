import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of requests that are refused before the first change, and of requests that fail later.
@Suite struct RefusalTests {
  let stage = Stage()
  let modules: ModuleRegistry

  init() throws {
    modules = try ModuleRegistry {
      ShowingRouter.self
      PathTests.BadgeModule.self
    }
  }

  private func refused<Reason: Error>(
    _ path: ViewRoutePath, _ type: Reason.Type = ModuleRoutingError.self
  ) async -> Reason? {
    await refusal(type) {
      try await modules.use { _ = try await Router.perform(to: RoutableView<any Showing>(), path: path) }
    }
  }

  @Test("MR-20 A path that does not fit its source or destination is refused with a sentence, before any change")
  func refusals() async throws {
    let alone = Screen("alone")
    #expect(await refused(.push(from: alone)) == .sourceOutsideWindow("Screen"))
    stage.stack.present(alone, animated: false)
    #expect(await refused(.push(from: alone)) == .noStack(source: "Screen"))
    let before = stage.window.snapshot()
    #expect(
      await refused(.presentModally(from: stage.home), Unshowable.self)
        == .presenterIsBusy("UINavigationController", presented: "Screen"))
    #expect(await refused(.presentAsPopover(from: alone) { _ in }) == .noAnchor("ShowingScreen"))
    #expect(
      await refused(.addAsChildViewController(from: stage.stack)) == .arrangesItsChildren("UINavigationController"))
    #expect(await refused(.addAsSubview(from: stage.home.view)) == .notAView("ShowingScreen"))
    #expect(stage.window.snapshot() == before)
    let sentences: [ModuleRoutingError] = [
      .sourceOutsideWindow("A"), .noStack(source: "A"), .noAnchor("A"), .arrangesItsChildren("A"), .notAView("A"),
    ]
    #expect(sentences.allSatisfy { "\($0)".contains("; ") }, "each says what to do about it")
  }

  @Test("MR-20 A push, a show and a container each refuse a stack within a stack")
  func nesting() async {
    await modules.use {
      let nested = RoutableView<any Second.Named>()
      for path in [ViewRoutePath.push(from: stage.home), .show(from: stage.home), .show(from: stage.stack)] {
        let error = await refusal(Unshowable.self) { _ = try await Router.perform(to: nested, path: path) }
        #expect(error == .unpushable("Stack"))
      }
      let wrapped = await refused(.push(from: stage.home).wrapped(in: .navigationController), Unshowable.self)
      #expect(wrapped == .unpushable("UINavigationController"))
    }
    #expect(stage.stack.viewControllers == [stage.home])
  }

  @Test("MR-20 A destination on screen or in a container is refused")
  func alreadyHeld() async throws {
    let modules = try ModuleRegistry { [home = stage.home] in
      AnyViewRouter.register(forMakingView: Screen.self) { _ in home }
    }
    await modules.use {
      for path in [ViewRoutePath.push(from: stage.home), .presentModally(from: stage.home)] {
        let error = await refusal(Unshowable.self) {
          _ = try await Router.to(view: Screen.self)?.perform(path: path)
        }
        #expect(error == .onScreen("Screen"))
      }
    }
    #expect(stage.stack.viewControllers == [stage.home])
  }

  @Test(
    "MR-20 Showing a screen that is in a hidden container is refused, and the screen stays in the container",
    arguments: [true, false])
  func contained(isPush: Bool) async throws {
    let (screen, container) = (Screen("kept"), UINavigationController())
    container.viewControllers = [screen]
    let path = isPush ? ViewRoutePath.push(from: stage.home) : .addAsChildViewController(from: stage.home)
    let error = try await ModuleRegistry { AnyViewRouter.register(forMakingView: Screen.self) { _ in screen } }.use {
      await refusal(Unshowable.self) { _ = try await Router.to(view: Screen.self)?.perform(path: path) }
    }
    #expect(error == .contained("Screen", in: "UINavigationController", .shown))
    #expect(screen.parent === container)
  }

  @Test("MR-20 A refusal by UIKit's rules has the same sentence for a module and a step")
  func sentences() async {
    stage.stack.present(Screen("over"), animated: false)
    let error = await refused(.presentModally(from: stage.home), Unshowable.self)
    #expect(
      error.map { "\($0). \($0.remedy)" }
        == "UINavigationController presents Screen already. Present from what is presented, or dismiss that first.")
  }

  @Test("EN-41 A module's action sheet without an anchor is not presented in a regular width")
  func actionSheet() async throws {
    let modules = try ModuleRegistry {
      AnyViewRouter.register(forMakingView: UIAlertController.self) { _ in
        UIAlertController(title: "?", message: nil, preferredStyle: .actionSheet)
      }
    }
    stage.window.simulate(horizontalSizeClass: .regular)
    await modules.use {
      await #expect {
        _ = try await Router.to(view: UIAlertController.self)?.perform(path: .presentModally(from: stage.home))
      } throws: {
        "\($0)".contains("UIAlertController is shown as a popover in this width, and points at nothing")
      }
    }
    #expect(stage.home.presentedViewController == nil)
  }

  @Test("MR-20 A view controller of the system is not accepted as a source")
  func systemControllers() async {
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    stage.home.present(alert, animated: false)
    for path in [ViewRoutePath.presentModally(from: alert), .show(from: alert), .addAsChildViewController(from: alert)]
    {
      #expect(await refused(path) == .ownedBySystem("UIAlertController"))
    }
    #expect(alert.presentedViewController == nil)
    #expect(alert.children.isEmpty)
  }

  @Test("MR-20 UIKit's containers, lists and plain screens are accepted as sources, its other controllers are not")
  func madeByUIKit() {
    let sources = [
      UIViewController(), UITableViewController(style: .plain), UINavigationController(), UITabBarController(),
      UISplitViewController(), UIPageViewController(), Screen("own"),
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
    ]
    for source in sources { #expect(!source.belongsToSystem, "\(type(of: source))") }
    for source in sources where type(of: source) != Screen.self {
      #expect(!source.belongsToSystem(whereMadeByUIKit: true), "\(type(of: source))")
    }
    let search = UISearchController(searchResultsController: nil)
    #expect(search.belongsToSystem(whereMadeByUIKit: true))
    #expect(!search.belongsToSystem(whereMadeByUIKit: false))
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    #expect(alert.belongsToSystem)
  }

  @Test("MR-20 A released source is refused")
  func goneSource() async {
    var source: Screen? = Screen("gone")
    let path = ViewRoutePath.push(from: source ?? Screen())
    source = nil
    #expect(await refused(path) == .sourceIsGone(path: "push"))
  }

  @Test("MR-20 Routes and steps wait for each other in the queue of the window")
  func queue() throws {
    let stage = Stage(mode: .manual)
    var ended: [String] = []
    modules.use {
      for number in 1...3 {
        Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home)) { _ in
        } completion: {
          ended.append("\(number) \($0.isArrival)")
        }
      }
    }
    Router(window: stage.window).navigate(.back) { ended.append("back \($0.isArrival)") }
    #expect(stage.stack.viewControllers.count == 2, "the first is under way, the others wait")
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(ended == ["1 true", "2 true", "3 true", "back true"])
    #expect(stage.stack.viewControllers.count == 3)
  }

  @Test("MR-20 A route that fails midway restores the same view controllers")
  func rollback() async throws {
    final class Failing: ViewRouter<EditorScreen, ViewRouteConfiguration> {
      struct No: Error {}
      override class func registerRoutableDestination() { registerView(EditorScreen.self) }
      override func destination(with configuration: ViewRouteConfiguration) -> EditorScreen? { EditorScreen() }
      override func performCustomRoute(
        on destination: EditorScreen, from source: UIViewController, configuration: ViewRouteConfiguration,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        source.navigationController?.setViewControllers([destination], animated: false)
        completion(.failure(No()))
      }
    }
    let before = stage.window.snapshot()
    try await ModuleRegistry { Failing.self }.use {
      await #expect(throws: NavigationFailure.self) {
        _ = try await Router.to(view: EditorScreen.self)?.perform(path: .custom(from: stage.home))
      }
    }
    #expect(stage.window.snapshot() == before)
  }

  @Test("MR-20 A route asks the screens that would leave whether they may be left")
  func leaving() async {
    final class Kept: UIViewController, RoutingInterceptable { let canBeDismissed = false }
    stage.home.present(Kept(), animated: false)
    await modules.use {
      do {
        _ = try await Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home))
        Issue.record("was not asked")
      } catch {
        guard case NavigationInterruption.blocked(by: .screen("Kept")) = error else {
          Issue.record("\(error)")
          return
        }
      }
    }
    #expect(stage.stack.viewControllers == [stage.home])
  }

  @Test("MR-20 The plan of a route describes the changes that it then makes")
  func plan() throws {
    stage.stack.present(Screen("over"), animated: false)
    let plan = try modules.use {
      try stage.router.plan(.module(RoutableView<any Showing>(), path: .push(from: stage.home)))
    }
    #expect(
      "\(plan)" == """
        plan for ShowingRouter by push
          begins at: UINavigationController (UINavigationController)
          will:      build ShowingRouter
          will:      dismiss Screen
          will:      put ShowingRouter into UINavigationController
          leaves:    Screen
        """)
    #expect(stage.stack.presentedViewController != nil)
  }

  @Test("MR-20 An alert can be presented, but not pushed or added")
  func alerts() async throws {
    let modules = try ModuleRegistry {
      AnyViewRouter.register(forMakingView: UIAlertController.self) { _ in
        UIAlertController(title: "?", message: nil, preferredStyle: .alert)
      }
    }
    try await modules.use {
      for path in [ViewRoutePath.push(from: stage.home), .show(from: stage.home)] {
        let error = await refusal(Unshowable.self) {
          _ = try await Router.to(view: UIAlertController.self)?.perform(path: path)
        }
        #expect(error == .unpushable("UIAlertController"))
      }
      let child = await refusal(Unshowable.self) {
        let route = Router.to(view: UIAlertController.self)
        _ = try await route?.perform(path: .addAsChildViewController(from: stage.home))
      }
      #expect(child == .uncontainable("UIAlertController", in: "Screen"))
      _ = try await Router.to(view: UIAlertController.self)?.perform(path: .presentModally(from: stage.home))
    }
    #expect(stage.home.presentedViewController is UIAlertController)
  }

  @Test("MR-20 A push or a removal that UIKit does not perform fails, and the states are unchanged")
  func swallowed() async throws {
    let stack = FrozenStack(rootViewController: Screen("first"))
    stage.window.rootViewController = stack
    stack.isFrozen = true
    var states: [RouteState] = []
    let router = modules.use {
      Router.perform(to: RoutableView<any Showing>(), path: .push(from: stack)) { config in
        config.stateNotifier = { states.append($1) }
      }
    }
    #expect(router?.state == .unrouted)
    #expect(stack.viewControllers.count == 1)
    stack.isFrozen = false
    try await router?.performRoute()
    #expect(router?.state == .routed)
    stack.isFrozen = true
    await #expect(throws: NavigationFailure.self) { try await router?.removeRoute() }
    #expect(router?.state == .routed)
    #expect(stack.viewControllers.count == 2)
    stack.isFrozen = false
    stage.window.perform(.back("first"))
    #expect(states == [.routing, .unrouted, .routing, .routed, .removing, .routed, .removed])
  }

  @Test("MR-20 A router that is routing refuses to begin again")
  func twice() async throws {
    let stage = Stage(mode: .manual)
    let router = modules.use { Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home)) }
    let error = await refusal { try await router?.performRoute() }
    #expect(error == .isBusy(router: "ShowingRouter", state: .routing))
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(stage.stack.viewControllers.count == 2)
    #expect(router?.state == .routed)
  }

  @Test(
    "MR-21 While a route is routing, a second call calls its own handlers, and the first call keeps its handlers"
  )
  func handlersOfTwoCalls() async throws {
    let stage = Stage(mode: .manual)
    var heard: [String] = []
    let router = modules.use {
      Router.perform(
        to: RoutableView<any Showing>(), path: .push(from: stage.home),
        successHandler: { _ in heard.append("first arrived") }, errorHandler: { _ in heard.append("first failed") })
    }
    router?.performRoute(
      completion: { heard.append($0.failure == nil ? "second arrived" : "second refused") },
      successHandler: { _ in heard.append("second succeeded") }, errorHandler: { _ in heard.append("second failed") })
    #expect(heard == ["second failed", "second refused"])
    #expect(await refusal { try await router?.performRoute() } == .isBusy(router: "ShowingRouter", state: .routing))
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(heard == ["second failed", "second refused", "first arrived"])
  }

  @Test("MR-21 A route that its state listener performs again keeps the handlers of the first call")
  func handlersWhileTold() {
    let stage = Stage(mode: .manual)
    var heard: [String] = []
    var router: DestinationViewRouter<any Showing>?
    router = modules.use {
      Router.perform(
        to: RoutableView<any Showing>(), path: .push(from: stage.home),
        configuring: { config in
          config.stateNotifier = { _, new in
            if new == .routed { router?.performRoute(errorHandler: { _ in heard.append("second refused") }) }
          }
        },
        successHandler: { _ in heard.append("first arrived") }, errorHandler: { _ in heard.append("first failed") })
    }
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(heard == ["second refused", "first arrived"])
  }

  @Test("MR-20 A push from a tab behind More happens on the user's stack")
  func more() async throws {
    let tabs = UITabBarController()
    let screens = (1...7).map { Screen("\($0)") }
    tabs.viewControllers = screens
    stage.window.rootViewController = tabs
    tabs.selectedIndex = 6
    let misuses = MisuseLog()
    try await UIKitMisuse.$log.withValue(misuses) {
      let (shown, router) = try await modules.use {
        try await Router.perform(to: RoutableView<any Showing>(), path: .push(from: screens[6]))
      }
      #expect(screens[6].navigationController?.topViewController === shown)
      try await router.removeRoute()
      #expect(screens[6].navigationController?.topViewController === screens[6])
    }
    #expect(misuses.entries.isEmpty)
  }
}
