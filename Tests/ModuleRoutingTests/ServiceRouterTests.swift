import ModuleRouting
import TestStage
import Testing
import Wayfinder

/// Tests of services that routers perform, and of the routers that callers keep.
@Suite struct ServiceRouterTests {
  let modules: ModuleRegistry

  init() throws {
    modules = try ModuleRegistry(reportingTo: { _ in }) {
      Services.self
      SlowCounterRouter.self
      AnyServiceRouter.register(RoutableService<any Counting>(), forMakingService: Counter.self) { _ in
        throw Broken()
      }
    }
  }

  struct Broken: Error {}

  @Test("MR-32 A service is performed on any actor, and its router has the service")
  @concurrent nonisolated func performed() async throws {
    try modules.use {
      let router = try #require(Router.perform(to: RoutableService<any Formatting>()))
      #expect(router.state == .routed)
      #expect(router.destination?.format(3) == "3 EUR")
    }
  }

  @Test("MR-32 A kept router of a service performs again and makes another service")
  func again() throws {
    try modules.use {
      let router = try #require(Router.to(RoutableService<any Ticking>())?.perform())
      let first = router.destination
      #expect(first == nil, "nobody holds it")
      #expect(router.state == .removed, "nobody holds it")
      let second = router.performRoute().value
      #expect(second != nil)
      #expect(router.destination === second)
      #expect(router.state == .routed)
      #expect(router.performRoute().value !== second)
    }
  }

  @Test("MR-32 A service's router reports its states, and returns to the previous one after an error")
  func states() {
    modules.use {
      var states: [RouteState] = []
      let failing = Router.perform(to: RoutableService<any Counting>()) { config in
        config.stateNotifier = { states += [$0, $1] }
      }
      #expect(states == [.unrouted, .routing, .routing, .unrouted])
      #expect(failing?.state == .unrouted)
      states = []
      var kept: [any Ticking] = []
      let router = Router.perform(to: RoutableService<any Ticking>()) { config in
        config.stateNotifier = { states += [$0, $1] }
        config.successHandler = { kept.append($0) }
      }
      #expect(states == [.unrouted, .routing, .routing, .routed])
      #expect(router?.state == .routed)
      kept = []
      #expect(router?.state == .removed)
      #expect(router?.destination == nil)
    }
  }

  @Test("MR-32 A service's router refuses to perform while it is making")
  func busy() throws {
    var refusals: [ModuleRoutingError?] = []
    var router: DestinationServiceRouter<any Formatting>?
    modules.use {
      router = Router.perform(to: RoutableService<any Formatting>()) { config in
        config.prepareDestination = { _ in
          if let router, refusals.isEmpty { refusals.append(router.performRoute().refusal) }
        }
      }
      router?.performRoute()
    }
    #expect(refusals == [.isBusy(router: "RoutableService<Formatting>()", state: .routing)])
  }

  @Test("MR-21 A service's router performed while it is making keeps the handlers of the first call")
  func handlersOfTwoCalls() {
    var heard: [String] = []
    modules.use {
      var router: DestinationServiceRouter<any Formatting>?
      router = Router.perform(to: RoutableService<any Formatting>()) { config in
        config.prepareDestination = { _ in
          router?.performRoute(
            successHandler: { _ in heard.append("second") }, errorHandler: { _ in heard.append("second refused") })
          _ = try? router?.untyped.performRoute()
        }
      }
      router?.performRoute(
        successHandler: { heard.append("first \($0.format(1))") }, errorHandler: { _ in heard.append("first failed") })
    }
    #expect(heard == ["second refused", "first 1 EUR"])
  }

  @Test("MR-21 A service's router that its listener performs again keeps the handlers of the first call")
  func handlersWhileTold() {
    var heard: [String] = []
    modules.use {
      var router: DestinationServiceRouter<any Formatting>?
      var isAgain = false
      router = Router.perform(to: RoutableService<any Formatting>()) { config in
        config.stateNotifier = { _, new in
          guard new == .routed, let router, !isAgain else { return }
          isAgain = true
          router.performRoute(successHandler: { heard.append("second \($0.format(2))") })
        }
      }
      router?.performRoute(successHandler: { heard.append("first \($0.format(1))") })
    }
    #expect(heard == ["second 2 EUR", "first 1 EUR"])
  }

