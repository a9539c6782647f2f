import PortableUIKit
import Testing

@Suite struct LifetimeTests {
  @Test("UK-13 A controller outside every window dies with its last outside reference")
  func outside() {
    weak var weakTabs: UITabBarController?
    weak var weakScreen: UIViewController?
    do {
      let screen = UIViewController()
      let navigation = UINavigationController(rootViewController: screen)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      _ = (screen.presentationController, navigation.navigationBar.items, tabs.tabBar.items, screen.view)
      (weakTabs, weakScreen) = (tabs, screen)
    }
    #expect(weakTabs == nil && weakScreen == nil)
  }

  @Test("UK-13 Popped and dismissed ones die when their transition ends, not before", arguments: [true, false])
  func transitions(animated: Bool) {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: UIViewController())
    weak var popped: UIViewController?
    weak var dismissed: UIViewController?
    stage.show(navigation)
    do {
      let (a, m) = (UIViewController(), UIViewController())
      (popped, dismissed) = (a, m)
      navigation.pushViewController(a, animated: animated)
      navigation.present(m, animated: animated)
      _ = m.presentationController
      stage.settle()
    }
    navigation.dismiss(animated: animated)
    navigation.popViewController(animated: animated)
    #expect(popped != nil && dismissed != nil)
    stage.settle()
    #expect(popped == nil && dismissed == nil)
  }

  @Test("UK-13 A window that nobody keeps dies with its tree, waiting transitions or not")
  func window() {
    weak var weakWindow: UIWindow?
    weak var weakRoot: UIViewController?
    do {
      let stage = Stage()
      let root = UINavigationController(rootViewController: UIViewController())
      stage.show(root)
      root.pushViewController(UIViewController(), animated: true)
      (weakWindow, weakRoot) = (stage.window, root)
    }
    #expect(weakWindow == nil && weakRoot == nil)
    #expect(UIApplication.shared.windows.allSatisfy { $0.rootViewController !== weakRoot || weakRoot == nil })
  }

  @Test("UK-13 A window whose turns come by themselves lives until its transitions have ended")
  func ownTurns() async {
    let journal = Journal()
    await withCheckedContinuation { done in
      let window = UIWindow(frame: .zero)
      let screen = Screen("a", journal)
      screen.onDidAppear = { done.resume() }
      window.rootViewController = screen
      window.isHidden = false
    }
    #expect(journal.lines.last == "a.didAppear")
  }

  @Test("UK-18 Pushes and pops in a row leave nothing behind")
  func inARow() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    weak var last: UIViewController?
    for _ in 0..<10_000 {
      let screen = UIViewController()
      last = screen
      navigation.pushViewController(screen, animated: false)
      navigation.popViewController(animated: false)
      stage.settle()
    }
    #expect(last == nil && navigation.children.count == 1)
    #expect(navigation.view.subviews.count == 1 && stage.window.subviews.count == 1)
  }
}
