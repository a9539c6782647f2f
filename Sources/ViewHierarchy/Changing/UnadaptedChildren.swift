/// The children of containers that the router has no adapter for.
struct UnadaptedChildren {
  private let live: LiveTree
  private var children: [(container: UIViewController, children: [UIViewController])] = []

  init(_ live: LiveTree) {
    self.live = live
    live.forEach { note($0) }
  }

  /// Notes the children of a view controller and, as no other walk reaches them, the children of these.
  private mutating func note(_ viewController: UIViewController) {
    guard live.adapter(of: viewController) == nil else { return }
    children.append((viewController, viewController.children))
    for child in viewController.children { live.forEach(from: child) { note($0) } }
  }

  /// Removes the children that were added, and adds the former children that have no parent now.
  func putBack() {
    for (container, before) in children {
      for child in container.children where !before.contains(child) {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
      for child in before where child.parent == nil {
        container.addChild(child)
        if let view = container.viewIfLoaded { view.addSubview(child.view) }
        child.didMove(toParent: container)
      }
    }
  }
}
