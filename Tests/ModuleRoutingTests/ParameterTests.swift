import ModuleRouting
import TestStage
import Testing
import Wayfinder

@Suite struct ParameterTests {
  let modules: ModuleRegistry

  init() throws { modules = try ModuleRegistry { EditorModule.self } }

  @Test(
    "MR-1 The closure runs at once, and its call returns the typed instance that the module makes"
  )
  func making() {
    modules.use {
      var handed: (any EditorInput)?
      let editor = Router.makeDestination(to: RoutableViewModule<any EditorModuleInput>()) { config in
        handed = config.makeDestinationWith(Draft(text: "a"), 7)
        return handed
      }
      #expect(handed != nil)
      #expect(editor === handed)
    }
  }

  @Test("MR-1 The module shows the instance that the closure received")
  func performing() async throws {
    let stage = Stage()
    try await modules.use {
      var handed: (any EditorInput)?
      let (editor, router) = try await Router.perform(
        to: RoutableViewModule<any EditorModuleInput>(), path: .push(from: stage.home)
      ) { config in
        handed = config.makeDestinationWith(Draft(text: "a"), 7)
        return handed
      }
      #expect(editor === handed)
      #expect(stage.stack.topViewController === editor)
      #expect(router.destination === editor)
    }
  }

  /// A configuration with a property of its module beside the parameters.
  final class ThemedConfiguration: ZIKViewMakeableConfiguration<EditorScreen>, ThemedModuleInput {
    var theme = "light"
    var makeDestinationWith: (Draft) -> EditorScreen? {
      { draft in
        self.makeDestination = { EditorScreen(draft: draft) }
        return nil
      }
    }
  }

  final class ThemedRouter: ViewRouter<EditorScreen, ThemedConfiguration> {
    override class func registerRoutableDestination() { register(RoutableViewModule<any ThemedModuleInput>()) }

    override class func defaultRouteConfiguration() -> ThemedConfiguration { ThemedConfiguration() }

    override func prepareDestination(_ destination: EditorScreen, configuration: ThemedConfiguration) {
      destination.helpers.append(configuration.theme)
    }
  }

  @Test("MR-1 Further properties of the module's protocol reach the module's router")
  func furtherProperties() throws {
    try ModuleRegistry { ThemedRouter.self }.use {
      let made = Router.makeDestination(to: RoutableViewModule<any ThemedModuleInput>()) { config in
        config.theme = "dark"
        _ = config.makeDestinationWith(Draft(text: "a"))
      }
      #expect((made as? EditorScreen)?.helpers == ["dark"])
    }
  }

  @Test("MR-2 Parameters reach the destination's initialiser and its components without stored properties")
  func closures() {
    modules.use {
      let editor = Router.makeDestination(to: RoutableViewModule<any EditorModuleInput>()) {
        $0.makeDestinationWith(Draft(text: "a"), 7)
      }
      let screen = editor as? EditorScreen
      #expect(screen?.draft == Draft(text: "a"))
      #expect(screen?.line == 7)
      #expect(screen?.log == ["configuration"])
    }
  }

  @Test("MR-3 The router uses the call's destination without making or preparing it again, and then releases it")
  func madeOnce() throws {
    let stage = Stage()
    var configurations: [EditorConfiguration] = []
    let modules = try ModuleRegistry {
      AnyViewRouter.register(
        RoutableViewModule<any EditorModuleInput>(), forMakingView: EditorScreen.self,
        making: {
          configurations.append(editorConfiguration())
          return configurations[configurations.count - 1]
        })
    }
    modules.use {
      Router.perform(to: RoutableViewModule<any EditorModuleInput>(), path: .push(from: stage.home)) {
        $0.makeDestinationWith(Draft(text: "a"), 7)
      }
    }
    let screen = stage.stack.topViewController as? EditorScreen
    #expect(screen?.log == ["configuration"])
    #expect(configurations.allSatisfy { $0.makedDestination == nil })
  }

  @Test("MR-3 The module prepares and shows a destination made at once, under plain names and ZIKRouter's")
  func madeAtOnce() async throws {
    let stage = Stage()
    let modules = try ModuleRegistry {
      AnyViewRouter.register(RoutableViewModule<any EditorModuleInput>(), forMakingView: EditorScreen.self) {
        let configuration = EditorConfiguration({ _, _ in })
        configuration.makeDestinationWith = { [unowned configuration] draft, line in
          configuration.makeDestination = { EditorScreen(draft: draft, line: line) }
          configuration.modulePreparation = { $0.log.append("module") }
          return configuration.makeAtOnce()
        }
        return configuration
      }
    }
    let route = RoutableViewModule<any EditorModuleInput>()
    let (made, _) = try await modules.use {
      try await Router.perform(to: route, path: .push(from: stage.home)) { $0.makeDestinationWith(Draft(text: "a"), 7) }
    }
    #expect(made === stage.stack.topViewController as? EditorScreen)
    #expect(made.log == ["module"])
    let configuration = editorConfiguration(makesAtOnce: false)
    #expect(configuration.makeAtOnce() == nil)
    #expect(configuration.madeDestination == nil)
    _ = configuration.makeDestinationWith(Draft(text: "b"), 1)
    configuration.modulePreparation?(EditorScreen(draft: Draft(text: "c"), line: 1))
    let second = configuration.makeAtOnce()
    #expect(second?.log == ["configuration"])
    #expect(second === configuration.makedDestination)
    #expect(configuration.madeDestination === second)
  }

