import ModuleRouting
import TestStage
import Testing
import Wayfinder

/// Tests of the handlers, routers and guards of a performance.
@Suite struct NotificationTests {
  let stage = Stage()

  // MARK: Handlers

  @Test("MR-21 The handlers of the configuration are called for every performance, and the handlers of a call for one")
  func handlers() async throws {
    let modules = try ModuleRegistry { ShowingRouter.self }
    var heard: [String] = []
    let router = modules.use {
      Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home)) { config in
        config.successHandler = { _ in heard.append("success") }
        config.errorHandler = { _ in heard.append("error") }
        config.completionHandler = { heard.append("completion \($0.isArrival)") }
      } completion: {
        heard.append("call \($0.isArrival)")
      }
    }
    #expect(heard == ["success", "completion true", "call true"])
    heard = []
    router?.performRoute { _ in }
    #expect(heard == ["error", "completion false"])
    heard = []
    try await router?.removeRoute()
    router?.performRoute { heard.append("second call \($0.isArrival)") }
    #expect(heard == ["success", "completion true", "second call true"])
  }

  @Test("MR-21 Making a destination calls the handlers too, and a call for an unregistered module receives the reason")
  func handlersOfMaking() throws {
    let modules = try ModuleRegistry(reportingTo: { _ in }) { EditorModule.self }
    var heard: [String] = []
    modules.use {
      Router.makeDestination(to: RoutableView<any EditorInput>()) { config in
        config.successHandler = { heard.append("made \($0 is EditorScreen)") }
      }
      Router.perform(to: RoutableView<any Printing>(), path: .push(from: stage.home)) { _ in
      } completion: { outcome in
        if outcome.refusal == .notRegistered("RoutableView<Printing>()") { heard.append("refused") }
      }
      Router.perform(to: RoutableViewModule<any EditorModuleInput>(), path: .push(from: stage.home)) { config in
        (config as? ViewRouteConfiguration)?.errorHandler = { _ in heard.append("no parameters") }
      }
    }
    #expect(heard == ["made true", "refused", "no parameters"])
  }

  @Test("MR-21 A call during the preparation of another call calls only its own handlers")
  func calledWhilePreparing() throws {
    var heard: [String] = []
    var router: DestinationViewRouter<any Showing>?
    router = try ModuleRegistry { ShowingRouter.self }.use {
      Router.perform(to: RoutableView<any Showing>(), path: .makeDestination) { config in
        config.prepareDestination = { _ in
          router?.performRoute(successHandler: { _ in heard.append("second") })
        }
      }
    }
    router?.performRoute(successHandler: { _ in heard.append("first") })
    #expect(heard == ["second", "first"])
  }

  @Test("MR-21 The async forms return destination and router together")
  func asyncForms() async throws {
    try await ModuleRegistry { EditorModule.self }.use {
      let (editor, router) = try await Router.perform(
        to: RoutableViewModule<any EditorModuleInput>(), path: .push(from: stage.home)
      ) { $0.makeDestinationWith(Draft(text: "a"), 1) }
      #expect(router.destination === editor)
      #expect(router.state == .routed)
    }
  }

  @Test("MR-21 A cancelled task ends the request, and its handlers receive that outcome")
  func cancelling() async throws {
    let hidden = Stage()
    hidden.window.isHidden = true
    let modules = try ModuleRegistry { ShowingRouter.self }
    var heard: [String] = []
    let task = Task {
      try await modules.use {
        try await Router.perform(to: RoutableView<any Showing>(), path: .push(from: hidden.home)) { config in
          config.errorHandler = { heard.append($0 is CancellationError ? "cancelled" : "\($0)") }
        }.router.state
      }
    }
    let began = Task { task.cancel() }
    await began.value
    await #expect(throws: CancellationError.self) { _ = try await task.value }
    #expect(heard == ["cancelled"])
    #expect(hidden.stack.viewControllers == [hidden.home])
  }

  // MARK: Callbacks and guards

  /// A router that is notified of every route to its class.
  final class WatchingRouter: ViewRouter<ShowingScreen, ViewRouteConfiguration> {
    static var notifications: [String] = []

    override class func registerRoutableDestination() { registerView(ShowingScreen.self) }
    override class func router(_ router: AnyViewRouter, willPerformRouteOn destination: Any) {
      notifications.append("will perform \((destination as? UIViewController)?.parent == nil)")
    }
    override class func router(_ router: AnyViewRouter, didPerformRouteOn destination: Any) {
      notifications.append("did perform \((destination as? UIViewController)?.parent != nil)")
    }
    override class func router(_ router: AnyViewRouter, willRemoveRouteOn destination: Any) {
      notifications.append("will remove")
    }
    override class func router(_ router: AnyViewRouter, didRemoveRouteOn destination: Any) {
      notifications.append("did remove")
    }
  }

  @Test("MR-25 All routers of a destination's class are notified before and after each performance and removal")
  func callbacks() async throws {
    let modules = try ModuleRegistry {
      ShowingRouter.self
      WatchingRouter.self
      AnyViewRouter.register(RoutableView<any Printing>(), forMakingView: DerivedScreen.self) { _ in DerivedScreen() }
    }
    WatchingRouter.notifications = []
    let all = ["will perform true", "did perform true", "will remove", "did remove"]
    try await modules.use {
      let router = try await Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home)).router
      try await router.removeRoute()
      #expect(WatchingRouter.notifications == all)
      WatchingRouter.notifications = []
      try await Router.perform(to: RoutableView<any Printing>(), path: .push(from: stage.home)).router.removeRoute()
      #expect(WatchingRouter.notifications == all, "also for a class derived from it")
      WatchingRouter.notifications = []
      _ = try await Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home))
      stage.window.perform(.back("home"))
      #expect(WatchingRouter.notifications == ["will perform true", "did perform true", "did remove"])
    }
  }

  final class DerivedScreen: ShowingScreen, Printing {}

  /// A guard that records the visits that it is asked about.
  struct Asking: AnsweringInterceptor {
    let name: String
    let refuses: Bool
    let log: @MainActor (String) -> Void

    func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {
      log("\(name) \(context is ModuleVisit)")
      completion(refuses ? .failure(No()) : .success)
    }

    struct No: Error {}
  }

  @Test("MR-25 Guards are asked in the order of their registration, and none replaces another")
  func guards() async throws {
    var asked: [String] = []
    func modules(refusing: Bool) throws -> ModuleRegistry {
      try ModuleRegistry {
        ShowingRouter.self
        AnyViewRouter.register(interceptor: Asking(name: "a", refuses: false) { asked.append($0) }, named: "first")
        AnyViewRouter.register(interceptor: Asking(name: "b", refuses: refusing) { asked.append($0) }, named: "second")
      }
    }
    _ = try await modules(refusing: false).use {
      try await Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home))
    }
    #expect(asked == ["a true", "b true"])
    #expect(stage.stack.viewControllers.count == 2)
    do {
      _ = try await modules(refusing: true).use {
        try await Router.perform(to: RoutableView<any Showing>(), path: .push(from: stage.home))
      }
      Issue.record("was not refused")
    } catch {
      guard case NavigationInterruption.blocked(by: .refusal(by: "second", reason: _)) = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(stage.stack.viewControllers.count == 2)
  }

  @Test("MR-25 A second guard of the same name is refused at registration")
  func guardNames() {
    let error = #expect(throws: ModuleRegistrationError.self) {
      try ModuleRegistry {
        AnyViewRouter.register(interceptor: Asking(name: "a", refuses: false) { _ in }, named: "login")
        AnyViewRouter.register(interceptor: Asking(name: "b", refuses: false) { _ in }, named: "login")
      }
    }
    #expect(error?.problems == [.duplicateGuard("login")])
  }

  // MARK: Existing destinations

  @Test("MR-26 A router prepares and shows an existing destination")
  func madeElsewhere() async throws {
    try await ModuleRegistry { PreparingRouter.self }.use {
      let route = try #require(Router.to(view: EditorScreen.self))
      let prepared = EditorScreen()
      try route.prepare(prepared) { config in config.prepareDestination = { $0.helpers.append("caller") } }
      #expect(prepared.helpers == ["caller", "router", "finished"])
      let shown = EditorScreen()
      let router = try await route.perform(on: shown, path: .push(from: stage.home))
      #expect(stage.stack.topViewController === shown)
      #expect(shown.helpers == ["router", "finished"])
      #expect(router.state == .routed)
    }
  }

  final class PreparingRouter: ViewRouter<EditorScreen, ViewRouteConfiguration> {
    override class func registerRoutableDestination() { registerView(EditorScreen.self) }
    override func prepareDestination(_ destination: EditorScreen, configuration: ViewRouteConfiguration) {
      destination.helpers.append("router")
    }
    override func didFinishPrepareDestination(_ destination: EditorScreen, configuration: ViewRouteConfiguration) {
      destination.helpers.append("finished")
    }
  }
}
