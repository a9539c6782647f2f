import ModuleRouting
import TestStage
import Testing
import Wayfinder

@Suite struct AdapterTests {
  /// An adapter that provides the protocol of one module with the screen of another.
  final class Adapted: Printing {
    let screen: any Showing
    init(_ screen: any Showing) { self.screen = screen }
  }

  @Test("MR-16 A conforming destination serves a required protocol")
  func byConformance() throws {
    try ModuleRegistry {
      ShowingRouter.self
      AnyViewRouter.register(adapter: RoutableView<any Sharing>(), forAdaptee: RoutableView<any Showing>())
    }.use {
      let made: any Sharing = try Router.requireDestination(to: RoutableView<any Sharing>())
      #expect(made is ShowingScreen)
    }
  }

  @Test("MR-16 A conversion serves a required protocol, through a chain of adapters in any order")
  func byConversion() throws {
    try ModuleRegistry {
      AnyViewRouter.register(adapter: RoutableView<any Printing>(), forAdaptee: RoutableView<any Sharing>()) {
        ($0 as? any Showing).map(Adapted.init)
      }
      AnyViewRouter.register(adapter: RoutableView<any Sharing>(), forAdaptee: RoutableView<any Showing>())
      ShowingRouter.self
    }.use {
      let made = try Router.requireDestination(to: RoutableView<any Printing>())
      #expect((made as? Adapted)?.screen is ShowingScreen)
    }
  }

  @Test("MR-16 An adapter shows the destination and converts it for the caller")
  func shown() async throws {
    let stage = Stage()
    try await ModuleRegistry {
      ShowingRouter.self
      AnyViewRouter.register(adapter: RoutableView<any Printing>(), forAdaptee: RoutableView<any Showing>()) {
        Adapted($0)
      }
    }.use {
      let (adapted, router) = try await Router.perform(to: RoutableView<any Printing>(), path: .push(from: stage.home))
      #expect((adapted as? Adapted)?.screen === stage.stack.topViewController)
      #expect(router.untyped.destination === stage.stack.topViewController)
    }
  }

  /// An adapter that passes the parameters of one module on to another module.
  final class NoteEditor: NoteModuleInput {
    let editor: any EditorModuleInput
    init(_ editor: any EditorModuleInput) { self.editor = editor }

    var makeDestinationWith: (Draft) -> (any EditorInput)? { { self.editor.makeDestinationWith($0, 0) } }
    var makeDestinationForNewNoteWith: (String) -> (any EditorInput)? {
      { self.editor.makeDestinationWith(Draft(text: $0), 0) }
    }
  }

  @Test("MR-16 A conversion of the configuration serves a required protocol of parameters")
  func parameters() throws {
    try ModuleRegistry {
      EditorModule.self
      AnyViewRouter.register(
        adapter: RoutableViewModule<any NoteModuleInput>(), forAdaptee: RoutableViewModule<any EditorModuleInput>()
      ) { NoteEditor($0) }
    }.use {
      let made = try Router.requireDestination(to: RoutableViewModule<any NoteModuleInput>()) {
        $0.makeDestinationForNewNoteWith("new")
      }
      #expect((made as? EditorScreen)?.draft == Draft(text: "new"))
    }
  }

  @Test("MR-16 Adapters in a circle and adapters without a module are refused by name")
  func circles() {
    let error = #expect(throws: ModuleRegistrationError.self) {
      try ModuleRegistry {
        AnyViewRouter.register(adapter: RoutableView<any Printing>(), forAdaptee: RoutableView<any Sharing>())
        AnyViewRouter.register(adapter: RoutableView<any Sharing>(), forAdaptee: RoutableView<any Showing>())
        AnyViewRouter.register(adapter: RoutableView<any Showing>(), forAdaptee: RoutableView<any Printing>())
        AnyViewRouter.register(adapter: RoutableView<any First.Named>(), forAdaptee: RoutableView<any Second.Named>())
      }
    }
    #expect(
      Set(error?.problems ?? []) == [
        .adaptersInACircle(["Printing", "Sharing", "Showing", "Printing"]),
        .adaptsNothing(adapter: "RoutableView<Named>()", adaptee: "RoutableView<Named>()"),
      ])
  }

  @Test("MR-16 An adapter to a module of another type is an error that names both types")
  func notConforming() throws {
    try ModuleRegistry {
      ShowingRouter.self
      AnyViewRouter.register(adapter: RoutableView<any Printing>(), forAdaptee: RoutableView<any Showing>())
    }.use {
      let error = ModuleRoutingError.doesNotConform(
        made: "ShowingScreen", expected: "Printing", module: "ShowingRouter")
      #expect(throws: error) { try Router.requireDestination(to: RoutableView<any Printing>()) }
    }
  }
}
