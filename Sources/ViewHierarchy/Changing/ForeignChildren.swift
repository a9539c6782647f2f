/// The children that containers have which the router has no adapter for. The router does not put them back by itself.
package struct ForeignChildren {
  private let live: LiveTree
  private var children: [(container: UIViewController, children: [UIViewController])] = []

  package init(_ live: LiveTree) {
    self.live = live
    live.forEach { viewController in
      guard live.adapter(of: viewController) == nil else { return }
      children.append((viewController, viewController.children))
    }
  }

  /// Takes off what was added. What was taken off by the app's own transition is its own to put back.
  package func putBack() {
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
