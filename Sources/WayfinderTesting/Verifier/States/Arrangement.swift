import ViewHierarchy
import Wayfinder

/// The shown and presented view controllers at one moment, which the verifier can return to.
///
/// It holds identities and no references, so removed screens can be released.
struct Arrangement {
  private enum Container {
    case stack(ObjectIdentifier, [ObjectIdentifier])
    case tabs(ObjectIdentifier, ObjectIdentifier?)
  }

  private let presented: [ObjectIdentifier]
  private var containers: [Container] = []

  init(_ tree: SeenTree) {
    presented = tree.rows.lazy.filter(\.isPresented).map { ObjectIdentifier($0.screen) }
    for row in tree.rows {
      switch row.screen {
      case let stack as UINavigationController:
        containers.append(.stack(ObjectIdentifier(stack), stack.viewControllers.map { ObjectIdentifier($0) }))
      case let tabs as UITabBarController:
        containers.append(.tabs(ObjectIdentifier(tabs), tabs.selectedViewController.map { ObjectIdentifier($0) }))
      default: break
      }
    }
  }

  /// Dismisses, pops and selects until only the screens of this arrangement are shown. Removed screens do not come back.
  func restore(in tree: SeenTree) {
    let now = tree.rows.filter(\.isPresented).map(\.screen)
    let modals = Self.common(now, presented)
    if now.count > modals { now[modals].presentingViewController?.dismiss(animated: false) }
    for container in containers {
      switch container {
      case .stack(let stack, let screens):
        guard let stack = tree.screen(stack) as? UINavigationController else { continue }
        let now = stack.viewControllers
        let count = Self.common(now, screens)
        if count > 0, now.count > count { stack.viewControllers = Array(now.prefix(count)) }
      case .tabs(let tabs, let selected):
        guard let tabs = tree.screen(tabs) as? UITabBarController else { continue }
        guard selected != tabs.selectedViewController.map({ ObjectIdentifier($0) }) else { continue }
        guard let tab = tabs.viewControllers?.first(where: { ObjectIdentifier($0) == selected }) else { continue }
        tabs.selectedViewController = tab
      }
    }
  }

  private static func common(_ screens: [UIViewController], _ others: [ObjectIdentifier]) -> Int {
    zip(screens, others).prefix { ObjectIdentifier($0) == $1 }.count
  }
}

extension SeenTree {
  fileprivate func screen(_ identity: ObjectIdentifier) -> UIViewController? {
    rows.first { ObjectIdentifier($0.screen) == identity }?.screen
  }
}
