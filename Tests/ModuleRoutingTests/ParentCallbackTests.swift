import ModuleRouting
import TestStage
import Testing
import Wayfinder

/// Tests of the callbacks of UIKit's containment, which children receive in every outcome of a navigation.
@Suite struct ParentCallbackTests {
  /// A child that records the callbacks about its parents.
  final class Child: UIViewController, Sharing {
    var callbacks: [String] = []

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      callbacks.append("will \(parent == nil ? "leave" : "join")")
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      callbacks.append("did \(parent == nil ? "leave" : "join")")
    }
  }

  /// A path of the app that runs a closure.
  struct OwnPath: ViewRoutePathExtension {
    weak var source: UIViewController?
    let body: (UIViewController, @escaping @MainActor (RoutingResult) -> Void) -> Void

    func show(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void) {
      if let source { body(source, completion) }
    }
  }

  let stage = Stage()
  let modules: ModuleRegistry
  let child = Child()

  init() throws {
    modules = try ModuleRegistry(reportingTo: { _ in }) { [child] in
      AnyViewRouter.register(RoutableView<any Sharing>(), forMakingView: Child.self) { _ in child }
      ShowingRouter.self
    }
  }

  @Test("MR-20 A child receives the callbacks before and after it joins its parent, and before and after it leaves")
  func joinsAndLeaves() async throws {
    try await modules.use {
      let router = try await Router.perform(
        to: RoutableView<any Sharing>(), path: .addAsChildViewController(from: stage.home)
      ).router
      #expect(child.callbacks == ["will join", "did join"])
      child.callbacks = []
      try await router.removeRoute()
      #expect(child.callbacks == ["will leave", "did leave"])
    }
  }

  @Test("MR-20 A child joins its parent when the handler for the child's view calls back, not before")
  func joinsWhenTheHandlerEnds() {
    var end: (() -> Void)?
    let path = ViewRoutePath.addAsChildViewController(from: stage.home) { end = $1 }
    var outcome: Outcome<any Sharing>?
    modules.use {
      Router.perform(to: RoutableView<any Sharing>(), path: path) { _ in
      } completion: {
        outcome = $0
      }
    }
    #expect(child.callbacks == ["will join"])
    #expect(outcome == nil)
    end?()
    #expect(child.callbacks == ["will join", "did join"])
    #expect(outcome?.isArrival == true)
  }

  @Test("EN-3 A child removed after a failed navigation receives the callbacks for leaving")
  func takenOffAgain() async {
    let path = ViewRoutePath.addAsChildViewController(from: stage.home) { child, _ in
      child.parent?.view.addSubview(child.view)
    }
    await #expect(throws: NavigationFailure.self) {
      try await modules.use { _ = try await Router.perform(to: RoutableView<any Sharing>(), path: path) }
    }
    #expect(stage.home.children.isEmpty)
    #expect(child.view.superview == nil)
    #expect(child.callbacks.suffix(2) == ["will leave", "did leave"])
  }

  @Test(
    "EN-3 A failed path of the app restores a removed child with its callbacks and its view")
  func putBack() async {
    stage.home.addChild(child)
    stage.home.view.addSubview(child.view)
    child.didMove(toParent: stage.home)
    child.callbacks = []
    let path = OwnPath(source: stage.home) { [child] _, completion in
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      completion(.failure(Refusal()))
    }
    await #expect(throws: NavigationFailure.self) {
      try await modules.use {
        _ = try await Router.perform(to: RoutableView<any Showing>(), path: .extensible(path: path))
      }
    }
    #expect(stage.home.children == [child])
    #expect(child.view.superview === stage.home.view)
    #expect(child.callbacks == ["will leave", "did leave", "will join", "did join"])
  }

  /// A path of the app that removes another child than the destination, and then fails.
  final class ClumsyPath: ViewRoutePathExtension {
    weak var source: UIViewController?
    private let besides: UIViewController
    private var shown: Any?

    init(source: UIViewController, besides: UIViewController) {
      self.source = source
      self.besides = besides
    }

    func show(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void) {
      shown = destination
      completion(.success)
    }

    var removesByItself: Bool { true }

    func remove(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void) {
      besides.willMove(toParent: nil)
      besides.view.removeFromSuperview()
      besides.removeFromParent()
      completion(.failure(Refusal()))
    }
  }

  @Test(
    "EN-3 A failed removal by the app restores the removed child, and the route stays routed")
  func failedRemoval() async throws {
    stage.home.addChild(child)
    stage.home.view.addSubview(child.view)
    child.didMove(toParent: stage.home)
    let path = ClumsyPath(source: stage.home, besides: child)
    let router = try await modules.use {
      try await Router.perform(to: RoutableView<any Showing>(), path: .extensible(path: path)).router
    }
    await #expect(throws: NavigationFailure.self) { try await router.removeRoute() }
    #expect(stage.home.children == [child])
    #expect(child.view.superview === stage.home.view)
    #expect(router.state == .routed)
  }
}
