import ContextNavigation
import TestStage
import Testing
import Wayfinder

/// A delegate that keeps the list on top when a split collapses.
private final class ListFirst: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
}

/// Tests of contexts shown in splits that collapse as they appear.
@Suite struct CollapsedSplitTests {
  private let app = TestApp()
  private let listFirst = ListFirst()
  private let list = UINavigationController(rootViewController: Screen(Context(type: .other)))

  private func desk(_ screens: UIViewController..., isListFirst: Bool = true) -> UISplitViewController {
    let split = UISplitViewController()
    if isListFirst { split.delegate = listFirst }
    split.viewControllers = [list] + screens
    return split
  }

  @Test("RC-26 A context that the app's transition shows in a split is visible even if the split shows its list")
  func byAppCode() throws {
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      app.window.simulate(horizontalSizeClass: width)
      app.transitions.present = { [self] screen, stack in
        OwnTransition { ended in
          stack.last?.present(desk(screen), animated: true) { ended(.success) }
        }
      }
      #expect(app.go(.present(product(42)))?.kind == "arrived")
      let split = try #require(app.tabs.presentedViewController as? UISplitViewController)
      #expect(split.isCollapsed == (width == .compact))
      #expect(app.go(.present(product(42)))?.kind == "already there")
      app.tabs.dismiss(animated: false)
    }
  }

  @Test("RC-26 A context presented in a split becomes visible, even if the split's delegate keeps the list on top")
  func presented() throws {
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      app.window.simulate(horizontalSizeClass: width)
      app.transitions.present = { [self] screen, stack in
        ModalTransition(stack: stack, viewController: desk(screen))
      }
      #expect(app.go(.present(product(42)))?.kind == "arrived")
      let split = try #require(app.tabs.presentedViewController as? UISplitViewController)
      #expect(split.isCollapsed == (width == .compact))
      #expect(app.go(.present(product(42)))?.kind == "already there")
      app.tabs.dismiss(animated: false)
    }
  }

  /// A delegate without methods.
  private final class Silent: UISplitViewControllerDelegate {}

  @Test("CN-16 A split with details and a delegate does not receive an element that the split replaces")
  func replacedByASplitWithDetails() {
    let silent = Silent()
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      let app = TestApp()
      app.window.simulate(horizontalSizeClass: width)
      let menu = UINavigationController(rootViewController: Screen(Context(type: .other)))
      let login = UINavigationController(rootViewController: Screen(Context(type: .login)))
      let split = UISplitViewController()
      split.delegate = silent
      split.viewControllers = [menu, login]
      app.transitions.present = { _, _ in
        OwnTransition { ended in
          app.tabs.present(split, animated: true) { ended(.success) }
        }
      }
      #expect(app.go(.present(order(1)))?.kind == "redirected to login")
      #expect(split.isCollapsed == (width == .compact))
      #expect(login.viewControllers.count == 1)
      #expect(menu.viewControllers.count == (width == .compact ? 2 : 1))
    }
  }

  @Test(
    "CN-16 A split that the app's transition shows in place of the element does not receive the element",
    arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func replacedByASplit(style: UISplitViewController.Style) {
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      let app = TestApp()
      app.window.simulate(horizontalSizeClass: width)
      let login = UINavigationController(rootViewController: Screen(Context(type: .login)))
      let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
      if style == .unspecified {
        split.viewControllers = [login]
      } else {
        split.setViewController(login, for: .primary)
      }
      app.transitions.present = { _, _ in
        OwnTransition { ended in
          app.tabs.present(split, animated: true) { ended(.success) }
        }
      }
      #expect(app.go(.present(order(1)))?.kind == "redirected to login")
      #expect(login.viewControllers.count == 1)
    }
  }

  @Test(
    "RC-26 A context pushed onto the list of a hidden split is visible even if the split shows its details",
    arguments: [true, false])
  func pushed(isShown: Bool) {
    app.window.simulate(horizontalSizeClass: .compact)
    let split = desk(UINavigationController(rootViewController: Screen(order(1))), isListFirst: false)
    app.tabs.viewControllers = [app.feedStack, split]
    #expect(!split.isCollapsed)
    app.transitions.present = { [list] screen, _ in
      if isShown { return ShowTransition(presentingViewController: list, viewController: screen) }
      return PushTransition(navigationController: list, viewController: screen)
    }
    #expect(app.go(.present(product(42)))?.kind == "arrived")
    #expect(split.isCollapsed)
    #expect(list.topViewController?.hasContext(product(42)) == true)
    #expect(list.topViewController?.viewIfLoaded?.window === app.window)
  }
}
