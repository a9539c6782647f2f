import ModuleRouting
import TestStage
import Testing
import Wayfinder

/// Tests of the handlers that are called when a router prepares an existing destination.
@Suite struct PreparingTests {
  final class Impostor: UIViewController, Showing {}

  let modules: ModuleRegistry

  init() throws {
    modules = try ModuleRegistry {
      ShowingRouter.self
      Services.self
      SlowCounterRouter.self
    }
  }

  @Test(
    "MR-31 Preparing an existing destination calls the prepare, success and completion handlers, in this order")
  func heard() throws {
    let screen = ShowingScreen()
    var heard: [String] = []
    let router = try modules.use {
      try Router.route(to: RoutableView<any Showing>()).prepare(screen) { config in
        config.prepareDestination = { heard.append("prepare \($0 === screen)") }
        config.successHandler = { heard.append("success \($0 === screen)") }
        config.performerSuccessHandler = { heard.append("this one \($0 === screen)") }
        config.errorHandler = { _ in heard.append("error") }
        config.completionHandler = { heard.append("completion \($0.isArrival)") }
      }
    }
    #expect(heard == ["prepare true", "success true", "this one true", "completion true"])
    #expect(router.destination === screen)
    #expect(router.state == .unrouted)
  }

  @Test("MR-31 Preparing an object of another class calls the error and completion handlers, and throws")
  func failed() {
    var heard: [String] = []
    let reason = ModuleRoutingError.doesNotConform(
      made: "Impostor", expected: "ShowingScreen", module: "ShowingRouter")
    modules.use {
      #expect(throws: reason) {
        try Router.route(to: RoutableView<any Showing>()).prepare(Impostor()) { config in
          config.successHandler = { _ in heard.append("success") }
          config.errorHandler = {
            heard.append("error \(($0 as? NavigationFailure)?.reason as? ModuleRoutingError == reason)")
          }
          config.completionHandler = { heard.append("completion \($0.refusal == reason)") }
        }
      }
    }
    #expect(heard == ["error true", "completion true"])
  }

  @Test("MR-31 Preparing an existing service calls the prepare, success and completion handlers, in this order")
  func service() throws {
    let mine = SlowCounter()
    var heard: [String] = []
    let router = try modules.use {
      try Router.route(to: RoutableService<any Ticking>()).prepare(mine) { config in
        config.prepareDestination = { heard.append("prepare \($0 === mine)") }
        config.successHandler = { heard.append("success \($0 === mine)") }
        config.completionHandler = { heard.append("completion \($0.isArrival)") }
      }
    }
    #expect(heard == ["prepare true", "success true", "completion true"])
    #expect(mine.isPrepared)
    #expect(router.destination === mine)
    #expect(router.state == .routed)
  }

  @Test("MR-31 Preparing a service of another type calls the error handler")
  func failedService() {
    final class Other: Ticking { var isPrepared = false }
    var heard = 0
    modules.use {
      #expect(throws: ModuleRoutingError.self) {
        try Router.route(to: RoutableService<any Ticking>()).prepare(Other()) { $0.errorHandler = { _ in heard += 1 } }
      }
    }
    #expect(heard == 1)
  }

  // MARK: By the protocol of the parameters

  @Test("MR-26 The protocol of a module's parameters prepares an existing destination")
  func moduleOfParameters() throws {
    let screen = EditorScreen()
    let router = try ModuleRegistry { EditorModule.self }.use {
      try Router.route(to: RoutableViewModule<any EditorModuleInput>()).prepare(screen) {
        _ = $0.makeDestinationWith(Draft(text: "a"), 1)
      }
    }
    #expect(screen.log == ["configuration"])
    #expect(router.destination === screen)
    #expect(router.state == .unrouted)
  }

  @Test("MR-26 The protocol of a module's parameters shows an existing destination")
  func moduleOfParametersShown() async throws {
    let (stage, screen, second) = (Stage(), EditorScreen(), EditorScreen())
    try await ModuleRegistry { EditorModule.self }.use {
      let route = try Router.route(to: RoutableViewModule<any EditorModuleInput>())
      let router = try await route.perform(on: screen, path: .push(from: stage.home))
      #expect(stage.stack.topViewController === screen)
      #expect(router.state == .routed)
      var outcome: Outcome<EditorScreen>?
      route.perform(on: second, path: .push(from: stage.home), completion: { outcome = $0 })
      #expect(outcome?.isArrival == true)
      #expect(stage.stack.topViewController === second)
    }
  }

  @Test("MR-26 The protocol of a module's parameters refuses a destination of another class")
  func moduleOfOtherParameters() {
    let stage = Stage()
    var outcome: Outcome<Impostor>?
    _ = try? ModuleRegistry { EditorModule.self }.use {
      Router.to(RoutableViewModule<any EditorModuleInput>())?
        .perform(on: Impostor(), path: .push(from: stage.home), completion: { outcome = $0 })
    }
    #expect(
      outcome?.refusal
        == .doesNotConform(
          made: "Impostor", expected: "EditorScreen", module: "RoutableViewModule<EditorModuleInput>()"))
    #expect(stage.stack.viewControllers == [stage.home])
  }

  @Test("MR-26 The protocol of a module's parameters prepares an existing service")
  func serviceOfParameters() throws {
    var heard: [String] = []
    let router = try modules.use {
      try Router.route(to: RoutableServiceModule<any FormattingModuleInput>()).prepare(Formatter(currency: "NOK")) {
        heard.append($0.makeDestinationWith("CHF")?.format(1) ?? "none")
      }
    }
    #expect(heard == ["1 CHF"])
    #expect(router.destination?.format(2) == "2 NOK")
    #expect(router.state == .routed)
  }
}

// MARK: - A service that is an object

nonisolated protocol Ticking: AnyObject { var isPrepared: Bool { get } }

extension RoutableService where Protocol == any Ticking {
  nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}

nonisolated final class SlowCounter: Ticking {
  var isPrepared = false
  var price: String?
}

nonisolated final class SlowCounterRouter: ServiceRouter<SlowCounter, ServiceRouteConfiguration> {
  override class func registerRoutableDestination() { register(RoutableService<any Ticking>()) }

  override func destination(with configuration: ServiceRouteConfiguration) -> SlowCounter? { SlowCounter() }

  override func prepareDestination(_ destination: SlowCounter, configuration: ServiceRouteConfiguration) {
    destination.isPrepared = true
    destination.price = Router.makeDestination(to: RoutableService<any Formatting>())?.format(5)
  }
}
