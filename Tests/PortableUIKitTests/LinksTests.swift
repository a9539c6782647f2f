import PortableUIKit
import Testing

@Suite struct LinksTests {
  /// A screen that records during its deinitialization whether its child and its view still refer to it.
  private final class Dying: UIViewController {
    let child = UIViewController()
    let inner = UIView()
    let heard: Heard

    init(_ heard: Heard) {
      self.heard = heard
      super.init(nibName: nil, bundle: nil)
      addChild(child)
      view.addSubview(inner)
      (heard.child, heard.inner, heard.view) = (child, inner, view)
    }

    required init?(coder: NSCoder) { nil }

    deinit {
      let heard = heard
      MainActor.assumeIsolated { heard.parent = heard.child?.parent != nil || heard.view?.next is UIViewController }
    }
  }

  private final class Heard {
    var child: UIViewController?
    var inner: UIView?
    var view: UIView?
    var parent: Bool?
  }

  @Test("UK-6 When the release of a controller begins, its child has no parent and its view no controller")
  func released() {
    let heard = Heard()
    do {
      let dying = Dying(heard)
      #expect(heard.child?.parent === dying)
      #expect(heard.view?.next === dying)
      #expect(heard.inner?.superview === dying.view)
    }
    #expect(heard.parent == false)
    #expect(heard.child?.parent == nil)
    #expect(heard.inner?.superview === heard.view, "the view lives, as it is kept")
    heard.view = nil
    #expect(heard.inner?.superview == nil)
  }

  @Test("UK-6 A modal does not retain its presenter")
  func presenter() {
    weak var window: UIWindow?
    let modal = UIViewController()
    do {
      let shown = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let root = UIViewController()
      shown.transitionScheduler = TransitionScheduler(.immediate)
      shown.rootViewController = root
      shown.isHidden = false
      root.present(modal, animated: false)
      #expect(modal.presentingViewController === root)
      window = shown
      shown.isHidden = true
    }
    #expect(window == nil)
    #expect(modal.presentingViewController == nil)
  }

  private final class DyingStack: UINavigationController {
    var whenReleased: (() -> Void)?
    isolated deinit { whenReleased?() }
  }

  private final class DyingTabs: UITabBarController {
    var whenReleased: (() -> Void)?
    isolated deinit { whenReleased?() }
  }

  private final class DyingView: UIView {
    var whenReleased: (() -> Void)?
    isolated deinit { whenReleased?() }
  }

  @Test("UK-6 When the release of a stack begins, its screens have no stack and its modals no presenter")
  func releasedStack() {
    let (screen, modal) = (UIViewController(), UIViewController())
    var found: [UIViewController?]?
    do {
      let stage = Stage()
      let stack = DyingStack(rootViewController: screen)
      stage.show(stack, presenting: modal)
      let manager = modal.presentationController
      #expect(screen.navigationController === stack)
      #expect(modal.presentingViewController === stack)
      #expect(manager?.presentingViewController === stack)
      stack.whenReleased = {
        found = [screen.navigationController, screen.parent, modal.presentingViewController]
      }
      stage.window.isHidden = true
    }
    #expect(found?.compactMap(\.self).isEmpty == true)
  }

  @Test("UK-6 When the release of a tab bar controller begins, its screens have no tab bar controller")
  func releasedTabs() {
    let screen = UIViewController()
    var found: [UIViewController?]?
    do {
      let tabs = DyingTabs()
      tabs.viewControllers = [screen]
      #expect(screen.tabBarController === tabs)
      tabs.whenReleased = { found = [screen.tabBarController, screen.parent] }
    }
    #expect(found?.compactMap(\.self).isEmpty == true)
  }

  @Test("UK-6 When the release of a view begins, its subviews have no superview")
  func releasedView() {
    let inner = UIView()
    var found: [UIView?]?
    do {
      let outer = DyingView()
      outer.addSubview(inner)
      outer.whenReleased = { found = [inner.superview] }
    }
    #expect(found?.compactMap(\.self).isEmpty == true)
  }
}
