import PortableUIKit

/// The controllers of the tree, and the controllers that should be visible.
extension Walk {
  func ident(_ controller: UIViewController) -> String {
    let index = watches.firstIndex { $0 === (controller as? any Watched)?.watch }
    return "\(index ?? -1)"
  }

  func ownModal(of controller: UIViewController) -> UIViewController? {
    guard let modal = controller.presentedViewController, modal.presentingViewController === controller else {
      return nil
    }
    return modal
  }

  func everything() -> [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      found.append(controller)
      for child in controller.children { visit(child) }
      if let modal = ownModal(of: controller) { visit(modal) }
    }
    if let root = window.rootViewController { visit(root) }
    return found
  }

  /// The tree in a line, for the report of a fault.
  var tree: String {
    func line(_ controller: UIViewController) -> String {
      let kind = String(describing: type(of: controller)).dropFirst(4).prefix(3)
      let modal = ownModal(of: controller).map { " ^" + line($0) } ?? ""
      let children = controller.children.map(line).joined(separator: " ")
      return "\(kind)\(ident(controller))" + (children.isEmpty ? "" : "(\(children))") + modal
    }
    return window.rootViewController.map(line) ?? "nothing"
  }

  func chain(above controller: UIViewController) -> [UIViewController] {
    ownModal(of: controller).map { [$0] + chain(above: $0) } ?? []
  }

  func seenByState() -> [UIViewController] {
    var found: [UIViewController] = []
    func line(_ controller: UIViewController) {
      guard let modal = ownModal(of: controller) else { return visit(controller) }
      let covers = covers(modal)
      if !covers { visit(controller) }
      line(modal)
    }
    func visit(_ controller: UIViewController) {
      found.append(controller)
      switch controller {
      case let navigation as UINavigationController: navigation.topViewController.map(line)
      case let tabs as UITabBarController: shown(by: tabs).map(line)
      case let pages as UIPageViewController: pages.children.forEach(line)
      case let split as UISplitViewController: shown(by: split).forEach(line)
      default:
        for child in controller.children where child.viewIfLoaded?.superview === controller.view { line(child) }
        // The view of a covered child is removed. Its modal's view is in the tree, perhaps in the container view of the presentation.
        for child in controller.children where child.viewIfLoaded?.superview !== controller.view {
          if chain(above: child).contains(where: { $0.viewIfLoaded?.isDescendant(of: controller.view) == true }) {
            line(child)
          }
        }
      }
    }
    if !window.isHidden, let root = window.rootViewController { line(root) }
    return found
  }
}