  /// A configuration that makes the destination and derives from no makeable class of the library.
  final class OwnConfiguration: ViewRouteConfiguration, ZIKConfigurationMakeable, ThemedModuleInput {
    var theme = "light"
    var makeDestination: (() -> EditorScreen?)?
    var makedDestination: EditorScreen?
    var _prepareDestination: ((EditorScreen) -> Void)?
    var didMakeDestination: ((EditorScreen) -> Void)?
    var constructorContainer: [String: Any] = [:]

    var makeDestinationWith: (Draft) -> EditorScreen? {
      { draft in
        self.makeDestination = { EditorScreen(draft: draft) }
        self.modulePreparation = { $0.log.append("module") }
        self.didMakeDestination = { $0.log.append("made") }
        return self.makeAtOnce()
      }
    }
  }

  @Test("MR-3 A configuration of the app that conforms to ZIKConfigurationMakeable makes the destination")
  func ownMakeable() async throws {
    let stage = Stage()
    let modules = try ModuleRegistry {
      AnyViewRouter.register(RoutableViewModule<any ThemedModuleInput>(), forMakingView: EditorScreen.self) {
        OwnConfiguration()
      }
    }
    try await modules.use {
      var handed: EditorScreen?
      let route = RoutableViewModule<any ThemedModuleInput>()
      _ = try await Router.perform(to: route, path: .push(from: stage.home)) { config in
        handed = config.makeDestinationWith(Draft(text: "a"))
        return handed
      }
      #expect(handed != nil)
      #expect(stage.stack.topViewController === handed)
      #expect(handed?.log == ["module", "made"])
    }
  }

  /// A configuration that makes the destination from its stored parameters.
  final class KeepingConfiguration: ZIKViewMakeableConfiguration<EditorScreen>, ThemedModuleInput {
    var theme = "light"
    private var draft: Draft?

    override var makeDestination: (() -> EditorScreen?)? {
      get { draft.map { draft in { EditorScreen(draft: draft) } } }
      set {}
    }

    var makeDestinationWith: (Draft) -> EditorScreen? {
      { draft in
        self.draft = draft
        return self.makeAtOnce()
      }
    }
  }

  @Test("MR-3 A subclass can override the closure that makes the destination")
  func overridden() throws {
    let modules = try ModuleRegistry {
      AnyViewRouter.register(RoutableViewModule<any ThemedModuleInput>(), forMakingView: EditorScreen.self) {
        KeepingConfiguration()
      }
    }
    modules.use {
      let made = Router.makeDestination(to: RoutableViewModule<any ThemedModuleInput>()) { config in
        config.makeDestinationWith(Draft(text: "kept"))
      }
      #expect(made != nil)
    }
  }

  private final class OtherEditor: UIViewController, EditorInput {
    var log: [String] = []

    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
  }

  @Test("MR-12 A destination made at once is checked against the registered class, as one made later")
  func madeOfAnotherClass() async throws {
    let stage = Stage()
    let modules = try ModuleRegistry {
      AnyViewRouter.register(RoutableViewModule<any EditorModuleInput>(), forMakingView: EditorScreen.self) {
        let configuration = EditorConfiguration({ _, _ in })
        configuration.makeDestinationWith = { [unowned configuration] _, _ in
          configuration.makeDestination = { OtherEditor() }
          return configuration.makeAtOnce()
        }
        return configuration
      }
    }
    let failure = await modules.use { () async -> (any Error)? in
      do {
        _ = try await Router.perform(to: RoutableViewModule<any EditorModuleInput>(), path: .push(from: stage.home)) {
          $0.makeDestinationWith(Draft(text: "a"), 7)
        }
        return nil
      } catch { return error }
    }
    #expect("\(failure as Any)".contains("OtherEditor"), "\(failure as Any)")
    #expect(stage.stack.viewControllers == [stage.home])
  }

