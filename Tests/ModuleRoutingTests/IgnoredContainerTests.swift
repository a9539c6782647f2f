import ModuleRouting
import TestStage
import Testing
import Wayfinder

@Suite struct IgnoredContainerTests {
  final class Badge: UIView, First.Named {}

  private let stage = Stage()

  @Test("MR-20 The plan of a subview leaves out the container, which the path ignores")
  func subview() throws {
    let modules = try ModuleRegistry {
      AnyViewRouter.register(RoutableView<any First.Named>(), forMakingView: Badge.self) { _ in Badge() }
    }
    func plan(_ path: ViewRoutePath) throws -> RoutePlan {
      try modules.use { try stage.router.plan(.module(RoutableView<any First.Named>(), path: path)) }
    }
    let path = ViewRoutePath.addAsSubview(from: stage.home.view)
    #expect(try "\(plan(path.wrapped(in: .navigationController)))" == "\(plan(path))")
  }

  @Test("MR-20 The plan of a segue leaves out the container, which the path ignores")
  func segue() throws {
    let source = try #require(try SegueStoryboard().initial)
    stage.stack.setViewControllers([source], animated: false)
    let modules = try ModuleRegistry { ShowingRouter.self }
    func plan(_ path: ViewRoutePath) throws -> RoutePlan {
      try modules.use { try stage.router.plan(.module(RoutableView<any Showing>(), path: path)) }
    }
    let path = ViewRoutePath.performSegue(from: source, identifier: "open")
    #expect(try "\(plan(path.wrapped(in: .navigationController)))" == "\(plan(path))")
  }

  @Test(
    "MR-20 An error about a popover without an anchor names all three anchors",
    arguments: ["sourceView", "barButtonItem", "sourceItem"])
  func anchor(name: String) {
    #expect(ModuleRoutingError.noAnchor("Badge").remedy.contains(name))
  }
}
