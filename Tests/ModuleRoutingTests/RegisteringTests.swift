import ModuleRouting
import TestStage
import Testing
import Wayfinder

// MARK: - Protocols and modules of these tests

protocol Showing: AnyObject {}
protocol Sharing: AnyObject {}
protocol Printing: AnyObject {}
protocol Undeclared: AnyObject {}
protocol PrintingModuleInput: AnyObject {}

class ShowingScreen: UIViewController, Showing, Sharing {}

/// Two protocols of one name, which two modules may have.
enum First { protocol Named: AnyObject {} }
enum Second { protocol Named: AnyObject {} }

extension RoutableView where Protocol == any Showing { init() { self.init(declaredProtocol: Protocol.self) } }
extension RoutableView where Protocol == any Sharing { init() { self.init(declaredProtocol: Protocol.self) } }
extension RoutableView where Protocol == any Printing { init() { self.init(declaredProtocol: Protocol.self) } }
extension RoutableView where Protocol == any First.Named { init() { self.init(declaredProtocol: Protocol.self) } }
extension RoutableView where Protocol == any Second.Named { init() { self.init(declaredProtocol: Protocol.self) } }
extension RoutableView where Protocol == any Showing & Sharing {
  init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any PrintingModuleInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

final class ShowingRouter: ViewRouter<ShowingScreen, ViewRouteConfiguration> {
  override class func registerRoutableDestination() {
    register(RoutableView<any Showing>())
    registerView(ShowingScreen.self)
    registerIdentifier("showing")
  }

  override func destination(with configuration: ViewRouteConfiguration) -> ShowingScreen? { ShowingScreen() }
}

/// A module that declares a route without a module, and registers a route of another module.
enum CarelessModule: RoutableModule {
  static var declaredRoutes: [any RouteDeclaration] { [RoutableView<any Printing>()] }

  static func registerRoutableDestination() {
    AnyViewRouter.register(RoutableView<any Showing>(), forMakingView: ShowingScreen.self) { _ in ShowingScreen() }
    AnyViewRouter.register(RoutableView(declaredProtocol: (any Undeclared).self), forMakingView: UIViewController.self)
    {
      _ in nil
    }
    BlockViewRoute(configuration: { ZIKViewMakeableConfiguration<EditorScreen>() }) { _ in EditorScreen() }
      .register(RoutableViewModule<any PrintingModuleInput>())
  }
}

final class ExclusiveRouter: ViewRouter<ShowingScreen, ViewRouteConfiguration> {
  override class func registerRoutableDestination() { registerExclusiveView(ShowingScreen.self) }
}

/// A router with its own configuration and no override that makes the configuration.
final class SilentRouter: ViewRouter<EditorScreen, SilentRouter.Configuration> {
  final class Configuration: ViewRouteConfiguration {}

  override class func registerRoutableDestination() { registerIdentifier("silent") }
}

// MARK: - Tests

@Suite struct RegisteringTests {
  private func problems(@ModuleList _ list: () -> [any RoutableModule.Type]) -> [ModuleRegistrationError.Problem] {
    do {
      _ = try ModuleRegistry(list)
      return []
    } catch {
      return (error as? ModuleRegistrationError)?.problems ?? []
    }
  }

