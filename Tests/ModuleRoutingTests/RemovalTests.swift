import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct RemovalTests {
  let stage = Stage()
  let modules: ModuleRegistry

  init() throws {
    modules = try ModuleRegistry {
      ShowingRouter.self
      PathTests.BadgeModule.self
    }
  }

  private func show(_ path: ViewRoutePath) async throws -> (
    destination: any Showing, router: DestinationViewRouter<any Showing>
  ) {
    try await modules.use { try await Router.perform(to: RoutableView<any Showing>(), path: path) }
  }

  @Test("MR-22 A removal pops a pushed screen and all screens above it")
  func pops() async throws {
    let router = try await show(.push(from: stage.home)).router
    stage.stack.pushViewController(Screen("above"), animated: false)
    #expect(router.canRemove == .removable(by: .pop))
    try await router.removeRoute()
    #expect(stage.stack.viewControllers == [stage.home])
    #expect(router.state == .removed)
  }

  @Test("MR-22 A removal dismisses a modal with its container and its own modal")
  func dismisses() async throws {
    let (shown, router) = try await show(.presentModally(from: stage.home).wrapped(in: .navigationController))
    (shown as? UIViewController)?.present(Screen("above"), animated: false)
    #expect(router.canRemove == .removable(by: .dismiss))
    try await router.removeRoute()
    #expect(stage.home.presentedViewController == nil)
    #expect(router.state == .removed)
  }

  @Test("MR-22 A removal takes a child out of its parent and a view out of its superview")
  func takesOut() async throws {
    let (shown, router) = try await show(.addAsChildViewController(from: stage.home))
    #expect(router.canRemove == .removable(by: .removeFromParent))
    try await router.removeRoute()
    #expect(stage.home.children.isEmpty)
    #expect((shown as? UIViewController)?.view.superview == nil)
    try await modules.use {
      let (badge, router) = try await Router.perform(
        to: RoutableView<any First.Named>(), path: .addAsSubview(from: stage.home.view))
      #expect(router.canRemove == .removable(by: .removeFromSuperview))
      try await router.removeRoute()
      #expect((badge as? UIView)?.superview == nil)
      #expect(router.state == .removed)
    }
  }

  @Test("MR-22 A removal undoes the actual result of showing: a push or a modal")
  func undoesWhatItWas() async throws {
    let pushed = try await show(.show(from: stage.home)).router
    #expect(pushed.canRemove == .removable(by: .pop))
    try await pushed.removeRoute()
    let alone = Screen("alone")
    stage.window.rootViewController = alone
    let presented = try await show(.show(from: alone)).router
    #expect(presented.canRemove == .removable(by: .dismiss))
    try await presented.removeRoute()
    #expect(alone.presentedViewController == nil)
  }

  @Test("MR-22 A removal finds a destination in the position to which the app has moved it")
  func followsTheApp() async throws {
    let (shown, router) = try await show(.push(from: stage.home))
    let screen = try #require(shown as? UIViewController)
    stage.stack.popViewController(animated: false)
    #expect(router.state == .removed)
    stage.home.present(screen, animated: false)
    #expect(router.state == .routed)
    #expect(router.canRemove == .removable(by: .dismiss))
    try await router.removeRoute()
    #expect(stage.home.presentedViewController == nil)
  }

  @Test("MR-22 A destination that the user or the app has removed cannot be removed again")
  func followsOthers() async throws {
    let pushed = try await show(.push(from: stage.home)).router
    stage.window.perform(.back("home"))
    #expect(pushed.state == .removed)
    let swiped = try await show(.presentModally(from: stage.home)).router
    stage.window.perform(.swipeDown)
    #expect(swiped.state == .removed)
    let dismissed = try await show(.presentModally(from: stage.home)).router
    stage.home.dismiss(animated: false)
    #expect(dismissed.state == .removed)
    for router in [pushed, swiped, dismissed] {
      guard case .notRemovable(.notOnScreen) = router.canRemove else {
        Issue.record("\(router.canRemove)")
        return
      }
    }
  }

  @Test("MR-22 An impossible removal returns its reason and calls every handler", arguments: [true, false])
  func cannotBeDone(isAsync: Bool) async throws {
    var heard: [String] = []
    let stack = UINavigationController()
    stage.home.present(stack, animated: false)
    let router = try await modules.use {
      try await Router.perform(to: RoutableView<any Showing>(), path: .push(from: stack)) {
        $0.errorHandler = { _ in heard.append("configuration") }
      }.router
    }
    stack.setViewControllers(stack.viewControllers + [Screen("above")], animated: false)
    let reason = ModuleRoutingError.firstOfItsStack("ShowingScreen")
    #expect(router.canRemove == .notRemovable(because: reason))
    if isAsync {
      #expect(await refusal { try await router.removeRoute() } == reason)
    } else {
      router.removeRoute { outcome in
        if case .failed(let failure) = outcome, failure.reason as? ModuleRoutingError == reason { heard.append("call") }
      }
    }
    #expect(heard == (isAsync ? ["configuration"] : ["configuration", "call"]))
    #expect(router.state == .routed)
    #expect(stack.viewControllers.count == 2)
  }

  @Test("MR-22 A screen that must not be left stays, and its route stays routed")
  func blocked() async throws {
    final class Kept: UIViewController, Sharing, RoutingInterceptable { var canBeDismissed = false }
    let modules = try ModuleRegistry {
      AnyViewRouter.register(RoutableView<any Sharing>(), forMakingView: Kept.self) { _ in Kept() }
    }
    let (kept, router) = try await modules.use {
      try await Router.perform(to: RoutableView<any Sharing>(), path: .push(from: stage.home))
    }
    do {
      try await router.removeRoute()
      Issue.record("was removed")
    } catch {
      guard case NavigationInterruption.blocked(by: .screen("Kept")) = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(stage.stack.topViewController === kept)
    #expect(router.state == .routed)
    (kept as? Kept)?.canBeDismissed = true
    try await router.removeRoute()
    #expect(stage.stack.viewControllers == [stage.home])
  }

  @Test("MR-22 A removal waits for its turn in the queue")
  func waits() async throws {
    let router = try await show(.push(from: stage.home)).router
    stage.window.transitionScheduler = TransitionScheduler(.manual)
    var ended: [String] = []
    stage.stack.pushViewController(Screen("above"), animated: true)
    router.removeRoute { ended.append("removed \($0.value != nil)") }
    #expect(ended.isEmpty)
    #expect(router.state == .removing)
    #expect(await refusal { try await router.removeRoute() } == .isBusy(router: "ShowingRouter", state: .removing))
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(ended == ["removed true"])
    #expect(stage.stack.viewControllers == [stage.home])
  }

  @Test("MR-22 While a removal is queued, the route returns the reason why another would be refused")
  func cannotBeRemovedTwice() async throws {
    let router = try await show(.push(from: stage.home)).router
    stage.window.transitionScheduler = TransitionScheduler(.manual)
    stage.stack.pushViewController(Screen("above"), animated: true)
    router.removeRoute { _ in }
    let reason = ModuleRoutingError.isBusy(router: "ShowingRouter", state: .removing)
    #expect(router.canRemove == .notRemovable(because: reason))
    #expect(await refusal { try await router.removeRoute() } == reason)
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(router.state == .removed)
  }

  @Test("MR-22 A queued removal fails if other code removes the destination first, and its state is removed")
  func takenMeanwhile() throws {
    let stage = Stage()
    var (states, ended): ([RouteState], [ModuleRoutingError?]) = ([], [])
    let router = modules.use {
      Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home)) { config in
        config.stateNotifier = { states.append($1) }
      }
    }
    stage.window.transitionScheduler = TransitionScheduler(.manual)
    stage.stack.pushViewController(Screen("above"), animated: true)
    router?.removeRoute { outcome in
      if case .failed(let failure) = outcome { ended.append(failure.reason as? ModuleRoutingError) }
    }
    stage.stack.popToRootViewController(animated: true)
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(ended == [.notOnScreen("ShowingScreen")])
    #expect(stage.stack.viewControllers == [stage.home])
    #expect(states == [.routing, .routed, .removing, .removed])
  }

  // MARK: States

  @Test("MR-23 The states unrouted, routing, routed, removing and removed are reported in this order")
  func states() {
    let stage = Stage(mode: .manual)
    var states: [RouteState] = []
    let router = modules.use {
      Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home)) { config in
        config.stateNotifier = { old, new in
          if states.isEmpty { states.append(old) }
          #expect(states.last == old)
          states.append(new)
        }
      }
    }
    #expect(router?.state == .routing)
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(router?.state == .routed)
    router?.removeRoute()
    #expect(router?.state == .removing)
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(router?.state == .removed)
    #expect(states == [.unrouted, .routing, .routed, .removing, .removed])
  }

  @Test("MR-23 A route that fails returns to its previous state")
  func backOnError() async throws {
    var states: [RouteState] = []
    let router = modules.use {
      Router.perform(
        to: RoutableView<any Showing>(), path: .presentModally(from: stage.home).wrapped(in: .navigationController)
      ) { $0.stateNotifier = { states.append($1) } }
    }
    stage.home.dismiss(animated: false)
    #expect(router?.state == .removed)
    stage.home.present(Screen("over"), animated: false)
    #expect(
      await refusal(Unshowable.self) { try await router?.performRoute() }
        == .presenterIsBusy("UINavigationController", presented: "Screen"))
    #expect(router?.state == .removed)
    #expect(states == [.routing, .routed, .removed, .routing, .removed])
  }

  @Test("MR-23 A change by the user is reported like any other")
  func heardFromTheUser() {
    var states: [RouteState] = []
    modules.use {
      Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home)) {
        $0.stateNotifier = { states.append($1) }
      }
    }
    stage.window.perform(.back("home"))
    #expect(states == [.routing, .routed, .removed])
  }

  @Test("MR-23 A route performed again while its destination is leaving reports removed and then routing")
  func againOnTheWayOff() throws {
    let stage = Stage(mode: .manual)
    var states: [RouteState] = [.unrouted]
    let router = try #require(
      modules.use {
        Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home)) { config in
          config.stateNotifier = { old, new in
            #expect(old == states.last, "\(old) to \(new) after \(states)")
            states.append(new)
          }
        }
      })
    stage.window.transitionScheduler.advanceUntilIdle()
    stage.stack.popViewController(animated: true)
    router.performRoute()
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(states == [.unrouted, .routing, .routed, .removed, .routing, .routed])
    #expect(router.state == .routed)
    #expect(stage.stack.viewControllers.count == 2)
  }

  @Test("MR-23 A destination that app code shows again is reported as routed before it is removing")
  func shownByTheApp() async throws {
    var states: [RouteState] = []
    let router = try #require(
      modules.use {
        Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home)) {
          $0.stateNotifier = { states.append($1) }
        }
      })
    let screen = try #require(stage.stack.topViewController)
    stage.window.perform(.back("home"))
    stage.home.present(screen, animated: false)
    try await router.removeRoute()
    #expect(states == [.routing, .routed, .removed, .routed, .removing, .removed])
  }

  @Test("MR-23 A kept router performs again after the removal, and not while its destination is on screen")
  func again() async throws {
    let (first, router) = try await show(.push(from: stage.home))
    #expect(
      await refusal { try await router.performRoute() } == .isBusy(router: "ShowingRouter", state: .routed))
    try await router.removeRoute()
    let second = try await router.performRoute() as? ShowingScreen
    #expect(second != nil)
    #expect(second !== first)
    #expect(stage.stack.topViewController === second)
    try await router.removeRoute()
    try await router.performRoute(path: .presentModally(from: stage.home))
    #expect(stage.home.presentedViewController is ShowingScreen)
  }

  @Test("MR-23 A router keeps no reference to a removed destination")
  func lifetime() async throws {
    weak var destination: UIViewController?
    let router = try await show(.push(from: stage.home)).router
    destination = stage.stack.topViewController
    #expect(destination != nil)
    try await router.removeRoute()
    #expect(destination == nil)
    #expect(router.destination == nil)
  }

  @Test("MR-23 A router without an owner lives as long as its destination is on screen")
  func routerLifetime() async throws {
    weak var router: AnyViewRouter?
    router = try await show(.push(from: stage.home)).router.untyped
    #expect(router?.state == .routed)
    stage.window.perform(.back("home"))
    #expect(router == nil)
  }

  @Test("MR-23 A module with parameters is made again from the same parameters")
  func againFromParameters() async throws {
    let (first, router) = try await ModuleRegistry { EditorModule.self }.use {
      try await Router.perform(to: RoutableViewModule<any EditorModuleInput>(), path: .push(from: stage.home)) {
        $0.makeDestinationWith(Draft(text: "a"), 7)
      }
    }
    try await router.removeRoute()
    let second = try await router.performRoute() as? EditorScreen
    #expect(second !== first)
    #expect(second?.line == 7)
    #expect(second?.log == ["configuration"])
  }
}
