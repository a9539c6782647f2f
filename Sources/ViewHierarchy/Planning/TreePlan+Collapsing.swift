import NavigationCore

// What a split does by collapsing or expanding as it appears, told beforehand. A hidden split adapts to a window that has become
// narrow or wide only when it is seen again.

extension TreePlan {
  /// Plans that the columns behind that of a child leave, where a split collapses as it appears. Its delegate decides whether it
  /// puts them on top, from where they are taken for the child to be visible, or leaves them out: they leave either way.
  mutating func collapse(_ split: UISplitViewController, around child: UIViewController) {
    guard split.collapsesAsItAppears(in: live.window) else { return }
    let columns = live.children(of: split)
    guard let position = columns.firstIndex(where: { $0 === child }) else { return }
    removeAsItCollapses(columns[(position + 1)...], of: split)
  }

  /// The same where a screen takes a column, filled or not: the columns after it leave.
  mutating func collapse(_ split: UISplitViewController, showing place: SplitPlace) {
    guard split.collapsesAsItAppears(in: live.window) else { return }
    let column: UISplitViewController.Column =
      switch place {
      case .primary: .primary
      case .details: .secondary
      case .column(let column): column
      }
    if split.style == .unspecified {
      if column == .primary { removeAsItCollapses(split.viewControllers.dropFirst(), of: split) }
      return
    }
    let columns = SplitViewControllerAdapter.columns
    let later = column == .compact ? columns[...] : columns.drop { $0 != column }.dropFirst()
    removeAsItCollapses(later.compactMap { split.child(in: $0) }[...], of: split)
  }

  /// Plans that what a collapsed split has put onto a stack stays, where the split expands as what covers it goes, before the stack
  /// is changed: it goes back beside the stack. What a split without column style does then, its delegate decides.
  mutating func expand(_ stack: UINavigationController) {
    guard let split = stack.splitViewController, split.expandsAsItAppears(in: live.window), isOnlyCovered(split) else {
      return
    }
    let columns = [UISplitViewController.Column.supplementary, .secondary].compactMap { split.child(in: $0) }
    contents(of: stack).spare(live.children(of: stack).filter(columns.holds))
  }

  /// Whether all containers around show it, so that only what is presented over it keeps it from being seen.
  private func isOnlyCovered(_ viewController: UIViewController) -> Bool {
    var inner = viewController
    while let outermost = live.shownFamilyRoot(of: inner) {
      guard let presenter = outermost.presenterInTree else { return true }
      inner = presenter
    }
    return false
  }
}

extension UISplitViewController {
  /// Whether its screens are put there one after the other, and not as a list: where it has columns, UIKit puts a stack around
  /// what is none, and collapsed it shows one screen of a list alone.
  package func isFilledOneByOne(in window: UIWindow?) -> Bool {
    style != .unspecified || isCollapsed || collapsesAsItAppears(in: window)
  }

  /// Whether it still shows its columns, hidden, and has to collapse when it is seen. Where it has a view controller for compact
  /// widths, that is shown then, and no column.
  fileprivate func collapsesAsItAppears(in window: UIWindow?) -> Bool {
    guard !isCollapsed, style == .unspecified || viewController(for: .compact) == nil else { return false }
    return widthToCome(in: window) == .compact
  }

  /// Checks that it can show a column.
  ///
  /// Apple: "UISplitViewController.Column.compact", whose screen a collapsed split shows in the place of all columns.
  func check(canShow place: SplitPlace, in window: UIWindow?) throws {
    guard style != .unspecified else { return }
    switch place {
    case .details, .column(.compact): return
    case .column(.supplementary) where style == .doubleColumn: throw Unshowable.noSuchColumn(split: typeName)
    case .primary, .column:
      guard viewController(for: .compact) != nil else { return }
      let isHidden = viewIfLoaded?.window == nil
      let isNarrow = isHidden ? widthToCome(in: window) == .compact : isCollapsed
      if isNarrow { throw Unshowable.columnNotShown(split: typeName) }
    }
  }

  /// Whether it still has its columns on one stack, hidden, and puts them side by side when it is seen.
  func expandsAsItAppears(in window: UIWindow?) -> Bool {
    isCollapsed && style != .unspecified && viewController(for: .compact) == nil && viewIfLoaded?.window == nil
      && widthToCome(in: window) == .regular
  }

  /// The width that it will have when it appears. What is hidden is told no traits, so that those of what is seen around it count;
  /// that a container gives a hidden child others is not looked for.
  private func widthToCome(in window: UIWindow?) -> UIUserInterfaceSizeClass {
    var inner: UIViewController = self
    while inner.viewIfLoaded?.window == nil {
      guard let container = inner.parentInTree else {
        return window?.traitCollection.horizontalSizeClass ?? .unspecified
      }
      inner = container
    }
    return inner.traitCollection.horizontalSizeClass
  }
}
