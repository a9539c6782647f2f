import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct ModuleRequestTests {
  private let stage = Stage()
  private let modules: ModuleRegistry

  init() throws { modules = try ModuleRegistry { ShowingRouter.self } }

  @Test("EN-60 A router plans and carries out a request for a module, with a new destination each time")
  func request() async throws {
    try await modules.use {
      let request = NavigationRequest.module(RoutableView<any Showing>(), path: .push(from: stage.home))
      #expect(try stage.router.plan(request).changes.count == 2)
      #expect(stage.stack.viewControllers == [stage.home])
      let first = try await stage.router.navigate(request) as AnyObject
      #expect(stage.stack.topViewController === first)
      let second = try await stage.router.navigate(request) as AnyObject
      #expect(ObjectIdentifier(second) != ObjectIdentifier(first))
      #expect(stage.stack.viewControllers.count == 3)
    }
  }

  @Test("EN-60 A request for a module calls its handlers and asks its guard")
  func handlers() async throws {
    var heard: [String] = []
    try await modules.use {
      let request = NavigationRequest.module(RoutableView<any Showing>(), path: .push(from: stage.home)) { settings in
        settings.successHandler = { _ in heard.append("success") }
        settings.errorHandler = { _ in heard.append("error") }
      }
      _ = try await stage.router.navigate(request)
      let refusing = PatientGuard<Any?> { _ in throw CancellationError() }
      #expect(await stage.router.outcome(of: request.adding(refusing)).obstacle != nil)
    }
    #expect(heard == ["success", "error"])
    #expect(stage.stack.viewControllers.count == 2)
  }

  @Test("EN-60 A module's request fails in a router of another window, and changes nothing")
  func anotherWindow() async throws {
    let other = Stage()
    try await modules.use {
      let request = NavigationRequest.module(RoutableView<any Showing>(), path: .push(from: stage.home))
      let failure = try #require(await other.router.outcome(of: request).failure)
      #expect(failure.reason as? CompositionError == .requestOfAnotherWindow)
    }
    #expect(stage.stack.viewControllers.count == 1)
    #expect(other.stack.viewControllers.count == 1)
  }
}
