import ModuleRouting
import TestStage
import Testing
import Wayfinder

@Suite struct RegistryTests {
  private static func registry(line: Int) throws -> ModuleRegistry {
    try ModuleRegistry {
      AnyViewRouter.register(RoutableView<any EditorInput>(), forMakingView: EditorScreen.self) { _ in
        EditorScreen(line: line)
      }
    }
  }

  @Test("MR-30 Two registries in tasks of their own do not see each other's modules")
  func scopes() async throws {
    let (one, two) = (try Self.registry(line: 1), try Self.registry(line: 2))
    func line() -> Int? { (Router.makeDestination(to: RoutableView<any EditorInput>()) as? EditorScreen)?.line }
    let first = Task {
      await one.use {
        await Task.yield()
        return await Task { line() }.value
      }
    }
    let second = Task { two.use { line() } }
    #expect(await first.value == 1)
    #expect(await second.value == 2)
    #expect(one.use { two.use { line() } } == 2)
  }

  @Test("MR-30 A route made later uses the registry in which it was found")
  func laterMaking() throws {
    let stage = Stage(mode: .manual)
    stage.stack.pushViewController(Screen("first"), animated: true)
    var router: DestinationViewRouter<any EditorInput>?
    try Self.registry(line: 1).use {
      router = Router.perform(to: RoutableView<any EditorInput>(), path: .push(from: stage.home)) { config in
        config.prepareDestination = { editor in
          let other = Router.makeDestination(to: RoutableView<any EditorInput>()) as? EditorScreen
          editor.log.append("\(other?.line ?? 0)")
        }
      }
    }
    #expect(router?.state == .routing)
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect((stage.stack.topViewController as? EditorScreen)?.log == ["1"])
  }

  @Test("MR-30 The router of the source's window runs a route")
  func windows() async throws {
    let (one, two) = (Stage(), Stage())
    try await Self.registry(line: 1).use {
      _ = try await Router.perform(to: RoutableView<any EditorInput>(), path: .push(from: two.home))
    }
    #expect(one.stack.viewControllers.count == 1)
    #expect(two.stack.viewControllers.count == 2)
  }

  @Test("MR-30 A test replaces one module of an app, and its adapters lead to the replacement")
  func replacing() throws {
    let modules = try ModuleRegistry {
      ShowingRouter.self
      EditorModule.self
      AnyViewRouter.register(adapter: RoutableView<any Sharing>(), forAdaptee: RoutableView<any Showing>())
    }
    final class StandIn: UIViewController, Showing, Sharing {}
    try modules.replacing {
      AnyViewRouter.register(RoutableView<any Showing>(), forMakingView: StandIn.self) { _ in StandIn() }
    }.use {
      #expect(Router.makeDestination(to: RoutableView<any Showing>()) is StandIn)
      #expect(Router.makeDestination(to: RoutableView<any Sharing>()) is StandIn)
      #expect(Router.makeDestination(to: RoutableView<any EditorInput>()) is EditorScreen)
    }
    modules.use { #expect(Router.makeDestination(to: RoutableView<any Showing>()) is ShowingScreen) }
  }

  // The only test of this process that registers at launch.
  @Test("MR-30, MR-12 The registry of the launch is the default, and later registrations are refused")
  func launch() async throws {
    let reports = Reports()
    AnyViewRouter.register(RoutableView<any Printing>(), forMakingView: Screen.self) { _ in nil }
    let stray = #expect(throws: ModuleRegistrationError.self) { try Router.register { LaunchModule.self } }
    #expect(stray?.problems == [.tooLate("RoutableView<Printing>()")])
    try Router.register(reportingTo: reports.report) { LaunchModule.self }
    #expect(Router.makeDestination(to: RoutableView<any Launched>()) is LaunchModule.Made)
    let late = #expect(throws: ModuleRegistrationError.self) {
      try Router.register {
        EditorModule.self
        ShowingRouter.self
      }
    }
    #expect(late?.problems.contains(.tooLate("EditorModule")) == true)
    #expect(late?.problems.contains(.tooLate("ShowingRouter")) == true)
    AnyViewRouter.register(RoutableView<any Printing>(), forMakingView: Screen.self) { _ in nil }
    #expect(await reports.next() == .registeredTooLate("RoutableView<Printing>()"))
    #expect(throws: ModuleRoutingError.notRegistered("RoutableView<EditorInput>()")) {
      try Router.requireDestination(to: RoutableView<any EditorInput>())
    }
  }

  enum LaunchModule: RoutableModule {
    final class Made: Launched {}

    static func registerRoutableDestination() {
      AnyViewRouter.register(RoutableView<any Launched>(), forMakingView: Made.self) { _ in Made() }
    }
  }
}

protocol Launched: AnyObject {}

extension RoutableView where Protocol == any Launched { init() { self.init(declaredProtocol: Protocol.self) } }