  private func text(@ModuleList _ list: () -> [any RoutableModule.Type]) -> String {
    do {
      _ = try ModuleRegistry(list)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test("MR-11 A value without a declaration is refused at registration and at lookup, with the line to write")
  func strayDeclarations() throws {
    let stray = RoutableView(declaredProtocol: (any Undeclared).self)
    let line =
      "extension RoutableView where Protocol == Undeclared { init() { self.init(declaredProtocol: Protocol.self) } }"
    let found = problems {
      AnyViewRouter.register(stray, forMakingView: UIViewController.self) { _ in nil }
    }
    #expect(found == [.notDeclared(routable: "RoutableView", protocol: "Undeclared")])
    #expect("\(found[0])".contains(line))
    let error = #expect(throws: ModuleRoutingError.self) { try Router.route(to: stray) }
    #expect(error == .notDeclared(routable: "RoutableView", protocol: "Undeclared"))
    #expect(error?.description.contains(line) == true)
  }

  @Test("MR-12 One error reports all problems of a registration, each as a sentence with the line to write")
  func allProblemsAtOnce() {
    let found = problems {
      ShowingRouter.self
      CarelessModule.self
      ExclusiveRouter.self
      SilentRouter.self
    }
    #expect(
      Set(found) == [
        .duplicate(
          "RoutableView<Showing>()", first: "ShowingRouter", second: "RoutableView<Showing>()"),
        .notDeclared(routable: "RoutableView", protocol: "Undeclared"),
        .neverRegistered(route: "RoutableView<Printing>()", declaredBy: "CarelessModule"),
        .configurationDoesNotConform(
          found: "ZIKViewMakeableConfiguration<EditorScreen>", expected: "PrintingModuleInput",
          module: "RoutableViewModule<PrintingModuleInput>()"),
        .notExclusive(type: "ShowingScreen", first: "ShowingRouter", second: "ExclusiveRouter"),
        .noConfiguration(
          module: "SilentRouter",
          reason: "\(ModuleRoutingError.noDefaultConfiguration(router: "SilentRouter", configuration: "Configuration"))"
        ),
      ])
    let text = text {
      ShowingRouter.self
      CarelessModule.self
      ExclusiveRouter.self
      SilentRouter.self
    }
    #expect(text.hasPrefix("6 problems with the registered modules:\n"))
    #expect(text.contains("write register(RoutableView<Printing>()) in registerRoutableDestination()"))
    #expect(text.contains("override defaultRouteConfiguration()"))
  }

  @Test("MR-12 An unregistered protocol is reported at its first use, with the line to write")
  func neverListed() async throws {
    let reports = Reports()
    try ModuleRegistry(reportingTo: reports.report) { ShowingRouter.self }.use {
      #expect(Router.to(RoutableView<any Printing>()) == nil)
      #expect(throws: ModuleRoutingError.notRegistered("RoutableView<Printing>()")) {
        try Router.requireDestination(to: RoutableView<any Printing>())
      }
    }
    let reported = await reports.all()
    #expect(reported == [.notRegistered("RoutableView<Printing>()")])
    #expect("\(reported[0])".contains("write register(RoutableView<Printing>())"))
  }

  @Test("MR-12 A destination of another type is reported when it is first made, and nothing is shown")
  func nonconforming() async throws {
    final class Wrong: ViewRouter<UIViewController, ViewRouteConfiguration> {
      override class func registerRoutableDestination() { register(RoutableView<any Printing>()) }
      override func destination(with configuration: ViewRouteConfiguration) -> UIViewController? { Screen("wrong") }
    }
    let stage = Stage()
    let wrong = ModuleRoutingError.doesNotConform(made: "Screen", expected: "Printing", module: "Wrong")
    try await ModuleRegistry { Wrong.self }.use {
      #expect(throws: wrong) { try Router.requireDestination(to: RoutableView<any Printing>()) }
      let error = await refusal {
        _ = try await Router.perform(to: RoutableView<any Printing>(), path: .push(from: stage.home))
      }
      #expect(error == wrong)
    }
    #expect(stage.stack.viewControllers == [stage.home])
  }

