import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// A delegate that keeps the list on top when a split collapses.
private final class ListFirst: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

/// Tests of modules that are shown in splits that collapse while they appear.
@Suite struct CollapsedSplitTests {
  private let stage = Stage()
  private let listFirst = ListFirst()
  private let modules: ModuleRegistry

  init() throws {
    modules = try ModuleRegistry { EditorModule.self }
  }

  private func show(_ path: ViewRoutePath) async throws -> UIViewController {
    try await modules.use {
      let shown = try await Router.perform(to: RoutableView<any EditorInput>(), path: path).destination
      return try #require(shown as? UIViewController)
    }
  }

  private func desk(_ style: UISplitViewController.Style, _ screens: UIViewController...) -> UISplitViewController {
    let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    split.delegate = listFirst
    split.viewControllers = screens
    return split
  }

  @Test(
    "RC-26 A module beside a list in its container is visible at the end, even if the split shows the list",
    arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func container(style: UISplitViewController.Style) async throws {
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      stage.window.simulate(horizontalSizeClass: width)
      let container = RouteContainer { [self] screen in
        desk(style, UINavigationController(rootViewController: Screen("list")), screen)
      }
      let shown = try await show(.presentModally(from: stage.home).wrapped(in: container))
      let split = try #require(stage.stack.presentedViewController as? UISplitViewController)
      #expect(split.isCollapsed == (width == .compact))
      #expect(shown.viewIfLoaded?.window === stage.window)
      #expect(shown.splitViewController === split)
      stage.stack.dismiss(animated: false)
    }
  }

  @Test("RC-26 A module pushed onto the list of a hidden split is visible at the end if the details are on top")
  func pushed() async throws {
    stage.window.simulate(horizontalSizeClass: .compact)
    let list = UINavigationController(rootViewController: Screen("list"))
    let split = UISplitViewController()
    split.viewControllers = [list, UINavigationController(rootViewController: Screen("details"))]
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen("first"), split]
    stage.window.rootViewController = tabs
    #expect(!split.isCollapsed)
    let shown = try await show(.push(from: list))
    #expect(split.isCollapsed)
    #expect(shown.viewIfLoaded?.window === stage.window)
    #expect(list.topViewController === shown)
  }

  @Test("RC-26 A module that app code shows in a split is visible at the end if the split shows the list")
  func byAppCode() async throws {
    /// A screen that shows details in its own split.
    final class Presenting: UIViewController {
      var makeSplit: (UIViewController) -> UISplitViewController = { _ in UISplitViewController() }

      override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        present(makeSplit(vc), animated: true)
      }
    }
    stage.window.simulate(horizontalSizeClass: .compact)
    let source = Presenting()
    source.makeSplit = { [self] screen in
      desk(.unspecified, UINavigationController(rootViewController: Screen("list")), screen)
    }
    stage.stack.pushViewController(source, animated: false)
    let shown = try await show(.showDetail(from: source))
    let split = try #require(stage.stack.presentedViewController as? UISplitViewController)
    #expect(split.isCollapsed)
    #expect(shown.viewIfLoaded?.window === stage.window)
  }
}