  @Test("MR-32 A released service is reported as removed when its router performs again")
  func toldLate() {
    var states: [RouteState] = []
    modules.use {
      let router = Router.perform(to: RoutableService<any Ticking>()) { config in
        config.stateNotifier = { states += [$0, $1] }
      }
      router?.performRoute()
    }
    #expect(
      states == [
        .unrouted, .routing, .routing, .routed, .routed, .removed, .removed, .routing, .routing, .routed,
      ])
  }

  @Test("MR-32 A service's router that performs later finds modules in its own registry")
  func registry() throws {
    let router = try modules.use { try #require(Router.perform(to: RoutableService<any Ticking>())) }
    let service = router.performRoute().value as? SlowCounter
    #expect(service?.price == "5 EUR")
  }

  @Test("MR-32 The settings of a service have the service's type and all handlers")
  func settings() throws {
    var heard: [String] = []
    modules.use {
      Router.makeDestination(to: RoutableService<any Formatting>()) { config in
        config.prepareDestination = { heard.append("prepare \($0.format(1))") }
        config.successHandler = { heard.append("success \($0.format(2))") }
        config.performerSuccessHandler = { heard.append("this one \($0.format(3))") }
        config.completionHandler = { heard.append("completion \($0.isArrival)") }
        config.stateNotifier = { heard.append("\($0) \($1)") }
      }
      Router.makeDestination(to: RoutableService<any Counting>()) { config in
        config.errorHandler = { heard.append("error \(($0 as? NavigationFailure)?.reason is Broken)") }
        config.performerErrorHandler = { _ in heard.append("this error") }
        config.completionHandler = { heard.append("failed \($0.failure?.reason is Broken)") }
      }
    }
    #expect(
      heard == [
        "prepare 1 EUR", "success 2 EUR", "this one 3 EUR", "completion true", "error true", "this error",
        "failed true",
      ])
  }

  @Test("MR-32 The router of a service with parameters performs again with the same parameters")
  func parameters() throws {
    try modules.use {
      var outcomes: [Bool] = []
      let router = try #require(
        Router.perform(to: RoutableServiceModule<any FormattingModuleInput>()) {
          $0.makeDestinationWith("CHF")
        } completion: {
          outcomes.append($0.isArrival)
        })
      #expect(router.destination?.format(1) == "1 CHF")
      #expect(outcomes == [true])
      #expect(router.performRoute().value?.format(2) == "2 CHF")
      let route = try #require(Router.to(RoutableServiceModule<any FormattingModuleInput>()))
      #expect(route.perform { $0.makeDestinationWith("USD") }?.destination?.format(3) == "3 USD")
    }
  }

  @Test("MR-32 A call for an unregistered service receives the reason, and returns no router")
  func missing() {
    var heard: [String] = []
    modules.use {
      let router = Router.perform(
        to: RoutableService<any Printing2>(), completion: { heard.append("completion \($0.refusal != nil)") },
        errorHandler: { _ in heard.append("error") })
      #expect(router == nil)
    }
    #expect(heard == ["error", "completion true"])
  }

  // MARK: Factories that return the protocol

  @Test("MR-32 A closure that returns the protocol registers a view's module with parameters")
  func viewFactory() throws {
    func make() -> any EditorModuleInput { editorConfiguration() }
    try ModuleRegistry {
      AnyViewRouter.register(
        RoutableViewModule<any EditorModuleInput>(), forMakingView: EditorScreen.self, making: make)
    }.use {
      let editor = Router.makeDestination(to: RoutableViewModule<any EditorModuleInput>()) {
        $0.makeDestinationWith(Draft(text: "a"), 4)
      }
      #expect((editor as? EditorScreen)?.line == 4)
    }
  }

  @Test("MR-32 A closure that returns the protocol registers a service's module with parameters")
  func serviceFactory() throws {
    @Sendable nonisolated func make() -> any FormattingModuleInput { formatterConfiguration() }
    try ModuleRegistry {
      AnyServiceRouter.register(
        RoutableServiceModule<any FormattingModuleInput>(), forMakingService: Formatter.self, making: make)
    }.use {
      let formatter = Router.makeDestination(to: RoutableServiceModule<any FormattingModuleInput>()) {
        $0.makeDestinationWith("CHF")
      }
      #expect(formatter?.format(4) == "4 CHF")
    }
  }

  final class NoConfiguration: EditorModuleInput {
    let makeDestinationWith: (Draft, Int) -> (any EditorInput)? = { _, _ in nil }
  }

  @Test("MR-32 A closure that makes no configuration is reported at registration")
  func noConfiguration() throws {
    let error = #expect(throws: ModuleRegistrationError.self) {
      try ModuleRegistry {
        AnyViewRouter.register(
          RoutableViewModule<any EditorModuleInput>(), forMakingView: EditorScreen.self,
          making: { NoConfiguration() })
      }
    }
    guard case .noConfiguration(let module, let reason) = error?.problems.first else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(module == "RoutableViewModule<EditorModuleInput>()")
    #expect(reason.contains("NoConfiguration"))
    #expect(reason.contains("ViewRouteConfiguration"))
  }
}