  @Test("MR-12 Two modules may make one class unless one of them registers it as exclusive")
  func sharedClasses() {
    final class Second: ViewRouter<ShowingScreen, ViewRouteConfiguration> {
      override class func registerRoutableDestination() { registerView(ShowingScreen.self) }
    }
    #expect(
      problems {
        ShowingRouter.self
        Second.self
      }.isEmpty)
    #expect(
      problems {
        ExclusiveRouter.self
        Second.self
      } == [.notExclusive(type: "ShowingScreen", first: "ExclusiveRouter", second: "Second")])
  }

  @Test("MR-13 Modules are registered from a list, with conditions, loops and closures in it")
  func lists() throws {
    let modules = try ModuleRegistry {
      ShowingRouter.self
      if problems({ EditorModule.self }).isEmpty { EditorModule.self }
      for module in [CountingModule.self] { module }
      AnyViewRouter.register(RoutableView<any Sharing>(), forMakingView: ShowingScreen.self)
    }
    modules.use {
      #expect(Router.makeDestination(to: RoutableView<any Showing>()) is ShowingScreen)
      #expect(Router.makeDestination(to: RoutableView<any Sharing>()) is ShowingScreen)
      #expect(Router.makeDestination(to: RoutableView<any EditorInput>()) is EditorScreen)
      #expect(Router.makeDestination(to: RoutableView<any First.Named>()) is CountingModule.Made)
    }
  }

  enum CountingModule: RoutableModule {
    final class Made: UIView, First.Named {}

    static func registerRoutableDestination() {
      AnyViewRouter.register(RoutableView<any First.Named>(), forMakingView: Made.self) { _ in Made() }
    }
  }

  @Test("MR-14 Protocols of the same name are different, and the order of a composition does not matter")
  func identity() throws {
    final class Other: UIView, Second.Named {}
    let modules = try ModuleRegistry {
      CountingModule.self
      AnyViewRouter.register(RoutableView<any Second.Named>(), forMakingView: Other.self) { _ in Other() }
      AnyViewRouter.register(RoutableView<any Showing & Sharing>(), forMakingView: ShowingScreen.self) { _ in
        ShowingScreen()
      }
    }
    modules.use {
      #expect(Router.makeDestination(to: RoutableView<any First.Named>()) is CountingModule.Made)
      #expect(Router.makeDestination(to: RoutableView<any Second.Named>()) is Other)
      #expect(Router.makeDestination(to: RoutableView<any Sharing & Showing>()) is ShowingScreen)
    }
  }

  @Test("MR-15 A module is found by protocol, by class and by identifier")
  func waysToFind() throws {
    try ModuleRegistry {
      ShowingRouter.self
      AnyViewRouter.register(forMakingView: EditorScreen.self) { _ in EditorScreen(line: 3) }
      AnyViewRouter.registerIdentifier("editor", forMakingView: EditorScreen.self) { _ in EditorScreen(line: 4) }
    }.use {
      #expect(Router.makeDestination(to: RoutableView<any Showing>()) is ShowingScreen)
      let byClass: ShowingScreen? = Router.to(view: ShowingScreen.self)?.makeDestination()
      #expect(byClass != nil)
      #expect(Router.to(identifier: "showing")?.makeDestination() is ShowingScreen)
      #expect(Router.to(view: EditorScreen.self)?.makeDestination()?.line == 3)
      #expect((Router.to(identifier: "editor")?.makeDestination() as? EditorScreen)?.line == 4)
      #expect(Router.to(identifier: "nobody") == nil)
    }
  }

  @Test("MR-15 If several closures are registered for one class, the class finds the first")
  func firstForAClass() throws {
    let modules = try ModuleRegistry {
      AnyViewRouter.register(forMakingView: EditorScreen.self) { _ in EditorScreen(line: 1) }
      AnyViewRouter.register(forMakingView: EditorScreen.self) { _ in EditorScreen(line: 2) }
    }
    modules.use { #expect(Router.to(view: EditorScreen.self)?.makeDestination()?.line == 1) }
  }

  @Test("MR-17 The result of a module protocol's call keeps its type through making and performing")
  func types() async throws {
    let stage = Stage()
    try await ModuleRegistry { EditorModule.self }.use {
      let made: (any EditorInput)? = Router.makeDestination(to: RoutableViewModule<any EditorModuleInput>()) {
        $0.makeDestinationWith(Draft(text: "a"), 1)
      }
      #expect(made != nil)
      let shown: any EditorInput = try await Router.perform(
        to: RoutableViewModule<any EditorModuleInput>(), path: .push(from: stage.home)
      ) { $0.makeDestinationWith(Draft(text: "a"), 1) }.destination
      #expect(shown === stage.stack.topViewController)
    }
  }

  @Test("MR-19 One of several declared routes is chosen at run time", arguments: [true, false])
  func switchables(isEditor: Bool) throws {
    try ModuleRegistry {
      ShowingRouter.self
      EditorModule.self
    }.use {
      let view =
        isEditor ? SwitchableView(RoutableView<any EditorInput>()) : SwitchableView(RoutableView<any Showing>())
      let made = Router.to(view)?.makeDestination()
      #expect(isEditor ? made is EditorScreen : made is ShowingScreen)
      let module = SwitchableViewModule(RoutableViewModule<any EditorModuleInput>())
      let editor = Router.to(module)?.makeDestination { config in
        (config as? any EditorModuleInput)?.makeDestinationWith(Draft(text: "a"), 1)
      }
      #expect(editor is EditorScreen)
    }
  }

  @Test("MR-19 Router.perform accepts a route that is chosen at run time")
  func switchableIsPerformed() throws {
    let stage = Stage()
    let router = try ModuleRegistry { ShowingRouter.self }.use {
      Router.perform(to: SwitchableView(RoutableView<any Showing>()), path: .push(from: stage.home))
    }
    #expect(router?.destination is ShowingScreen)
  }
}
