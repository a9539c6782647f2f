import ModuleRouting
import TestStage
import Testing
import Wayfinder

nonisolated protocol Formatting { func format(_ number: Int) -> String }
nonisolated protocol Counting: Sendable { func next() async -> Int }
nonisolated protocol FormattingModuleInput: AnyObject {
  var makeDestinationWith: (String) -> (any Formatting)? { get }
}

extension RoutableService where Protocol == any Formatting {
  nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Counting {
  nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any FormattingModuleInput {
  nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}

/// A service that is a structure.
nonisolated struct Formatter: Formatting {
  var currency = "EUR"
  func format(_ number: Int) -> String { "\(number) \(currency)" }
}

/// A service that is an actor.
actor Counter: Counting {
  private var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

nonisolated extension ServiceMakeableConfiguration: FormattingModuleInput
where Destination == any Formatting, Constructor == (String) -> (any Formatting)? {}

nonisolated func formatterConfiguration() -> ServiceMakeableConfiguration<
  any Formatting, (String) -> (any Formatting)?
> {
  let configuration = ServiceMakeableConfiguration<any Formatting, (String) -> (any Formatting)?>({ _ in })
  configuration.makeDestinationWith = { [unowned configuration] currency in
    configuration.makeDestination = { Formatter(currency: currency) }
    configuration.makedDestination = configuration.makeDestination?()
    return configuration.makedDestination
  }
  return configuration
}

enum Services: RoutableModule {
  static func registerRoutableDestination() {
    AnyServiceRouter.register(RoutableService<any Formatting>(), forMakingService: Formatter.self) { _ in Formatter() }
    AnyServiceRouter.register(
      RoutableServiceModule<any FormattingModuleInput>(), forMakingService: Formatter.self,
      making: formatterConfiguration)
  }
}

nonisolated final class CounterRouter: ServiceRouter<any Counting, ServiceRouteConfiguration> {
  override class func registerRoutableDestination() {
    register(RoutableService<any Counting>())
    registerService(Counter.self)
    registerIdentifier("counter")
  }

  override func destination(with configuration: ServiceRouteConfiguration) -> (any Counting)? { Counter() }
}

@Suite struct ServiceTests {
  let modules: ModuleRegistry

  init() throws {
    modules = try ModuleRegistry {
      Services.self
      CounterRouter.self
      EditorModule.self
      AnyViewRouter.register(RoutableView<any First.Named>(), forMakingView: Badge.self) { _ in Badge() }
      AnyViewRouter.register(RoutableView<any Second.Named>(), forMakingView: Plain.self) { _ in Plain() }
    }
  }

  final class Badge: UIView, First.Named {}
  final class Plain: Second.Named {}

  @Test("MR-18 Destinations are view controllers, views, objects, structures and actors")
  func kinds() async throws {
    try await modules.use {
      #expect(Router.makeDestination(to: RoutableView<any EditorInput>()) is UIViewController)
      #expect(Router.makeDestination(to: RoutableView<any First.Named>()) is UIView)
      #expect(Router.makeDestination(to: RoutableView<any Second.Named>()) is Plain)
      #expect(Router.makeDestination(to: RoutableService<any Formatting>())?.format(3) == "3 EUR")
      let counter = try Router.requireDestination(to: RoutableService<any Counting>())
      _ = await counter.next()
      #expect(await counter.next() == 2)
    }
  }

  @Test("MR-18 A service is made off the main actor, with and without parameters, by protocol, type and identifier")
  @concurrent nonisolated func offTheMainActor() async throws {
    let modules = modules
    modules.use {
      #expect(Router.makeDestination(to: RoutableService<any Formatting>())?.format(1) == "1 EUR")
      let formatter = Router.makeDestination(to: RoutableServiceModule<any FormattingModuleInput>()) {
        $0.makeDestinationWith("CHF")
      }
      #expect(formatter?.format(2) == "2 CHF")
      #expect(Router.makeDestination(to: RoutableService<any Counting>()) is Counter)
      #expect(Router.to(service: Counter.self)?.makeDestination() != nil)
      #expect(Router.to(serviceIdentifier: "counter")?.makeDestination() is Counter)
      let chosen = Router.to(SwitchableService(RoutableService<any Formatting>()))
      #expect(chosen?.makeDestination() is Formatter)
    }
  }

  @Test("MR-4 A service without its parameters is not made, and the error names the missing call")
  func missingParameters() {
    modules.use {
      let missing = ModuleRoutingError.parametersMissing(
        module: "RoutableServiceModule<FormattingModuleInput>()", calls: ["makeDestinationWith"])
      #expect(throws: missing) {
        try Router.requireDestination(to: RoutableServiceModule<any FormattingModuleInput>()) { _ in nil as Formatter? }
      }
    }
  }

  @Test("MR-8 The hooks of a service run in the order of the hooks of a view", arguments: [false, true])
  func hooks(makesAtOnce: Bool) throws {
    var configuration: RecordingConfiguration?
    let modules = try ModuleRegistry { RecordingServiceRouter.self }
    let made = modules.use {
      Router.makeDestination(to: RoutableServiceModule<any FormattingModuleInput>()) { config in
        configuration = config as? RecordingConfiguration
        configuration?.makesAtOnce = makesAtOnce
        configuration?.prepareDestination = { _ in configuration?.hooks.append("caller prepares") }
        return config.makeDestinationWith("CHF")
      }
    }
    #expect(made?.format(1) == "1 CHF")
    let all = [
      "make", "caller prepares", "configuration prepares", "router prepares", "didFinishPrepareDestination",
      "didMakeDestination",
    ]
    let madeAlready = ["caller prepares", "didFinishPrepareDestination", "didMakeDestination"]
    #expect(configuration?.hooks == (makesAtOnce ? madeAlready : all))
  }

  @Test("MR-16 An adapter serves a service")
  func adapted() throws {
    nonisolated struct Shouting: Printing2 { let inner: any Formatting }
    try ModuleRegistry {
      Services.self
      AnyServiceRouter.register(
        adapter: RoutableService<any Printing2>(), forAdaptee: RoutableService<any Formatting>()
      ) { Shouting(inner: $0) }
    }.use {
      #expect(Router.makeDestination(to: RoutableService<any Printing2>())?.inner.format(1) == "1 EUR")
    }
  }
}

nonisolated protocol Printing2 { var inner: any Formatting { get } }

extension RoutableService where Protocol == any Printing2 {
  nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}

/// A configuration that records the calls of its hooks.
nonisolated final class RecordingConfiguration: ZIKServiceMakeableConfiguration<any Formatting>, FormattingModuleInput {
  var hooks: [String] = []
  var makesAtOnce = false

  var makeDestinationWith: (String) -> (any Formatting)? {
    { [unowned self] currency in
      makeDestination = { Formatter(currency: currency) }
      _prepareDestination = { [unowned self] _ in hooks.append("configuration prepares") }
      didMakeDestination = { [unowned self] _ in hooks.append("didMakeDestination") }
      makedDestination = makesAtOnce ? makeDestination?() : nil
      return makedDestination
    }
  }
}

nonisolated final class RecordingServiceRouter: ServiceRouter<any Formatting, RecordingConfiguration> {
  override class func registerRoutableDestination() { register(RoutableServiceModule<any FormattingModuleInput>()) }

  override class func defaultRouteConfiguration() -> RecordingConfiguration { RecordingConfiguration() }

  override func destination(with configuration: RecordingConfiguration) -> (any Formatting)? {
    configuration.hooks.append("make")
    return configuration.makeDestination?()
  }

  override func prepareDestination(_ destination: any Formatting, configuration: RecordingConfiguration) {
    configuration.hooks.append("router prepares")
  }

  override func didFinishPrepareDestination(_ destination: any Formatting, configuration: RecordingConfiguration) {
    configuration.hooks.append("didFinishPrepareDestination")
  }
}
