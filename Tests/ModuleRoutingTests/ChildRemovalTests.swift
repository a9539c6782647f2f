import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of removing a destination that is a child of the source.
@Suite struct ChildRemovalTests {
  private let stage = Stage()

  @Test("MR-22 A removal of a child first dismisses the modal that the child presents, if the modal may be left")
  func childThatPresents() async throws {
    final class Draft: UIViewController, RoutingInterceptable {
      var canBeDismissed = false
      var onDisappear: () -> Void = {}

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onDisappear()
      }
    }
    final class Child: UIViewController, Sharing {
      var onLeave: () -> Void = {}

      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent == nil { onLeave() }
      }
    }
    let modules = try ModuleRegistry {
      AnyViewRouter.register(RoutableView<any Sharing>(), forMakingView: Child.self) { _ in Child() }
    }
    let (shown, router) = try await modules.use {
      try await Router.perform(to: RoutableView<any Sharing>(), path: .addAsChildViewController(from: stage.home))
    }
    let (child, draft) = (try #require(shown as? Child), Draft())
    child.definesPresentationContext = true
    draft.modalPresentationStyle = .overCurrentContext
    child.present(draft, animated: false)
    try #require(draft.presentingViewController === child)
    var events: [String] = []
    child.onLeave = { events.append("the child leaves") }
    draft.onDisappear = { events.append("the modal is dismissed") }
    await #expect(throws: NavigationInterruption.self) { try await router.removeRoute() }
    #expect(child.parent === stage.home)
    draft.canBeDismissed = true
    try await router.removeRoute()
    #expect(events == ["the modal is dismissed", "the child leaves"])
    #expect(stage.home.children.isEmpty)
  }
}
