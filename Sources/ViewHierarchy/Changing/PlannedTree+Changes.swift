package import NavigationCore

extension PlannedTree {
  /// The dismissals and the changes of containers as they are made. What is to be presented, to become the root, or to be
  /// joined by an action of the app's own is left to whoever planned it.
  ///
  /// - Parameter screen: The screen to come, by its number, as soon as it is built.
  package func treeChanges(
    in live: LiveTree, animated: Bool, screen: @escaping (Int) -> UIViewController?
  ) -> [any TreeChange] {
    func controller(_ planned: PlannedScreen) -> UIViewController? {
      switch planned {
      case .live(let viewController): viewController
      case .new(let position): screen(position)
      }
    }
    return changes.compactMap { change -> (any TreeChange)? in
      switch change {
      case .dismiss(let presenter, _): DismissChange(presenter: presenter, animated: animated)
      case .contain(let contents):
        ContainChange(
          tree: live, container: contents.container, children: contents.after.compactMap(controller),
          visible: contents.visible.flatMap(controller), animated: animated)
      case .replaceRoot, .present, .opaque: nil
      }
    }
  }
}
