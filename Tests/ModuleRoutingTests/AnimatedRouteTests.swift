import ModuleRouting
import TestStage
import Testing
import Wayfinder

/// Tests of the animation of each path. A path shows and removes a module animated if the caller requests it.
@Suite struct AnimatedRouteTests {
  /// A screen that records whether it appears and disappears animated.
  final class Noting: UIViewController, Sharing {
    var events: [String] = []

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      events.append("came \(animated)")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      events.append("went \(animated)")
    }
  }

  /// A path of the app, which shows and removes.
  struct OwnPath: ViewRoutePathExtension {
    weak var source: UIViewController?
    let note: @MainActor (String) -> Void

    func show(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void) {
      note("shown \(animated)")
      completion(.success)
    }

    var removesByItself: Bool { true }

    func remove(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void) {
      note("removed \(animated)")
      completion(.success)
    }
  }

  /// A delegate that records the screens that a stack shows, and whether the change is animated.
  final class Watching: NSObject, UINavigationControllerDelegate {
    var events: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      events.append("\(viewController.title ?? "") \(animated)")
    }
  }

  enum Path: String, CaseIterable, CustomTestStringConvertible {
    case push, present, show, showModally, showDetail, showDetailModally

    var testDescription: String { rawValue }
  }

  let stage = Stage()
  let modules: ModuleRegistry
  private let noting: Noting

  init() throws {
    let noting = Noting()
    self.noting = noting
    modules = try ModuleRegistry(reportingTo: { _ in }) {
      AnyViewRouter.register(RoutableView<any Sharing>(), forMakingView: Noting.self) { _ in noting }
    }
  }

  /// Returns the path from a source for which it is possible.
  private func path(_ path: Path) -> ViewRoutePath {
    let alone = Screen("alone")
    switch path {
    case .push: return .push(from: stage.home)
    case .present: return .presentModally(from: stage.home, style: .fullScreen)
    case .show: return .show(from: stage.home)
    case .showModally:
      stage.window.rootViewController = alone
      noting.modalPresentationStyle = .fullScreen
      return .show(from: alone)
    case .showDetail:
      let split = UISplitViewController()
      split.viewControllers = [alone, UINavigationController(rootViewController: Screen("nothing"))]
      stage.window.rootViewController = split
      stage.window.simulate(horizontalSizeClass: .compact)
      return .showDetail(from: alone)
    case .showDetailModally:
      stage.window.rootViewController = alone
      noting.modalPresentationStyle = .fullScreen
      return .showDetail(from: alone)
    }
  }

  @Test(
    "MR-20 Every path uses the requested animation setting to show and to remove a module", arguments: Path.allCases,
    [true, false])
  func everyPath(_ kind: Path, animated: Bool) async throws {
    try await modules.use {
      let router = try await Router.perform(to: RoutableView<any Sharing>(), path: path(kind)) {
        $0.animated = animated
      }.router
      #expect(noting.events == ["came \(animated)"])
      guard case .removable = router.canRemove else { return }
      noting.events = []
      try await router.removeRoute(animated: !animated)
      #expect(noting.events == ["went \(!animated)"])
    }
  }

  @Test("MR-20 A path of the app receives the animation setting for showing and removing", arguments: [true, false])
  func ownWay(animated: Bool) async throws {
    var events: [String] = []
    try await modules.use {
      let path = ViewRoutePath.extensible(path: OwnPath(source: stage.home) { events.append($0) })
      let router = try await Router.perform(to: RoutableView<any Sharing>(), path: path) {
        $0.animated = animated
      }.router
      try await router.removeRoute(animated: !animated)
      #expect(events == ["shown \(animated)", "removed \(!animated)"])
    }
  }

  @Test("MR-20 A segue uses the requested animation setting", arguments: [true, false])
  func segue(animated: Bool) async throws {
    let source = try #require(try SegueStoryboard().initial)
    stage.stack.setViewControllers([source], animated: false)
    let watching = Watching()
    stage.stack.delegate = watching
    try await ModuleRegistry { AnyViewRouter.register(forMakingView: UIViewController.self) { _ in nil } }.use {
      let route = try #require(Router.to(view: UIViewController.self))
      _ = try await route.perform(path: .performSegue(from: source, identifier: "open")) { $0.animated = animated }
    }
    #expect(watching.events == ["Square \(animated)"])
  }
}
