package import NavigationCore

extension PlannedTree {
  /// The changes as they are made.
  ///
  /// - Parameter screen: The new screen of a number.
  package func treeChanges(
    in live: LiveTree, animated: Bool, screen: @escaping (Int) -> UIViewController?
  ) -> [any TreeChange] {
    func viewController(_ planned: PlannedScreen) -> UIViewController? {
      switch planned {
      case .live(let viewController): viewController
      case .new(let position): screen(position)
      }
    }
    return changes.compactMap { change -> (any TreeChange)? in
      switch change {
      case .dismiss(let presenter, _): return DismissChange(presenter: presenter, animated: animated)
      case .contain(let contents):
        return ContainChange(
          tree: live, container: contents.container, children: contents.after.compactMap(viewController),
          visible: contents.visible.flatMap(viewController), animated: animated)
      case .replaceRoot(let position): return RootChange(tree: live, root: screen(position))
      case .present(let position, let host):
        guard let presented = screen(position), let presenter = viewController(host) else { return nil }
        return LateChange {
          // Asking for the presentation controller makes it, so that waits until it is needed.
          DismissalGuard.watch(presented)
          return PresentChange(presented: presented, presenter: presenter, animated: animated)
        }
      case .opaque: return nil
      }
    }
  }

  /// The changes of a plan that only rearranges what is there.
  package func arrangements(in live: LiveTree, animated: Bool) -> [any TreeChange] {
    treeChanges(in: live, animated: animated) { _ in nil }
  }
}
