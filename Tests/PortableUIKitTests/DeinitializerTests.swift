import PortableUIKit
import Testing

@Suite struct DeinitializerTests {
  /// An observer that reads each property through which a controller or a view can be reached.
  private final class Observer {
    weak var window: UIWindow?
    weak var container: UIViewController?
    /// The numbers of screens and of views that have called the observer.
    var (screens, views) = (0, 0)

    func look() {
      guard let window else { return }
      _ = (window.rootViewController, window.subviews, window.isKeyWindow, window.windowScene)
      for controller in [window.rootViewController, container] { if let controller { look(at: controller) } }
    }

    private func look(at controller: UIViewController) {
      _ = (
        controller.children, controller.parent, controller.presentedViewController, controller.presentingViewController
      )
      _ = (controller.viewIfLoaded, controller.view.subviews, controller.view.superview, controller.view.window)
      _ = (controller.transitionCoordinator, controller.isBeingPresented, controller.isMovingFromParent)
      _ = (controller.navigationController, controller.tabBarController, controller.presentationController)
      _ = (controller.navigationItem.title, controller.tabBarItem.title, controller.traitCollection)
      if let stack = controller as? UINavigationController {
        _ = (stack.viewControllers, stack.topViewController, stack.visibleViewController, stack.delegate == nil)
      }
      if let tabs = controller as? UITabBarController {
        _ = (tabs.viewControllers, tabs.selectedViewController, tabs.selectedIndex, tabs.moreNavigationController)
      }
      if let pages = controller as? UIPageViewController { _ = pages.viewControllers }
      if let split = controller as? UISplitViewController {
        _ = (split.viewControllers, split.viewController(for: .primary))
      }
    }
  }

  private final class DyingScreen: UIViewController {
    private let observer: Observer

    init(_ observer: Observer) {
      self.observer = observer
      super.init(nibName: nil, bundle: nil)
      title = "Screen"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = DyingView(observer) }

    isolated deinit {
      observer.screens += 1
      observer.look()
    }
  }

  private final class DyingView: UIView {
    private let observer: Observer

    init(_ observer: Observer) {
      self.observer = observer
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit {
      observer.views += 1
      observer.look()
    }
  }

  private let observer = Observer()
  private let stage = Stage()

  private var window: UIWindow { stage.window }
  private var screen: DyingScreen { DyingScreen(observer) }

  /// Shows a container, and expects this number of calls from the screens that the body adds and removes.
  private func expectLooks(_ count: Int, _ container: UIViewController, after body: () -> Void) {
    (observer.window, observer.container) = (window, container)
    stage.show(container)
    let before = observer.screens
    body()
    stage.settle()
    #expect(observer.screens == before + count)
  }

  @Test("UK-6 A deinitializer can read the stack that its screen has left", arguments: [true, false])
  func stacks(animated: Bool) {
    let stack = UINavigationController(rootViewController: UIViewController())
    expectLooks(6, stack) {
      stage.push(screen, onto: stack, animated: animated)
      stage.pop(stack, animated: animated)
      stack.pushViewController(screen, animated: animated)
      stage.push(screen, onto: stack, animated: animated)
      stack.popToRootViewController(animated: animated)
      stage.settle()
      stack.setViewControllers([screen, screen, screen], animated: animated)
      stage.settle()
      stack.setViewControllers([UIViewController()], animated: animated)
    }
  }

  @Test("UK-6 A deinitializer can read the presenter that its screen has left", arguments: [true, false])
  func presentations(animated: Bool) {
    let root = UIViewController()
    expectLooks(4, root) {
      stage.present(screen, on: root, animated: animated)
      stage.dismiss(root, animated: animated)
      root.present(screen, animated: animated)
      root.presentedViewController?.modalPresentationStyle = .fullScreen
      stage.settle()
      if let modal = root.presentedViewController { stage.present(screen, on: modal, animated: animated) }
      stage.dismiss(root, animated: animated)
      stage.present(screen, on: root, animated: animated)
      root.dismiss(animated: animated) { _ = root.presentedViewController }
    }
  }

  @Test("UK-6 A deinitializer can read the containers that its screen has left")
  func containers() {
    let tabs = UITabBarController()
    expectLooks(4, tabs) {
      tabs.setViewControllers([screen, screen], animated: false)
      stage.settle()
      stage.select(1, of: tabs)
      tabs.viewControllers = [UIViewController(), screen]
      stage.settle()
      stage.select(1, of: tabs)
      tabs.setViewControllers([], animated: true)
      tabs.viewControllers = [screen]
      stage.settle()
      tabs.viewControllers = nil
    }
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    expectLooks(1, pages) {
      pages.setViewControllers([screen], direction: .forward, animated: false)
      stage.settle()
      pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
    }
    let split = UISplitViewController(style: .doubleColumn)
    expectLooks(2, split) {
      split.setViewController(screen, for: .primary)
      split.setViewController(screen, for: .secondary)
      stage.settle()
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
    }
  }

  @Test("UK-6 A deinitializer can read the window and the parent that its screen has left")
  func windows() {
    expectLooks(4, UIViewController()) {
      stage.replaceRoot(with: screen)
      stage.replaceRoot(with: screen)
      stage.replaceRoot(with: UIViewController())
      let parent = UIViewController()
      stage.replaceRoot(with: parent)
      observer.container = parent
      parent.embed(screen)
      stage.settle()
      parent.children.first?.leaveParent()
      stage.settle()
      parent.embed(screen)
      parent.children.first?.leaveParent()
    }
  }

  @Test("UK-6 A deinitializer can read the controller and the superview that its view has left")
  func views() {
    let root = UIViewController()
    expectLooks(0, root) {
      root.view.addSubview(DyingView(observer))
      root.view.subviews.first?.removeFromSuperview()
      root.view = DyingView(observer)
      stage.settle()
      root.view = DyingView(observer)
      stage.settle()
      root.view.addSubview(DyingView(observer))
      root.view.addSubview(DyingView(observer))
      root.view = nil
    }
    #expect(observer.views == 5)
  }
}
