import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of the forms of performing and removing, and of the handlers that they call.
@Suite struct FormsTests {
  let stage = Stage()
  let modules: ModuleRegistry

  init() throws {
    modules = try ModuleRegistry(reportingTo: { _ in }) {
      EditorModule.self
      ShowingRouter.self
      Services.self
    }
  }

  // MARK: Handlers of one performance

  @Test("MR-33 The performer's success handler is called for one performance, the other handlers for all")
  func performerSuccess() async throws {
    var heard: [String] = []
    let router = try #require(
      modules.use {
        Router.perform(to: RoutableView<any EditorInput>(), path: .push(from: stage.home)) { config in
          config.successHandler = { heard.append("each \($0 is EditorScreen)") }
          config.performerSuccessHandler = { heard.append("this one \($0 is EditorScreen)") }
        }
      })
    #expect(heard == ["each true", "this one true"])
    try await router.removeRoute()
    try await router.performRoute()
    #expect(heard == ["each true", "this one true", "each true"])
  }

  @Test("MR-33 The performer's error handler is removed after one performance, even if that succeeds")
  func performerError() throws {
    var heard: [String] = []
    let router = try #require(
      modules.use {
        Router.perform(to: RoutableView<any EditorInput>(), path: .push(from: stage.home)) { config in
          config.errorHandler = { _ in heard.append("each") }
          config.performerErrorHandler = { _ in heard.append("the first") }
        }
      })
    router.performRoute()
    #expect(heard == ["each"], "it is on screen")
    router.performRoute(errorHandler: { _ in heard.append("this one") })
    #expect(heard == ["each", "each", "this one"])
    router.performRoute()
    #expect(heard == ["each", "each", "this one", "each"])
  }

  // MARK: Forms

  @Test("MR-33 The preparation argument of a call prepares a destination made from parameters")
  func preparationOfParameters() throws {
    let router = modules.use {
      Router.perform(
        to: RoutableViewModule<any EditorModuleInput>(), path: .push(from: stage.home),
        configuring: { module in
          _ = module
          _ = module.makeDestinationWith(Draft(text: "a"), 1)
        }, preparation: { ($0 as? EditorScreen)?.title = "prepared" })
    }
    #expect((router?.destination as? EditorScreen)?.title == "prepared")
  }

  @Test("MR-33 The preparation argument of a call prepares the destination that the call shows or makes")
  func preparation() throws {
    try modules.use {
      Router.perform(
        to: RoutableView<any EditorInput>(), path: .push(from: stage.home), preparation: { $0.title = "shown" })
      #expect(stage.stack.topViewController?.title == "shown")
      let made = Router.makeDestination(to: RoutableView<any EditorInput>(), preparation: { $0.title = "made" })
      #expect(made?.title == "made")
      let route = try #require(Router.to(RoutableView<any EditorInput>()))
      #expect(route.makeDestination(preparation: { $0.title = "by its route" })?.title == "by its route")
      route.perform(path: .push(from: stage.home), preparation: { $0.title = "shown by its route" })
      #expect(stage.stack.topViewController?.title == "shown by its route")
    }
  }

  @Test("MR-33 The preparation argument of a call prepares the service that the call performs or makes")
  func preparationOfServices() throws {
    var heard: [String] = []
    try modules.use {
      Router.makeDestination(to: RoutableService<any Formatting>(), preparation: { heard.append($0.format(1)) })
      Router.perform(to: RoutableService<any Formatting>(), preparation: { heard.append($0.format(2)) })
      let route = try #require(Router.to(RoutableService<any Formatting>()))
      route.makeDestination(preparation: { heard.append($0.format(3)) })
      route.perform(preparation: { heard.append($0.format(4)) })
    }
    #expect(heard == ["1 EUR", "2 EUR", "3 EUR", "4 EUR"])
  }

  @Test("MR-33 The call that performs has success and error handlers")
  func successAndError() throws {
    var heard: [String] = []
    try modules.use {
      let router = Router.perform(
        to: RoutableView<any EditorInput>(), path: .push(from: stage.home),
        successHandler: { heard.append("shown \($0 is EditorScreen)") }, errorHandler: { _ in heard.append("error") })
      router?.performRoute(successHandler: { _ in heard.append("again") }, errorHandler: { _ in heard.append("there") })
      let route = try #require(Router.to(RoutableView<any EditorInput>()))
      let alone = Screen("alone")
      route.perform(
        path: .push(from: alone), successHandler: { _ in heard.append("?") },
        errorHandler: {
          heard.append("\(($0 as? NavigationFailure)?.reason as? ModuleRoutingError == .sourceOutsideWindow("Screen"))")
        })
      Router.perform(
        to: RoutableView<any Printing>(), path: .push(from: stage.home), errorHandler: { _ in heard.append("nobody") })
    }
    #expect(heard == ["shown true", "there", "true", "nobody"])
  }

  @Test("MR-33 The call that performs a service has success and error handlers")
  func successAndErrorOfServices() {
    var heard: [String] = []
    modules.use {
      let router = Router.perform(
        to: RoutableService<any Formatting>(), successHandler: { heard.append($0.format(1)) },
        errorHandler: { _ in heard.append("error") })
      router?.performRoute(successHandler: { heard.append($0.format(2)) }, errorHandler: { _ in heard.append("error") })
      router?.performRoute()
      Router.perform(to: RoutableService<any Ticking>(), errorHandler: { _ in heard.append("nobody") })
    }
    #expect(heard == ["1 EUR", "2 EUR", "nobody"])
  }

  @Test("MR-33 The call that passes parameters has success and error handlers")
  func successAndErrorOfModules() throws {
    var heard: [String] = []
    try modules.use {
      let module = RoutableViewModule<any EditorModuleInput>()
      Router.perform(
        to: module, path: .push(from: stage.home),
        configuring: { $0.makeDestinationWith(Draft(text: "a"), 1) },
        successHandler: { heard.append("shown \($0 is EditorScreen)") }, errorHandler: { _ in heard.append("error") })
      let route = try #require(Router.to(module))
      route.perform(
        path: .push(from: stage.home), configuring: { _ in }, successHandler: { _ in heard.append("?") },
        errorHandler: { _ in heard.append("no parameters") })
      let service = RoutableServiceModule<any FormattingModuleInput>()
      Router.perform(
        to: service, configuring: { $0.makeDestinationWith("CHF") }, successHandler: { heard.append($0.format(1)) })
      Router.to(service)?.perform(
        configuring: { _ in nil as Formatter? }, errorHandler: { _ in heard.append("no parameters of a service") })
    }
    #expect(heard == ["shown true", "no parameters", "1 CHF", "no parameters of a service"])
  }

  // MARK: Closures without a result

  /// An object that keeps the results of calls, with their types.
  private final class Keeper {
    var view: DestinationViewRouter<Any>?
    var service: DestinationServiceRouter<Any>?
    var made: Any?
  }

  @Test("MR-34 A closure of several statements that returns nothing can perform a module, and its router has no type")
  func keptWithoutItsType() throws {
    let (keeper, module) = (Keeper(), RoutableViewModule<any EditorModuleInput>())
    modules.use {
      keeper.view = Router.perform(to: module, path: .push(from: stage.home)) { module in
        let editor = module.makeDestinationWith(Draft(text: "a"), 1)
        editor?.title = "kept"
      }
    }
    #expect(stage.stack.topViewController?.title == "kept")
    #expect(keeper.view?.state == .routed)
    try modules.use {
      let route = try #require(Router.to(module))
      keeper.view = route.perform(path: .push(from: stage.home)) { module in
        let editor = module.makeDestinationWith(Draft(text: "b"), 1)
        editor?.title = "by its route"
      }
    }
    #expect(stage.stack.topViewController?.title == "by its route")
  }

  @Test("MR-34 A closure of several statements that returns nothing can make a destination without its type")
  func madeWithoutItsType() throws {
    let (keeper, module) = (Keeper(), RoutableViewModule<any EditorModuleInput>())
    try modules.use {
      keeper.made = Router.makeDestination(to: module) { module in
        let editor = module.makeDestinationWith(Draft(text: "a"), 1)
        editor?.title = "made"
      }
      #expect((keeper.made as? EditorScreen)?.title == "made")
      let required: Any = try Router.requireDestination(to: module) { module in
        let editor = module.makeDestinationWith(Draft(text: "a"), 1)
        editor?.title = "required"
      }
      #expect((required as? EditorScreen)?.title == "required")
    }
  }

  @Test("MR-34 A closure that awaits a module may return nothing, and its router has no type")
  func awaitedWithoutItsType() async throws {
    let kept: (destination: Any, router: DestinationViewRouter<Any>) = try await modules.use {
      try await Router.perform(
        to: RoutableViewModule<any EditorModuleInput>(), path: .push(from: stage.home)
      ) { module in
        let editor = module.makeDestinationWith(Draft(text: "a"), 1)
        editor?.title = "awaited"
      }
    }
    #expect((kept.destination as? EditorScreen)?.title == "awaited")
    #expect(kept.router.state == .routed)
  }

  @Test("MR-34 A closure that returns the destination keeps its type, with one statement and with several")
  func keptWithItsType() throws {
    let module = RoutableViewModule<any EditorModuleInput>()
    modules.use {
      let one = Router.makeDestination(to: module) { $0.makeDestinationWith(Draft(text: "a"), 1) }
      #expect(one?.title == nil)
      #expect(one is EditorScreen)
      let router = Router.perform(to: module, path: .push(from: stage.home)) { module in
        let editor = module.makeDestinationWith(Draft(text: "a"), 1)
        editor?.title = "several"
        return editor
      }
      #expect(router?.destination?.title == "several")
    }
  }

  @Test("MR-34 A closure that returns nothing can perform a service")
  func serviceWithoutItsType() throws {
    let (keeper, module) = (Keeper(), RoutableServiceModule<any FormattingModuleInput>())
    var heard: [String] = []
    try modules.use {
      keeper.service = Router.perform(to: module) { module in
        let formatter = module.makeDestinationWith("CHF")
        heard.append(formatter?.format(1) ?? "none")
      }
      #expect((keeper.service?.destination as? any Formatting)?.format(2) == "2 CHF")
      let route = try #require(Router.to(module))
      route.perform(configuring: { module in
        let formatter = module.makeDestinationWith("USD")
        heard.append(formatter?.format(3) ?? "none")
      }) { outcome in heard.append("\(outcome.isArrival)") }
      keeper.made = Router.makeDestination(to: module) { module in
        let formatter = module.makeDestinationWith("SEK")
        heard.append(formatter?.format(4) ?? "none")
      }
      #expect((keeper.made as? any Formatting)?.format(5) == "5 SEK")
      let required: Any = try Router.requireDestination(to: module) { module in
        let formatter = module.makeDestinationWith("DKK")
        heard.append(formatter?.format(6) ?? "none")
      }
      #expect((required as? any Formatting)?.format(7) == "7 DKK")
    }
    #expect(heard == ["1 CHF", "3 USD", "true", "4 SEK", "6 DKK"])
  }

  // MARK: A router with the type of its destination

  @Test("MR-33 A performance returns a router with the type of its destination")
  func typed() async throws {
    var kept: DestinationViewRouter<any EditorInput>?
    kept = modules.use { Router.perform(to: RoutableView<any EditorInput>(), path: .push(from: stage.home)) }
    let router = try #require(kept)
    router.destination?.title = "typed"
    #expect(stage.stack.topViewController?.title == "typed")
    try await router.removeRoute()
    let again = try await router.performRoute()
    again.title = "typed again"
    #expect(stage.stack.topViewController?.title == "typed again")
    #expect(router.untyped.destination === again)
  }

  @Test("MR-33 The router of an adapted destination returns the converted destination")
  func typedAdapter() throws {
    final class Adapted: Printing {
      let screen: any Showing
      init(_ screen: any Showing) { self.screen = screen }
    }
    try ModuleRegistry {
      ShowingRouter.self
      AnyViewRouter.register(adapter: RoutableView<any Printing>(), forAdaptee: RoutableView<any Showing>()) {
        Adapted($0)
      }
    }.use {
      let router = Router.perform(to: RoutableView<any Printing>(), path: .push(from: stage.home))
      #expect((router?.destination as? Adapted)?.screen === stage.stack.topViewController)
    }
  }

  // MARK: Removing

  @Test("MR-33 The settings of a removal prepare the destination and receive the outcome")
  func removing() throws {
    var heard: [String] = []
    let router = try #require(
      modules.use { Router.perform(to: RoutableView<any EditorInput>(), path: .push(from: stage.home)) })
    router.removeRoute(configuring: { config in
      config.animated = false
      config.prepareDestination = { [stack = stage.stack] editor in
        heard.append("prepare \(stack.topViewController === editor)")
      }
      config.successHandler = { [stack = stage.stack] in heard.append("gone \(stack.viewControllers.count)") }
      config.errorHandler = { _ in heard.append("error") }
    })
    #expect(heard == ["prepare true", "gone 1"])
  }

  @Test("MR-33 A removal is animated unless it is configured otherwise", arguments: [true, false])
  func animatedRemoval(animated: Bool) throws {
    let stage = Stage(mode: .manual)
    let router = try #require(
      modules.use { Router.perform(to: RoutableView<any EditorInput>(), path: .push(from: stage.home)) })
    stage.window.transitionScheduler.advanceUntilIdle()
    router.removeRoute(configuring: { if !animated { $0.animated = false } })
    #expect((stage.stack.transitionCoordinator?.isAnimated ?? false) == animated)
  }

  @Test("MR-33 A refused removal prepares nothing, and its error handler receives the reason")
  func refusedRemoval() throws {
    var heard: [String] = []
    let router = try #require(
      modules.use { Router.perform(to: RoutableView<any EditorInput>(), path: .makeDestination) })
    router.removeRoute(configuring: { config in
      config.prepareDestination = { _ in heard.append("prepare") }
      config.successHandler = { heard.append("gone") }
      config.errorHandler = { heard.append("\(($0 as? NavigationFailure)?.reason is ModuleRoutingError)") }
    })
    router.removeRoute(successHandler: { heard.append("gone") }, errorHandler: { _ in heard.append("kept") })
    #expect(heard == ["true", "kept"])
  }
}
