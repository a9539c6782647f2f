import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of performances after a failed performance.
extension RefusalTests {
  /// Performs the editor's module with parameters, and passes the configuration and the made editor to a closure. Returns the router.
  private func perform(
    _ path: ViewRoutePath, handing note: (any EditorModuleInput, (any EditorInput)?) -> Void
  ) throws -> DestinationViewRouter<any EditorInput>? {
    try ModuleRegistry { EditorModule.self }.use {
      Router.perform(to: RoutableViewModule<any EditorModuleInput>(), path: path) { config in
        let editor = config.makeDestinationWith(Draft(text: "a"), 7)
        note(config, editor)
        return editor
      }
    }
  }

  @Test("MR-3 The next attempt shows the caller's destination if UIKit ignored the first, and then releases it")
  func handedOut() async throws {
    let stack = FrozenStack(rootViewController: Screen("first"))
    stage.window.rootViewController = stack
    stack.isFrozen = true
    weak var handed: EditorScreen?
    let router = try perform(.push(from: stack)) { _, editor in handed = editor as? EditorScreen }
    #expect(router?.state == .unrouted)
    #expect(stack.viewControllers.count == 1)
    #expect(handed != nil, "the router keeps it")
    stack.isFrozen = false
    try await router?.performRoute()
    #expect(handed != nil)
    #expect(stack.topViewController === handed)
    #expect(handed?.log == ["configuration"], "it is prepared once")
    try await router?.removeRoute()
    #expect(handed == nil, "nobody keeps it")
    try await router?.performRoute()
    #expect((stack.topViewController as? EditorScreen)?.line == 7, "it is made again from the same parameters")
  }

  @Test("MR-3 The next attempt shows the caller's destination even if the container of the first still exists")
  func handedOutInAContainer() throws {
    let root = DeafScreen()
    stage.window.rootViewController = root
    var containers: [UINavigationController] = []
    let wrapping = RouteContainer { screen in
      let container = UINavigationController(rootViewController: screen)
      containers.append(container)
      return container
    }
    var handed: (any EditorInput)?
    let router = try perform(.presentModally(from: root).wrapped(in: wrapping)) { handed = $1 }
    #expect(router?.state == .unrouted)
    #expect(containers.count == 1)
    root.isDeaf = false
    router?.performRoute()
    #expect(containers.count == 2)
    #expect(root.presentedViewController === containers.last)
    #expect(handed != nil)
    #expect(containers.last?.topViewController === handed)
  }

  @Test("MR-3 Parameters passed again after a failed attempt make another destination")
  func handedOverAnew() throws {
    let stack = FrozenStack(rootViewController: Screen("first"))
    stage.window.rootViewController = stack
    stack.isFrozen = true
    var module: (any EditorModuleInput)?
    let router = try perform(.push(from: stack)) { config, _ in module = config }
    let second = module?.makeDestinationWith(Draft(text: "b"), 8)
    stack.isFrozen = false
    router?.performRoute()
    #expect(second != nil)
    #expect(stack.topViewController === second)
  }

  @Test("MR-3 MR-7 The next attempt shows the destination of a closure that is set after a failed attempt")
  func handedOverToTheRouter() throws {
    let stack = FrozenStack(rootViewController: Screen("first"))
    stage.window.rootViewController = stack
    stack.isFrozen = true
    var module: (any EditorModuleInput)?
    let router = try perform(.push(from: stack)) { config, _ in module = config }
    let configuration = try #require(module as? EditorConfiguration)
    configuration.makeDestination = { EditorScreen(line: 9) }
    stack.isFrozen = false
    router?.performRoute()
    #expect((stack.topViewController as? EditorScreen)?.line == 9)
  }

  @Test("MR-3 The next attempt shows the caller's destination even if its container was refused first")
  func handedOutInARefusedContainer() throws {
    let root = Screen("root")
    stage.window.rootViewController = root
    var isAnchored = false
    var containers: [UINavigationController] = []
    let wrapping = RouteContainer { screen in
      let container = UINavigationController(rootViewController: screen)
      containers.append(container)
      return container
    }
    let path = ViewRoutePath.presentAsPopover(from: root) { if isAnchored { $0.sourceView = root.view } }
    var handed: (any EditorInput)?
    let router = try perform(path.wrapped(in: wrapping)) { handed = $1 }
    #expect(router?.state == .unrouted)
    #expect(containers.count == 1)
    isAnchored = true
    router?.performRoute()
    #expect(containers.count == 2)
    #expect(root.presentedViewController === containers.last)
    #expect(handed != nil)
    #expect(containers.last?.topViewController === handed)
  }
}
