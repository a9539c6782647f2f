import NavigationCore

// The changes that a split makes by collapsing or expanding as it appears, planned in advance. If a window becomes
// narrow or wide, a hidden split in it adapts only when it appears again.

extension TreePlan {
  /// If a split collapses as it appears, plans that the columns after the child's column leave.
  ///
  /// The split's delegate either leaves these columns out or puts them on top of the child. If they are on top, they
  /// are removed to make the child visible. So they leave in both cases.
  mutating func collapse(_ split: UISplitViewController, around child: UIViewController) {
    guard split.collapsesAsItAppears(in: live.window) else { return }
    let columns = live.children(of: split)
    guard let position = columns.firstIndex(where: { $0 === child }) else { return }
    removeAsItCollapses(columns[(position + 1)...], of: split)
  }

  /// If a split collapses as it appears, plans that the columns after the column of a new screen leave. The column of the
  /// new screen may be filled or empty.
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

  /// Plans that the columns on the stack of a collapsed split stay in the tree, if the split expands before the stack
  /// is changed. Does nothing unless the split is covered by modals only.
  ///
  /// The collapsed split has put these columns onto the stack. They return to their places beside the stack when the
  /// modal over the split is dismissed. In a split without columns nothing is planned, because its delegate decides.
  mutating func expand(_ stack: UINavigationController) {
    guard let split = stack.splitViewController, split.expandsAsItAppears(in: live.window), isOnlyCovered(split) else {
      return
    }
    let columns = [UISplitViewController.Column.supplementary, .secondary].compactMap { split.child(in: $0) }
    contents(of: stack).spare(live.children(of: stack).filter(columns.holds))
  }

  /// Returns whether the containers around a view controller and around its presenters show their children, so that
  /// only modals cover the view controller.
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
  /// Returns whether each screen must be put into the split by its own change, and not together with others as a list.
  ///
  /// This is so for a split with columns, because UIKit wraps their screens in stacks. It is so for a split that is
  /// collapsed or collapses as it appears, because such a split shows only one screen of a list.
  package func isFilledOneByOne(in window: UIWindow?) -> Bool {
    style != .unspecified || isCollapsed || collapsesAsItAppears(in: window)
  }

  /// Returns whether the split is expanded now, and collapses its columns when it appears. Returns `false` if the split
  /// has a view controller for compact widths, because it then shows that view controller and keeps its columns.
  fileprivate func collapsesAsItAppears(in window: UIWindow?) -> Bool {
    guard !isCollapsed, style == .unspecified || viewController(for: .compact) == nil else { return false }
    return widthToCome(in: window) == .compact
  }

  /// Checks that the split can show a place. A collapsed split shows the screen of its compact column, if there is one,
  /// in place of all columns. Apple: "UISplitViewController.Column.compact".
  ///
  /// - Throws: ``Unshowable/noSuchColumn(split:)`` for the supplementary column of a split with two columns.
  ///   ``Unshowable/columnNotShown(split:)`` for a column that the screen of the compact column replaces.
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

  /// Returns whether the hidden split still has its columns on one stack, and puts them side by side when it appears.
  func expandsAsItAppears(in window: UIWindow?) -> Bool {
    isCollapsed && style != .unspecified && viewController(for: .compact) == nil && viewIfLoaded?.window == nil
      && widthToCome(in: window) == .regular
  }

  /// Returns the horizontal size class that the split has when it appears. A hidden view controller gets no new traits,
  /// so the traits of the nearest visible container count, or else those of the window. Traits that a container
  /// overrides for a hidden child are ignored.
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