  @Test("MR-4 A call without the parameters makes no destination, and the error names the missing call")
  func missingParameters() async throws {
    let reports = Reports()
    let modules = try ModuleRegistry(reportingTo: reports.report) { EditorModule.self }
    let missing = ModuleRoutingError.parametersMissing(
      module: "RoutableViewModule<EditorModuleInput>()", calls: ["makeDestinationWith"])
    modules.use {
      let made = Router.makeDestination(to: RoutableViewModule<any EditorModuleInput>()) { _ in }
      #expect(made == nil)
      #expect(throws: missing) {
        try Router.requireDestination(to: RoutableViewModule<any EditorModuleInput>()) { _ in }
      }
    }
    #expect(await reports.all() == [missing])
    #expect("\(missing)".contains("call makeDestinationWith(…) on the configuration"))
  }

  @Test("MR-4 A route without its parameters fails with an error that names the missing call, and changes nothing")
  func missingParametersOfARoute() async throws {
    let stage = Stage()
    await modules.use {
      let error = await refusal {
        try await Router.perform(to: RoutableViewModule<any EditorModuleInput>(), path: .push(from: stage.home)) { _ in
        }
      }
      #expect(
        error
          == .parametersMissing(module: "RoutableViewModule<EditorModuleInput>()", calls: ["makeDestinationWith"]))
    }
    #expect(stage.stack.viewControllers == [stage.home])
  }

  @Test(
    "MR-6 A module may have several constructors, and a constructor that is not set returns nil",
    arguments: [true, false])
  func severalConstructors(isSet: Bool) throws {
    let modules = try ModuleRegistry {
      AnyViewRouter.register(
        RoutableViewModule<any NoteModuleInput>(), forMakingView: EditorScreen.self,
        making: {
          let configuration = NoteConfiguration({ _ in })
          guard isSet else { return configuration }
          configuration.makeDestinationForNewNoteWith = { [unowned configuration] name in
            configuration.makeDestination = { EditorScreen(draft: Draft(text: name)) }
            configuration.makedDestination = configuration.makeDestination?()
            return configuration.makedDestination
          }
          return configuration
        })
    }
    modules.use {
      let made = Router.makeDestination(to: RoutableViewModule<any NoteModuleInput>()) {
        $0.makeDestinationForNewNoteWith("new")
      }
      #expect((made as? EditorScreen)?.draft == (isSet ? Draft(text: "new") : nil))
    }
  }

  @Test("MR-7 A router's class makes the destination from the configuration that it overrides")
  func routerClass() throws {
    try ModuleRegistry { RecordingRouter.self }.use {
      var handed: (any EditorInput)?
      let editor = try Router.requireDestination(to: RoutableViewModule<any EditorModuleInput>()) { config in
        handed = config.makeDestinationWith(Draft(text: "a"), 1)
        return handed
      }
      #expect(handed == nil, "the configuration has made nothing yet when the closure returns")
      #expect((editor as? EditorScreen)?.draft == Draft(text: "a"))
    }
  }

  @Test("MR-7 A registered closure that makes the configuration replaces a router's class")
  func configurationClosure() {
    modules.use {
      let editor = Router.makeDestination(to: RoutableViewModule<any EditorModuleInput>()) {
        $0.makeDestinationWith(Draft(text: "a"), 1)
      }
      #expect(editor is EditorScreen)
    }
  }

  @Test("MR-9 A constructor that refers to its default configuration unowned can be called without an owner")
  func unheldConfiguration() throws {
    try modules.use {
      let editor = try #require(Router.to(RoutableViewModule<any EditorModuleInput>()))
        .defaultRouteConfiguration.makeDestinationWith(Draft(text: "a"), 3)
      #expect((editor as? EditorScreen)?.line == 3)
      let make = try #require(Router.to(RoutableViewModule<any EditorModuleInput>())?.defaultRouteConfiguration)
        .makeDestinationWith
      #expect(make(Draft(text: "b"), 4) != nil, "also later in the same turn")
    }
  }
}

// MARK: - Further modules

protocol ThemedModuleInput: AnyObject {
  var theme: String { get set }
  var makeDestinationWith: (Draft) -> EditorScreen? { get }
}

extension RoutableViewModule where Protocol == any ThemedModuleInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

protocol NoteModuleInput: AnyObject {
  var makeDestinationWith: (Draft) -> (any EditorInput)? { get }
  var makeDestinationForNewNoteWith: (String) -> (any EditorInput)? { get }
}

extension RoutableViewModule where Protocol == any NoteModuleInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

typealias NoteConfiguration = ViewMakeableConfiguration<any EditorInput, (Draft) -> (any EditorInput)?>

extension ViewMakeableConfiguration: NoteModuleInput
where Destination == any EditorInput, Constructor == (Draft) -> (any EditorInput)? {
  var makeDestinationForNewNoteWith: (String) -> (any EditorInput)? {
    get { constructorContainer["makeDestinationForNewNoteWith"] as? (String) -> (any EditorInput)? ?? { _ in nil } }
    set { constructorContainer["makeDestinationForNewNoteWith"] = newValue }
  }
}
