import NavigationCore

// What a split takes out of the tree by collapsing as it appears, told beforehand. A hidden split adapts to a window that has
// become narrow only when it is seen again.

extension TreePlan {
  /// Plans that the columns behind that of a child leave, where a split collapses as it appears. Its delegate decides whether it
  /// puts them on top, from where they are taken for the child to be visible, or leaves them out: they leave either way.
  mutating func collapse(_ split: UISplitViewController, around child: UIViewController) {
    guard split.collapsesAsItAppears(in: live.window) else { return }
    let columns = live.children(of: split)
    guard let position = columns.firstIndex(where: { $0 === child }) else { return }
    removeAsItCollapses(columns[(position + 1)...], of: split)
  }
}

extension UISplitViewController {
  /// Whether it still shows its columns, hidden, and has to collapse when it is seen. Where it has a view controller for compact
  /// widths, that is shown then, and no column.
  fileprivate func collapsesAsItAppears(in window: UIWindow?) -> Bool {
    guard !isCollapsed, style == .unspecified || viewController(for: .compact) == nil else { return false }
    return widthToCome(in: window) == .compact
  }

  /// The width that it will have when it appears. What is hidden is told no traits, so that those of what is seen around it count;
  /// that a container gives a hidden child others is not looked for.
  private func widthToCome(in window: UIWindow?) -> UIUserInterfaceSizeClass {
    var inner: UIViewController = self
    while inner.viewIfLoaded?.window == nil {
      guard let container = inner.parent else { return window?.traitCollection.horizontalSizeClass ?? .unspecified }
      inner = container
    }
    return inner.traitCollection.horizontalSizeClass
  }
}
