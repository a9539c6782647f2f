import ModuleRouting
import PageFlow
import TestStage
import Testing
import Wayfinder

@Suite struct FactoryTests {
  let stage = Stage()
  let modules: ModuleRegistry

  init() throws { modules = try ModuleRegistry { EditorModule.self } }

  @Test("MR-29 A module makes the screen of a step")
  func step() async throws {
    let step = StepAssembler<EditorScreen, Any?>()
      .finder(.classFinder)
      .factory(.module(RoutableView<any EditorInput>()))
      .using(.push).from(.navigationController)
      .using(.present).from(.current)
      .assemble()
    try await modules.use {
      let editor = try await Router(window: stage.window).navigate(to: step)
      #expect(stage.stack.presentedViewController === editor.navigationController)
    }
  }

  @Test("MR-29 A module makes the screen of a step from the context of the step")
  func stepWithParameters() async throws {
    let step = StepAssembler<EditorScreen, Int>()
      .finder(.nilFinder)
      .factory(
        .module(RoutableViewModule<any EditorModuleInput>()) { config, line in
          config.makeDestinationWith(Draft(text: "a"), line)
        }
      )
      .using(.present).from(GeneralStep.current())
      .assemble()
    try await modules.use {
      let editor = try await Router(window: stage.window).navigate(to: step, with: 7)
      #expect(editor.line == 7)
    }
  }

  @Test("MR-29 A step with an unregistered module fails before anything is built, with the line to write")
  func missing() async throws {
    let step = StepAssembly(
      finder: NilFinder<EditorScreen, Any?>(), factory: ModuleFactory(RoutableView<any Printing>())
    )
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    await modules.use {
      let error = await refusal { _ = try await Router(window: stage.window).navigate(to: step) }
      #expect(error == .notRegistered("RoutableView<Printing>()"))
    }
    #expect(stage.stack.presentedViewController == nil)
  }

  @Test("MR-29 A step with a module of another class fails, and names both classes")
  func otherClass() async throws {
    let step = StepAssembler<ShowingScreen, Any?>()
      .finder(.nilFinder)
      .factory(.module(RoutableView<any EditorInput>()))
      .using(.present).from(.current)
      .assemble()
    await modules.use {
      let error = await refusal { _ = try await Router(window: stage.window).navigate(to: step) }
      #expect(error == .doesNotConform(made: "EditorScreen", expected: "ShowingScreen", module: "the module"))
    }
  }

  @Test("MR-29 A module makes the view controller of a page")
  func page() async throws {
    let editor = AppFlowControllerPage(
      name: "editor", factory: ModuleFactory<EditorScreen, Any?>(RoutableView<any EditorInput>()))
    let home = AppFlowControllerPage(
      name: "home", viewControllerBlock: { Screen("home") }, viewControllerType: Screen.self)
    let flow = AppFlowController()
    flow.prepare(for: stage.window)
    try flow.register(path: home => editor)
    try await modules.use {
      let screen = try await stage.router.navigate(.page(editor, in: flow))
      #expect(screen is EditorScreen)
    }
  }
}
