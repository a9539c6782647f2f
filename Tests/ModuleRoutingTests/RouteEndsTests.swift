import ModuleRouting
import TestStage
import Testing
import Wayfinder

/// Tests of the outcome of routes while other code changes the tree.
@Suite struct RouteEndsTests {
  /// A router that is notified of every route to its class.
  final class WatchingRouter: ViewRouter<ShowingScreen, ViewRouteConfiguration> {
    static var notifications: [String] = []
    static var removed: [ObjectIdentifier] = []

    override class func registerRoutableDestination() { registerView(ShowingScreen.self) }

    override class func router(_ router: AnyViewRouter, willRemoveRouteOn destination: Any) {
      notifications.append("will remove")
    }

    override class func router(_ router: AnyViewRouter, didRemoveRouteOn destination: Any) {
      notifications.append("did remove")
      removed.append(ObjectIdentifier(destination as AnyObject))
    }
  }

  /// A screen that shows others in a stack that is not visible.
  final class Hiding: UIViewController {
    var hidden: UINavigationController?

    override func show(_ vc: UIViewController, sender: Any?) {
      hidden?.pushViewController(vc, animated: false)
    }
  }

  /// A screen that ignores requests to show others.
  final class Swallowing: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {}

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  }

  /// A screen that leaves together with the screens that it pushes, as soon as it has appeared.
  final class Fleeting: UIViewController, Sharing {
    final class Above: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.popToRootViewController(animated: true)
      }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      navigationController?.pushViewController(Above(), animated: true)
    }
  }

  let stage = Stage()
  let modules: ModuleRegistry

  init() throws {
    modules = try ModuleRegistry {
      ShowingRouter.self
      WatchingRouter.self
      AnyViewRouter.register(RoutableView<any Sharing>(), forMakingView: Fleeting.self) { _ in Fleeting() }
    }
  }

  @Test("MR-20 A show or showDetail that the source ignores fails, because the destination is not visible")
  func swallowed() async throws {
    let source = Swallowing()
    stage.stack.setViewControllers([source], animated: false)
    for path in [ViewRoutePath.show(from: source), .showDetail(from: source)] {
      do {
        _ = try await modules.use { try await Router.perform(to: RoutableView<any Showing>(), path: path) }
        Issue.record("arrived nowhere")
      } catch let failure as NavigationFailure {
        #expect(failure.reason as? NavigationError == .destinationNotVisible("ShowingScreen"), "\(failure)")
      }
    }
    #expect(stage.stack.viewControllers == [source])
    #expect(stage.stack.presentedViewController == nil)
  }

  @Test("MR-20 A show of the destination in an invisible stack fails, and is undone")
  func hidden() async {
    let (source, hidden) = (Hiding(), UINavigationController(rootViewController: Screen("other tab")))
    source.hidden = hidden
    let tabs = UITabBarController()
    tabs.viewControllers = [source, hidden]
    stage.window.rootViewController = tabs
    do {
      _ = try await modules.use {
        try await Router.perform(to: RoutableView<any Showing>(), path: .show(from: source))
      }
      Issue.record("arrived where nobody sees it")
    } catch {
      let reason = (error as? NavigationFailure)?.reason as? NavigationError
      #expect(reason == .destinationNotVisible("ShowingScreen"), "\(error)")
    }
    #expect(hidden.viewControllers.count == 1)
    #expect(tabs.selectedViewController === source)
  }

  @Test(
    "MR-25 If other code removes the destination while its removal is queued, the routers of its class are notified")
  func takenMeanwhile() {
    WatchingRouter.notifications = []
    let router = modules.use { Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home)) }
    stage.window.transitionScheduler = TransitionScheduler(.manual)
    stage.stack.pushViewController(Screen("above"), animated: true)
    var ended = 0
    router?.removeRoute { _ in ended += 1 }
    stage.stack.popToRootViewController(animated: true)
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(ended == 1)
    #expect(router?.state == .removed)
    #expect(WatchingRouter.notifications == ["did remove"])
  }

  @Test("MR-25 A route that its listener performs again reports the screen that left, not the new one")
  func performedOnceRemoved() throws {
    WatchingRouter.removed = []
    var router: DestinationViewRouter<any Showing>?
    router = modules.use {
      Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home)) { config in
        config.stateNotifier = { _, new in
          if new == .removed { router?.performRoute() }
        }
      }
    }
    let first = try #require(stage.stack.topViewController as? ShowingScreen)
    stage.window.perform(.back("home"))
    let second = try #require(stage.stack.topViewController as? ShowingScreen)
    #expect(second !== first)
    #expect(router?.state == .routed)
    #expect(WatchingRouter.removed == [ObjectIdentifier(first)])
  }

  @Test("MR-26 A router shows an existing destination once, and makes a new one when it performs again")
  func givenOnce() async throws {
    try await modules.use {
      let route = try Router.route(to: RoutableView<any Showing>())
      let given = ShowingScreen()
      let router = try await route.perform(on: given, path: .push(from: stage.home))
      #expect(stage.stack.topViewController === given)
      try await router.removeRoute()
      let second = try await router.performRoute() as? ShowingScreen
      #expect(second != nil)
      #expect(second !== given)
      #expect(stage.stack.topViewController === second)
    }
  }

  @Test("MR-23 Each reported state follows from the one before and differs from it, even if the screen leaves at once")
  func toldChanges() {
    stage.window.transitionScheduler = TransitionScheduler(.manual)
    var states: [RouteState] = [.unrouted]
    let router = modules.use {
      Router.perform(to: RoutableView<any Sharing>(), path: .push(from: stage.home)) { config in
        config.stateNotifier = { old, new in
          #expect(old == states.last, "\(old) to \(new) after \(states)")
          #expect(old != new, "\(old) to \(new) after \(states)")
          states.append(new)
        }
      }
    }
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(stage.stack.viewControllers == [stage.home])
    #expect(states.last == .removed)
    #expect(router?.state == .removed)
  }
}
