import ModuleRouting
import TestStage
import Testing
import Wayfinder

/// A router that records the calls of its hooks.
final class RecordingRouter: ViewRouter<any EditorInput, EditorConfiguration> {
  static var makesAtOnce = false
  static var hooks: [String] = []

  override class func registerRoutableDestination() {
    register(RoutableViewModule<any EditorModuleInput>())
    register(RoutableView<any EditorInput>())
  }

  override class func defaultRouteConfiguration() -> EditorConfiguration {
    hooks.append("default configuration")
    let configuration = editorConfiguration(makesAtOnce: makesAtOnce)
    configuration.didMakeDestination = { _ in hooks.append("didMakeDestination") }
    return configuration
  }

  override func destination(with configuration: EditorConfiguration) -> (any EditorInput)? {
    guard let make = configuration.makeDestination else { return nil }
    Self.hooks.append("make")
    return make()
  }

  override func prepareDestination(_ destination: any EditorInput, configuration: EditorConfiguration) {
    Self.hooks += destination.log.map { "\($0) prepares" }
    Self.hooks.append("router prepares")
  }

  override func didFinishPrepareDestination(_ destination: any EditorInput, configuration: EditorConfiguration) {
    Self.hooks.append("didFinishPrepareDestination")
  }
}

@Suite struct HookTests {
  @Test("MR-8 The hooks of a module run in their order, each once", arguments: [false, true])
  func order(makesAtOnce: Bool) throws {
    RecordingRouter.makesAtOnce = makesAtOnce
    defer { RecordingRouter.makesAtOnce = false }
    let modules = try ModuleRegistry { RecordingRouter.self }
    let stage = Stage()
    let route = try modules.use { try Router.route(to: RoutableViewModule<any EditorModuleInput>()) }
    RecordingRouter.hooks = []
    let router = route.perform(path: .push(from: stage.home)) { config in
      RecordingRouter.hooks.append("closure of the caller")
      (config as? ViewRouteConfiguration)?.prepareDestination = { _ in RecordingRouter.hooks.append("caller prepares") }
      _ = config.makeDestinationWith(Draft(text: "a"), 1)
    }
    #expect(router?.state == .routed)
    let all = [
      "default configuration", "closure of the caller", "make", "caller prepares", "configuration prepares",
      "router prepares", "didFinishPrepareDestination", "didMakeDestination",
    ]
    let afterMadeAlready = [
      "default configuration", "closure of the caller", "caller prepares", "didFinishPrepareDestination",
      "didMakeDestination",
    ]
    #expect(RecordingRouter.hooks == (makesAtOnce ? afterMadeAlready : all))
  }
}
