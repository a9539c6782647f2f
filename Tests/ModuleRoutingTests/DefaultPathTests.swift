import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of destinations that are shown by the default path.
@Suite struct DefaultPathTests {
  private let stage = Stage()
  private let modules: ModuleRegistry

  init() throws { modules = try ModuleRegistry { ShowingRouter.self } }

  @Test(
    "MR-20 The default path shows a destination in its container, pushed or presented", arguments: [true, false])
  func byDefaultInContainer(isPushed: Bool) async throws {
    let path = ViewRoutePath.defaultPath(from: stage.home).wrapped(in: RouteContainer { Frame(holding: $0) })
    let shown = try await modules.use {
      try await Router.perform(to: RoutableView<any Showing>(), path: path) {
        if isPushed { $0.configuration.defaultPath = { .push(from: $0) } }
      }.destination
    }
    let container = isPushed ? stage.stack.topViewController : stage.home.presentedViewController
    #expect((shown as? UIViewController)?.parent is Frame)
    #expect((shown as? UIViewController)?.parent === container)
  }

  /// A container that a stack accepts.
  private final class Frame: UIViewController {
    convenience init(holding child: UIViewController) {
      self.init()
      addChild(child)
      child.didMove(toParent: self)
    }
  }
}
