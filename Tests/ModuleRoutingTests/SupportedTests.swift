import ModuleRouting
import TestStage
import Testing
import Wayfinder

/// Tests of the capabilities that modules declare, and of the list of all modules.
@Suite struct SupportedTests {
  let stage = Stage()

  /// A router that supports only a segue or a push, like the module of a storyboard's screen.
  final class PushedRouter: ViewRouter<EditorScreen, ViewRouteConfiguration> {
    static var isMade = false

    override class func registerRoutableDestination() { register(RoutableView<any EditorInput>()) }

    override class func supportedRouteTypes() -> ViewRouteTypeMask { [.push, .performSegue] }

    override func destination(with configuration: ViewRouteConfiguration) -> EditorScreen? {
      Self.isMade = true
      return EditorScreen()
    }
  }

  nonisolated final class LocationRouter: ServiceRouter<SlowCounter, ServiceRouteConfiguration> {
    override class func registerRoutableDestination() { register(RoutableService<any Ticking>()) }

    override class func canMakeDestination() -> Bool { false }

    override func destination(with configuration: ServiceRouteConfiguration) -> SlowCounter? { SlowCounter() }
  }

  nonisolated final class PricesRouter: ServiceRouter<any Formatting, RecordingConfiguration> {
    override class func registerRoutableDestination() { register(RoutableServiceModule<any FormattingModuleInput>()) }

    override class func canMakeDestination() -> Bool { false }

    override class func defaultRouteConfiguration() -> RecordingConfiguration { RecordingConfiguration() }
  }

  // MARK: Kinds of paths

