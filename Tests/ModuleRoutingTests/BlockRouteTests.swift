import ModuleRouting
import TestStage
import Testing
import Wayfinder

/// Tests of modules made of blocks, without a router class.
@Suite struct BlockRouteTests {
  let stage = Stage()

  final class NotedConfiguration: ViewRouteConfiguration, EditorModuleInput {
    var line = 0
    let makeDestinationWith: (Draft, Int) -> (any EditorInput)? = { _, _ in nil }
  }

  @Test("MR-33 The blocks of a module make, prepare and finish the destination, in this order")
  func hooks() throws {
    let editor = BlockViewRoute { _ in EditorScreen(line: 3) }
      .prepareDestination { editor, _ in editor.log.append("prepare") }
      .didFinishPrepareDestination { editor, _ in editor.log.append("finished") }
    try ModuleRegistry { editor.register(RoutableView<any EditorInput>()) }.use {
      let made = Router.makeDestination(to: RoutableView<any EditorInput>()) { config in
        config.prepareDestination = { $0.log.append("caller") }
      }
      #expect((made as? EditorScreen)?.line == 3)
      #expect(made?.log == ["caller", "prepare", "finished"])
    }
  }

  @Test("MR-33 A module of blocks has its own configuration, and the configuration's protocol finds the module")
  func configuration() throws {
    let editor = BlockViewRoute(configuration: { NotedConfiguration() }) { EditorScreen(line: $0.line) }
    try ModuleRegistry { editor.register(RoutableViewModule<any EditorModuleInput>()) }.use {
      let made = Router.makeDestination(to: RoutableViewModule<any EditorModuleInput>()) { config in
        if let config = config as? NotedConfiguration { config.line = 9 }
      }
      #expect((made as? EditorScreen)?.line == 9)
    }
  }

  @Test("MR-33 A module of blocks is found by its class and by a string")
  func keys() throws {
    let editor = BlockViewRoute { _ in EditorScreen() }
    try ModuleRegistry {
      editor.registerView()
      editor.registerIdentifier("editor")
    }.use {
      #expect(Router.to(view: EditorScreen.self)?.makeDestination() != nil)
      #expect(Router.to(identifier: "editor")?.makeDestination() is EditorScreen)
    }
  }

  @Test("MR-33 A module of blocks shows and removes its destination with its own code")
  func customRoute() async throws {
    var events: [String] = []
    let editor = BlockViewRoute { _ in EditorScreen() }
      .performCustomRoute { editor, source, _, completion in
        source.addChild(editor)
        editor.didMove(toParent: source)
        events.append("shown")
        completion(.success)
      }
      .removeCustomRoute { editor, _, completion in
        editor.removeFromParent()
        events.append("removed")
        completion(.success)
      }
    try await ModuleRegistry { editor.register(RoutableView<any EditorInput>()) }.use {
      let router = try await Router.perform(to: RoutableView<any EditorInput>(), path: .custom(from: stage.home)).router
      #expect(stage.home.children.count == 1)
      try await router.removeRoute()
    }
    #expect(events == ["shown", "removed"])
    #expect(stage.home.children.isEmpty)
  }

  @Test("MR-33 A module of blocks without its own code refuses a custom route")
  func noCustomRoute() async throws {
    let editor = BlockViewRoute { _ in EditorScreen() }
    let error = try await ModuleRegistry { editor.register(RoutableView<any EditorInput>()) }.use {
      await refusal {
        _ = try await Router.perform(to: RoutableView<any EditorInput>(), path: .custom(from: stage.home))
      }
    }
    guard case .noCustomRoute = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("MR-33 A route of blocks is a value: a change to a copy leaves the original unchanged")
  func value() throws {
    let plain = BlockViewRoute { _ in EditorScreen() }
    let prepared = plain.prepareDestination { editor, _ in editor.log.append("prepare") }
    try ModuleRegistry {
      plain.registerIdentifier("plain")
      prepared.registerIdentifier("prepared")
    }.use {
      #expect((Router.to(identifier: "plain")?.makeDestination() as? EditorScreen)?.log == [])
      #expect((Router.to(identifier: "prepared")?.makeDestination() as? EditorScreen)?.log == ["prepare"])
    }
  }

  @Test("MR-33 Blocks make the module of a service")
  func service() throws {
    let counter = BlockServiceRoute { _ in SlowCounter() }
      .prepareDestination { counter, _ in counter.isPrepared = true }
      .didFinishPrepareDestination { counter, _ in counter.price = "\(counter.isPrepared)" }
    try ModuleRegistry {
      counter.register(RoutableService<any Ticking>())
      counter.registerService()
      counter.registerIdentifier("counter")
      BlockServiceRoute(configuration: { RecordingConfiguration() }) { $0.makeDestination?() }
        .register(RoutableServiceModule<any FormattingModuleInput>())
    }.use {
      let made = Router.makeDestination(to: RoutableService<any Ticking>()) as? SlowCounter
      #expect(made?.isPrepared == true)
      #expect(made?.price == "true")
      #expect(Router.to(service: SlowCounter.self)?.makeDestination() != nil)
      #expect(Router.to(serviceIdentifier: "counter")?.makeDestination() is SlowCounter)
      let formatter = Router.makeDestination(to: RoutableServiceModule<any FormattingModuleInput>()) {
        $0.makeDestinationWith("CHF")
      }
      #expect(formatter?.format(2) == "2 CHF")
    }
  }
}
