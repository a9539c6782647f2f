import ModuleRouting
import TestStage
import Testing
import Wayfinder

/// Tests of a removal, which asks the destination and removes it from its current position.
@Suite struct CurrentPositionTests {
  /// A screen that must not be left.
  final class Kept: UIViewController, Sharing, RoutingInterceptable {
    var canBeDismissed = false
  }

  /// A screen that asks its user whether it may be left.
  final class Asked: UIViewController, Printing, LeaveConfirming {
    var answer = false
    private(set) var asked = 0

    func mayLeave() async -> Bool {
      asked += 1
      return answer
    }
  }

  let stage = Stage()
  let modules: ModuleRegistry

  init() throws {
    modules = try ModuleRegistry(reportingTo: { _ in }) {
      ShowingRouter.self
      AnyViewRouter.register(RoutableView<any Sharing>(), forMakingView: Kept.self) { _ in Kept() }
      AnyViewRouter.register(RoutableView<any Printing>(), forMakingView: Asked.self) { _ in Asked() }
    }
  }

  private func show(_ path: ViewRoutePath) async throws -> (
    screen: UIViewController, router: DestinationViewRouter<any Showing>
  ) {
    let (destination, router) = try await modules.use {
      try await Router.perform(to: RoutableView<any Showing>(), path: path)
    }
    return (try #require(destination as? UIViewController), router)
  }

  /// Returns the name of the screen that refused a removal.
  private func holder(of removal: () async throws -> Void) async -> String? {
    do {
      try await removal()
    } catch NavigationInterruption.blocked(by: .screen(let name)) {
      return name
    } catch {
      Issue.record("\(error)")
    }
    return nil
  }

  @Test("MR-22 A child that must not be left stays a child, and its route stays routed")
  func keptChild() async throws {
    let (shared, router) = try await modules.use {
      try await Router.perform(to: RoutableView<any Sharing>(), path: .addAsChildViewController(from: stage.home))
    }
    let kept = try #require(shared as? Kept)
    #expect(await holder { try await router.removeRoute() } == "Kept")
    #expect(kept.parent === stage.home)
    #expect(kept.view.superview === stage.home.view)
    #expect(router.state == .routed)
    kept.canBeDismissed = true
    try await router.removeRoute()
    #expect(kept.parent == nil)
    #expect(router.state == .removed)
  }

  @Test("MR-22 A child is asked whether it may be left before its removal")
  func askedChild() async throws {
    let (printing, router) = try await modules.use {
      try await Router.perform(to: RoutableView<any Printing>(), path: .addAsChildViewController(from: stage.home))
    }
    let asked = try #require(printing as? Asked)
    #expect(await holder { try await router.removeRoute() } == "Asked")
    #expect(asked.asked == 1)
    #expect(asked.parent === stage.home)
    asked.answer = true
    try await router.removeRoute()
    #expect(asked.asked == 2)
    #expect(asked.parent == nil)
  }

  @Test("MR-22 A removal keeps the container if the app has moved the destination out of it")
  func leftItsContainer() async throws {
    let (screen, router) = try await show(.presentModally(from: stage.home).wrapped(in: .navigationController))
    let container = try #require(screen.navigationController)
    container.setViewControllers([Screen("other")], animated: false)
    stage.stack.pushViewController(screen, animated: false)
    #expect(router.state == .routed)
    #expect(router.canRemove == .removable(by: .pop))
    try await router.removeRoute()
    #expect(stage.stack.viewControllers == [stage.home])
    #expect(stage.stack.presentedViewController === container)
    #expect(container.viewControllers.count == 1)
  }

  @Test("MR-22 A removal takes the whole container if the app has pushed another screen above the destination")
  func stillInItsContainer() async throws {
    let (screen, router) = try await show(.presentModally(from: stage.home).wrapped(in: .navigationController))
    screen.navigationController?.pushViewController(Screen("other"), animated: false)
    try await router.removeRoute()
    #expect(stage.stack.presentedViewController == nil)
    #expect(router.state == .removed)
  }

  @Test("MR-22 A removal takes the destination out of the window to which the app has moved it")
  func anotherWindow() async throws {
    let other = Stage()
    let (screen, router) = try await show(.push(from: stage.home))
    stage.stack.popViewController(animated: false)
    #expect(router.state == .removed)
    other.stack.pushViewController(screen, animated: false)
    #expect(router.state == .routed)
    #expect(router.canRemove == .removable(by: .pop))
    stage.stack.pushViewController(Screen("stays"), animated: false)
    try await router.removeRoute()
    #expect(other.stack.viewControllers == [other.home])
    #expect(router.state == .removed)
    #expect(stage.stack.viewControllers.count == 2)
  }

  @Test("MR-23 A destination that other code is removing is no longer on screen")
  func onItsWayOff() async throws {
    let (screen, router) = try await show(.presentModally(from: stage.home))
    stage.window.transitionScheduler = TransitionScheduler(.manual)
    stage.home.dismiss(animated: true)
    #expect(screen.isBeingDismissed)
    #expect(router.state == .removed)
    #expect(router.canRemove == .notRemovable(because: .notOnScreen("ShowingScreen")))
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(router.state == .removed)
  }

  @Test("MR-22 A removal takes a view out of the window to which the app has moved it, regardless of the first window")
  func viewInAnotherWindow() async throws {
    final class Badge: UIView, First.Named {}
    let other = Stage()
    let modules = try ModuleRegistry(reportingTo: { _ in }) {
      AnyViewRouter.register(RoutableView<any First.Named>(), forMakingView: Badge.self) { _ in Badge() }
    }
    let (badge, router) = try await modules.use {
      try await Router.perform(to: RoutableView<any First.Named>(), path: .addAsSubview(from: stage.home.view))
    }
    let view = try #require(badge as? UIView)
    other.home.view.addSubview(view)
    stage.window.isHidden = true
    var outcome: Outcome<Void>?
    router.removeRoute { outcome = $0 }
    #expect(outcome?.value != nil)
    #expect(view.superview == nil)
  }

  @Test(
    "RC-25 A destination that forbids leaving stays, without a question to its user",
    arguments: [true, false])
  func forbidden(isChild: Bool) async throws {
    final class Both: UIViewController, First.Named, RoutingInterceptable, LeaveConfirming {
      var canBeDismissed: Bool { false }
      var asked = 0

      func mayLeave() async -> Bool {
        asked += 1
        return true
      }
    }
    let modules = try ModuleRegistry(reportingTo: { _ in }) {
      AnyViewRouter.register(RoutableView<any First.Named>(), forMakingView: Both.self) { _ in Both() }
    }
    let path: ViewRoutePath = isChild ? .addAsChildViewController(from: stage.home) : .presentModally(from: stage.home)
    let (named, router) = try await modules.use {
      try await Router.perform(to: RoutableView<any First.Named>(), path: path)
    }
    #expect(await holder { try await router.removeRoute() } == "Both")
    #expect((named as? Both)?.asked == 0)
    #expect(router.state == .routed)
  }
}
