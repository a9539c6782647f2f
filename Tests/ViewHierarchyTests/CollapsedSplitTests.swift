import Testing
import Wayfinder
import WayfinderTesting

@testable import NavigationCore
@testable import ViewHierarchy

@Suite struct CollapsedSplitTests {
  @Test("EN-3 Restoring a collapsed split shows the details that the split showed before", arguments: [true, false])
  func putsDetailsBack(hasColumns: Bool) {
    let (list, details) = (UIViewController(), UINavigationController(rootViewController: UIViewController()))
    let split = hasColumns ? UISplitViewController(style: .doubleColumn) : UISplitViewController()
    if hasColumns {
      split.setViewController(UINavigationController(rootViewController: list), for: .primary)
      split.setViewController(details, for: .secondary)
    } else {
      split.viewControllers = [UINavigationController(rootViewController: list), details]
    }
    let window = UIWindow.visible(split)
    window.simulate(horizontalSizeClass: .compact)
    #expect(split.isCollapsed)
    #expect(details.topViewController?.viewIfLoaded?.window === window)

    let tree = LiveTree(window: window, locator: DefaultContainerAdapterLocator())
    let snapshot = TreeSnapshot(of: tree)
    let misuses = UIKitMisuse.collect {
      list.navigationController?.popToViewController(list, animated: false)
      split.showDetailViewController(UINavigationController(rootViewController: UIViewController()), sender: nil)
      var result: RoutingResult?
      tree.restore(snapshot) { result = $0 }
      guard case .success? = result else {
        Issue.record("was not put back: \(String(describing: result))")
        return
      }
    }
    #expect(misuses.isEmpty, "\(misuses)")
    #expect(TreeSnapshot(of: tree) == snapshot)
    #expect(details.topViewController?.viewIfLoaded?.window === window)
  }
}