  @Test("MR-33 An unsupported path is refused before anything is made or changed")
  func refused() async throws {
    PushedRouter.isMade = false
    let paths: [(ViewRoutePath, String)] = [
      (.presentModally(from: stage.home), "modal presentation"), (.show(from: stage.home), "show"),
      (.showDetail(from: stage.home), "showDetail"),
      (.addAsChildViewController(from: stage.home), "addition of a child"),
      (.addAsSubview(from: stage.home.view), "addition of a subview"), (.custom(from: stage.home), "custom route"),
      (.presentAsPopover(from: stage.home) { $0.sourceView = $0.presentedViewController.view }, "popover"),
      (.makeDestination, "making"), (.defaultPath(from: stage.home), "modal presentation"),
    ]
    try await ModuleRegistry { PushedRouter.self }.use {
      for (path, name) in paths {
        let error = await refusal { _ = try await Router.perform(to: RoutableView<any EditorInput>(), path: path) }
        #expect(error == .pathNotSupported(router: "PushedRouter", path: name))
        #expect("\(String(describing: error))".contains("supportedRouteTypes"))
      }
      #expect(!PushedRouter.isMade)
      #expect(stage.stack.viewControllers == [stage.home])
      #expect(throws: (any Error).self) {
        try stage.router.plan(.module(RoutableView<any EditorInput>(), path: .show(from: stage.home)))
      }
      _ = try await Router.perform(to: RoutableView<any EditorInput>(), path: .push(from: stage.home))
      #expect(stage.stack.topViewController is EditorScreen)
    }
  }

  @Test("MR-33 A module supports all kinds of paths by default")
  func all() throws {
    try ModuleRegistry { ShowingRouter.self }.use {
      let route = try #require(Router.to(RoutableView<any Showing>()))
      #expect(route.supportedRouteTypes == .all)
      #expect(ViewRouteTypeMask.all.isSuperset(of: [.viewControllerDefault, .viewDefault, .custom]))
      #expect(!ViewRouteTypeMask.viewControllerDefault.contains(.addAsSubview))
      #expect(!ViewRouteTypeMask.viewDefault.contains(.push))
    }
  }

  @Test("MR-33 A module of blocks declares the kinds of paths that it supports")
  func blocks() async throws {
    let editor = BlockViewRoute { _ in EditorScreen() }.supportedRouteTypes(.viewControllerDefault)
    try await ModuleRegistry { editor.register(RoutableView<any EditorInput>()) }.use {
      #expect(Router.to(RoutableView<any EditorInput>())?.supportedRouteTypes == .viewControllerDefault)
      let error = await refusal {
        _ = try await Router.perform(to: RoutableView<any EditorInput>(), path: .custom(from: stage.home))
      }
      #expect(error == .pathNotSupported(router: "RoutableView<EditorInput>()", path: "custom route"))
    }
  }

  // MARK: Making

  @Test("MR-33 A route indicates whether the module can make its destination, and refuses a call if it cannot")
  func canMakeDestination() throws {
    try ModuleRegistry(reportingTo: { _ in }) {
      PushedRouter.self
      ShowingRouter.self
    }.use {
      #expect(Router.to(RoutableView<any Showing>())?.canMakeDestination == true)
      #expect(Router.to(RoutableView<any EditorInput>())?.canMakeDestination == false)
      #expect(throws: ModuleRoutingError.pathNotSupported(router: "PushedRouter", path: "making")) {
        try Router.requireDestination(to: RoutableView<any EditorInput>())
      }
    }
  }

  @Test("MR-33 A route indicates whether the module can make its service, and refuses a call if it cannot")
  func canMakeService() throws {
    try ModuleRegistry(reportingTo: { _ in }) {
      LocationRouter.self
      Services.self
    }.use {
      #expect(Router.to(RoutableService<any Formatting>())?.canMakeDestination == true)
      #expect(Router.to(RoutableService<any Ticking>())?.canMakeDestination == false)
      let refusal = ModuleRoutingError.pathNotSupported(router: "LocationRouter", path: "making")
      #expect(throws: refusal) { try Router.requireDestination(to: RoutableService<any Ticking>()) }
      var heard: [ModuleRoutingError?] = []
      let router = Router.perform(to: RoutableService<any Ticking>(), completion: { heard.append($0.refusal) })
      #expect(heard == [refusal])
      #expect(router?.state == .unrouted)
    }
  }

  @Test("MR-33 A module with parameters indicates whether it can make its destination or its service")
  func modulesWithParameters() throws {
    let pushed = BlockViewRoute(configuration: { editorConfiguration() }) { _ in EditorScreen() }
      .supportedRouteTypes(.push)
    let (editor, prices) = (
      RoutableViewModule<any EditorModuleInput>(), RoutableServiceModule<any FormattingModuleInput>()
    )
    try ModuleRegistry {
      pushed.register(editor)
      PricesRouter.self
    }.use {
      #expect(Router.to(editor)?.supportedRouteTypes == .push)
      #expect(Router.to(editor)?.canMakeDestination == false)
      #expect(Router.to(prices)?.canMakeDestination == false)
      let refusal = ModuleRoutingError.pathNotSupported(router: "PricesRouter", path: "making")
      #expect(throws: refusal) { try Router.requireDestination(to: prices) { $0.makeDestinationWith("CHF") } }
    }
    try ModuleRegistry {
      EditorModule.self
      Services.self
    }.use {
      #expect(Router.to(editor)?.canMakeDestination == true)
      #expect(Router.to(prices)?.canMakeDestination == true)
    }
  }

  @Test("MR-33 The handlers of a call receive the reason if the module cannot make its service")
  func refusedServiceIsHeard() throws {
    var heard: [String] = []
    try ModuleRegistry(reportingTo: { _ in }) { LocationRouter.self }.use {
      Router.makeDestination(to: RoutableService<any Ticking>()) { config in
        config.errorHandler = { _ in heard.append("error") }
        config.performerErrorHandler = { _ in heard.append("this one") }
        config.completionHandler = { heard.append("completion \($0.refusal != nil)") }
      }
    }
    #expect(heard == ["error", "this one", "completion true"])
  }

  // MARK: All modules

  @Test("MR-33 A registry lists each module once, regardless of the number of its registrations")
  func listing() throws {
    let modules = try ModuleRegistry {
      ShowingRouter.self
      PushedRouter.self
      CounterRouter.self
      Services.self
      AnyViewRouter.register(RoutableView<any Printing>(), forMakingView: UIViewController.self) { _ in nil }
      AnyViewRouter.register(adapter: RoutableView<any Sharing>(), forAdaptee: RoutableView<any Showing>())
    }
    #expect(modules.viewRoutes.map(\.name) == ["PushedRouter", "RoutableView<Printing>()", "ShowingRouter"])
    #expect(
      modules.serviceRoutes.map(\.name) == [
        "CounterRouter", "RoutableService<Formatting>()", "RoutableServiceModule<FormattingModuleInput>()",
      ])
    #expect(modules.viewRoutes[0].routerType == PushedRouter.self)
    #expect(modules.serviceRoutes[0].routerType == CounterRouter.self)
    #expect(modules.viewRoutes[2].makeDestination() is ShowingScreen)
  }

  @Test("MR-33 A registry lists each of several closures for one class")
  func listingOfClosures() throws {
    let modules = try ModuleRegistry {
      AnyViewRouter.registerIdentifier("plain", forMakingView: EditorScreen.self) { _ in EditorScreen(line: 1) }
      AnyViewRouter.registerIdentifier("framed", forMakingView: EditorScreen.self) { _ in EditorScreen(line: 2) }
      AnyServiceRouter.registerIdentifier("euro", forMakingService: Formatter.self) { _ in Formatter() }
      AnyServiceRouter.registerIdentifier("franc", forMakingService: Formatter.self) { _ in Formatter(currency: "CHF") }
    }
    let lines = modules.viewRoutes.map { ($0.makeDestination() as? EditorScreen)?.line ?? 0 }
    #expect(lines.sorted() == [1, 2])
    #expect(modules.serviceRoutes.count == 2)
  }

  @Test("MR-33 A registry lists a route of blocks once for all its registrations, and a changed copy separately")
  func listingOfBlocks() throws {
    let plain = BlockViewRoute { _ in EditorScreen() }
    let prepared = plain.prepareDestination { editor, _ in editor.log.append("prepare") }
    let counter = BlockServiceRoute { _ in SlowCounter() }
    let one = try ModuleRegistry {
      plain.register(RoutableView<any EditorInput>())
      plain.registerView()
      plain.registerIdentifier("plain")
      counter.register(RoutableService<any Ticking>())
      counter.registerService()
    }
    #expect(one.viewRoutes.map(\.name) == ["EditorScreen"])
    #expect(one.serviceRoutes.map(\.name) == ["RoutableService<Ticking>()"])
    let two = try ModuleRegistry {
      plain.registerIdentifier("plain")
      prepared.registerIdentifier("prepared")
      counter.registerIdentifier("plain")
      counter.prepareDestination { _, _ in }.registerIdentifier("prepared")
    }
    #expect(two.viewRoutes.count == 2)
    #expect(two.serviceRoutes.count == 2)
  }
}
