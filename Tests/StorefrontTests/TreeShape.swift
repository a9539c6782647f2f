import StorefrontApp
import Wayfinder

/// The view controllers of a window by identity, with their places and visibility. A shape keeps them alive, so that a new object never
/// has the identity of a released one.
struct TreeShape: Equatable {
  private struct Row: Equatable {
    let viewController: UIViewController
    let holder: UIViewController?
    let isPresented: Bool
    let isShown: Bool

    static func == (left: Row, right: Row) -> Bool {
      left.viewController === right.viewController && left.holder === right.holder
        && left.isPresented == right.isPresented && left.isShown == right.isShown
    }
  }

  private var rows: [Row] = []
  /// The inconsistencies of the tree, each as a sentence.
  private(set) var faults: [String] = []

  init(_ window: UIWindow) {
    if let root = window.rootViewController { add(root, holder: nil, isPresented: false, isShown: true) }
    let count = Set(rows.map { ObjectIdentifier($0.viewController) }).count
    if count != rows.count { faults.append("a view controller stands in two places") }
  }

  var viewControllers: [UIViewController] { rows.map(\.viewController) }

  static func == (left: TreeShape, right: TreeShape) -> Bool { left.rows == right.rows }

  private mutating func add(
    _ viewController: UIViewController, holder: UIViewController?, isPresented: Bool, isShown: Bool
  ) {
    rows.append(Row(viewController: viewController, holder: holder, isPresented: isPresented, isShown: isShown))
    let (children, shown) = Self.contents(of: viewController)
    if !children.isEmpty, shown.isEmpty { faults.append("\(viewController) shows none of its children") }
    if viewController.children.count != children.count {
      faults.append("\(viewController) has \(viewController.children.count) children and lists \(children.count)")
    }
    for child in children {
      if child.parent !== viewController { faults.append("\(child) does not know its parent \(viewController)") }
      if child.presentingViewController !== viewController.presentingViewController {
        faults.append("\(child) and its parent are presented by different ones")
      }
      add(child, holder: viewController, isPresented: false, isShown: shown.contains(child))
    }
    guard let presented = viewController.presentedViewController,
      presented.presentingViewController === viewController
    else { return }
    if presented.parent != nil { faults.append("\(presented) is presented and contained") }
    if !presented.isBeingDismissed { add(presented, holder: viewController, isPresented: true, isShown: true) }
  }

  private static func contents(of viewController: UIViewController) -> ([UIViewController], [UIViewController]) {
    switch viewController {
    case let stack as UINavigationController: (stack.viewControllers, stack.topViewController.map { [$0] } ?? [])
    case let tabs as UITabBarController: (tabs.viewControllers ?? [], tabs.selectedViewController.map { [$0] } ?? [])
    case let split as UISplitViewController: (split.viewControllers, split.viewControllers)
    case let pages as UIPageViewController: (pages.viewControllers ?? [], pages.viewControllers ?? [])
    default: ([], [])
    }
  }
}
