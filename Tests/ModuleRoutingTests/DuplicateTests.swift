import ModuleRouting
import TestStage
import Testing
import Wayfinder

@Suite struct DuplicateTests {
  /// A router that is registered for one protocol only.
  final class SharingRouter: ViewRouter<ShowingScreen, ViewRouteConfiguration> {
    override class func registerRoutableDestination() { register(RoutableView<any Sharing>()) }
  }

  /// A router that is registered for its class only.
  final class ClassRouter: ViewRouter<ShowingScreen, ViewRouteConfiguration> {
    override class func registerRoutableDestination() { registerView(ShowingScreen.self) }
  }

  private let required = RoutableView<any Sharing>()
  private let provided = RoutableView<any Showing>()

  private func problems(
    @ModuleList _ list: () -> [any RoutableModule.Type]
  ) -> [ModuleRegistrationError.Problem] {
    let error = #expect(throws: ModuleRegistrationError.self) { try ModuleRegistry(list) }
    return error?.problems ?? []
  }

  @Test("MR-12 A module for a protocol that already has an adapter is reported")
  func moduleAfterAdapter() {
    let problems = problems {
      ShowingRouter.self
      AnyViewRouter.register(adapter: required, forAdaptee: provided)
      SharingRouter.self
    }
    #expect(
      problems == [
        .duplicate(
          "RoutableView<Sharing>()", first: "an adapter to RoutableView<Showing>()", second: "SharingRouter")
      ])
  }

  @Test("MR-12 An adapter for a protocol that already has a module is reported by the names of both")
  func adapterAfterModule() {
    let problems = problems {
      ShowingRouter.self
      AnyViewRouter.register(required, forMakingView: ShowingScreen.self)
      AnyViewRouter.register(adapter: required, forAdaptee: provided)
    }
    #expect(
      problems == [
        .duplicate(
          "RoutableView<Sharing>()", first: "RoutableView<Sharing>()",
          second: "an adapter to RoutableView<Showing>()")
      ])
  }

  @Test("MR-12 A router that registers its class twice is reported")
  func classTwice() {
    let problems = problems {
      ClassRouter.self
      ShowingRouter.self
      ClassRouter.self
    }
    #expect(problems == [.duplicate("ShowingScreen", first: "ClassRouter", second: "ClassRouter")])
  }

  @Test("MR-12 A module of blocks that registers its class twice is reported")
  func classOfBlocksTwice() {
    let editor = BlockViewRoute { _ in EditorScreen() }
    let problems = problems {
      editor.registerView()
      editor.registerView()
    }
    #expect(problems == [.duplicate("EditorScreen", first: "EditorScreen", second: "EditorScreen")])
  }
}
