import Wayfinder

/// A visible window with its router, whose transitions end at once unless a test moves the time itself.
struct Stage {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let router: Router

  init(_ root: UIViewController?, time: TransitionScheduler.Mode = .immediate) {
    window.transitionScheduler = TransitionScheduler(time)
    window.rootViewController = root
    window.isHidden = false
    window.transitionScheduler.advanceUntilIdle()
    router = Router(window: window)
  }

  /// The window's tree as a line: `A[b c*]` contains b and shows c, `a ^ b` presents b.
  var tree: String { window.rootViewController.map(outline) ?? "" }

  /// What the user looks at: the innermost screen on top of all others.
  var shown: UIViewController? {
    guard var next = window.rootViewController else { return nil }
    while let presented = next.presentedViewController { next = presented }
    while let child = next.shownChildren.first { next = child }
    return next
  }
}

extension UIViewController {
  /// Its name in outlines: the title if it has one, else the class without `Screen` or `UI… Controller`.
  fileprivate var outlineName: String {
    if let title { return title }
    switch self {
    case is UITabBarController: return "tabs"
    case is UINavigationController: return "stack"
    default: return String(describing: type(of: self)).replacingOccurrences(of: "Screen", with: "")
    }
  }

  fileprivate var heldChildren: [UIViewController] {
    (self as? UINavigationController)?.viewControllers ?? (self as? UITabBarController)?.viewControllers ?? []
  }

  fileprivate var shownChildren: [UIViewController] {
    let shown =
      (self as? UITabBarController)?.selectedViewController ?? (self as? UINavigationController)?.topViewController
    return shown.map { [$0] } ?? []
  }
}

private func outline(_ viewController: UIViewController) -> String {
  var line = viewController.outlineName
  if viewController is UINavigationController || viewController is UITabBarController {
    let shown = viewController.shownChildren
    let children = viewController.heldChildren.map { child in
      outline(child) + (viewController is UITabBarController && shown.contains(child) ? "*" : "")
    }
    line += "[\(children.joined(separator: " "))]"
  }
  if let presented = viewController.presentedViewController, presented.presentingViewController === viewController {
    line += " ^ " + outline(presented)
  }
  return line
}

/// A stack of screens.
func stack(_ screens: UIViewController...) -> UINavigationController {
  let stack = UINavigationController()
  stack.viewControllers = screens
  return stack
}

/// Tabs, of which the one at `selected` is chosen.
func tabs(_ screens: UIViewController..., selected: Int = 0) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = screens
  tabs.selectedIndex = selected
  return tabs
}

/// Screens of the given names.
func screens(_ names: String...) -> [UIViewController] { names.map(NamedScreen.init) }
