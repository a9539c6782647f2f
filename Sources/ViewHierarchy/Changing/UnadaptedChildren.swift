/// The children of the containers that have no adapter.
struct UnadaptedChildren {
  private let live: LiveTree
  private var children: [(container: UIViewController, children: [UIViewController])] = []

  init(_ live: LiveTree) {
    self.live = live
    live.forEach { note($0) }
  }

  /// Records the children of a view controller that has no adapter. Also records the view controllers below these
  /// children, because no other walk reaches them.
  private mutating func note(_ viewController: UIViewController) {
    guard live.adapter(of: viewController) == nil else { return }
    children.append((viewController, viewController.children))
    for child in viewController.children { live.forEach(from: child) { note($0) } }
  }

  /// Removes the children that were added, and adds the former children that have no parent now.
  func restore() {
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
