import RouteComposition
import Testing
import ViewHierarchy
import Wayfinder

@testable import WayfinderTesting

@Suite struct SeenTreeTests {
  @Test("TK-9 P1 Behind a modal, only the screens that the user would see without the modal count as shown")
  func behindFront() {
    let (shown, hidden, below) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController()
    stack.viewControllers = [below, shown]
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, hidden]
    let window = UIWindow.visible(tabs)
    tabs.present(UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert), animated: false)
    let tree = SeenTree(LiveTree(window: window))
    #expect(!tree.shows(shown))
    #expect(tree.showsBehindFront(shown))
    #expect(!tree.showsBehindFront(below))
    #expect(!tree.showsBehindFront(hidden))
  }

  @Test("TK-9 P1 A screen below two modals is not shown behind the one in front")
  func belowTwo() {
    let (root, sheet) = (UIViewController(), UIViewController())
    let window = UIWindow.visible(root)
    root.present(sheet, animated: false)
    sheet.present(UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert), animated: false)
    let tree = SeenTree(LiveTree(window: window))
    #expect(tree.showsBehindFront(sheet))
    #expect(!tree.showsBehindFront(root))
  }
}
