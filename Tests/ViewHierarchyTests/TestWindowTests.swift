import Testing
import Wayfinder
import WayfinderTesting

/// Tests of the windows of the test kit.
@Suite struct TestWindowTests {
  private final class HomeScreen: UIViewController {}
  private final class MapViewController: UIViewController {}
  private final class OwnStack: UINavigationController {}
  private final class Screen: UIViewController {}

  private func titled(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  private func tabs(_ children: UIViewController..., selected: Int) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = children
    tabs.selectedIndex = selected
    return tabs
  }

  @Test("TK-4 A visible test window has its root on screen, and each transition ends within its call")
  func visible() {
    let home = HomeScreen()
    let window = UIWindow.visible(UINavigationController(rootViewController: home))
    #expect(!window.isHidden)
    #expect(window.isKeyWindow)
    #expect(home.viewIfLoaded?.window === window)
    let sheet = UIViewController()
    var hasCompleted = false
    home.present(sheet, animated: true) { hasCompleted = true }
    #expect(hasCompleted)
    #expect(sheet.viewIfLoaded?.window === window)
    #expect(!sheet.isBeingPresented)
    #expect(UIWindow.visible().rootViewController == nil)
  }

  @Test("TK-4 A test window with manual transitions has its root on screen, and later transitions are in flight")
  func manual() {
    let home = HomeScreen()
    let window = UIWindow.visible(home, transitions: .manual)
    #expect(home.viewIfLoaded?.window === window)
    #expect(window.transitionScheduler.isIdle)
    var hasCompleted = false
    home.present(UIViewController(), animated: true) { hasCompleted = true }
    #expect(!hasCompleted)
    #expect(!window.transitionScheduler.isIdle)
    window.transitionScheduler.advanceUntilIdle()
    #expect(hasCompleted)
    #expect(window.transitionScheduler.isIdle)
  }

  @Test("TK-3 An outline is one line with all contained, visible and presented screens, by title or class")
  func outline() {
    #expect(UIWindow.visible().outline == "")
    let home = HomeScreen()
    let root = tabs(UINavigationController(rootViewController: home), MapViewController(), selected: 0)
    let window = UIWindow.visible(root)
    #expect(window.outline == "tabs[stack[Home]* Map]")
    home.navigationController?.pushViewController(titled("Product"), animated: false)
    root.selectedIndex = 1
    #expect(window.outline == "tabs[stack[Home Product] Map*]")
    root.present(OwnStack(rootViewController: titled("Frame pump")), animated: false)
    root.presentedViewController?.present(Screen(), animated: false)
    #expect(window.outline == "tabs[stack[Home Product] Map*] ^ stack[“Frame pump”] ^ Screen")
    root.dismiss(animated: false)
    #expect(window.outline == "tabs[stack[Home Product] Map*]")
  }

  @Test("TK-3 An outline marks all visible columns of a split, and lists a modal within its tab")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UINavigationController(rootViewController: titled("List")), for: .primary)
    split.setViewController(UINavigationController(rootViewController: titled("Details")), for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    let map = MapViewController()
    map.definesPresentationContext = true
    let window = UIWindow.visible(tabs(split, map, selected: 1))
    let sheet = titled("Legend")
    sheet.modalPresentationStyle = .currentContext
    map.present(sheet, animated: false)
    #expect(window.outline == "tabs[split[stack[List]* stack[Details]*] Map ^ Legend*]")
  }
}
