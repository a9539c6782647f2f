package import NavigationCore

/// A place in a split.
package enum SplitPlace {
  case primary
  /// The place of the details. A collapsed split pushes the screen.
  case details
  /// A column of a split in a column style.
  case column(UISplitViewController.Column)
}

/// The change that puts a screen into a split and shows it there.
package final class ColumnChange: ViewChange {
  private let newcomer: any PlannedScreen
  private let split: UISplitViewController
  private let target: SplitPlace
  /// Whether the split is collapsed when the change is made.
  private let isCollapsed: Bool

  nonisolated deinit {}

  /// - Parameter isExpanding: Whether the collapsed split expands before the change is made.
  package init(
    _ newcomer: any PlannedScreen, as place: SplitPlace, of split: UISplitViewController,
    afterExpanding isExpanding: Bool = false
  ) {
    self.newcomer = newcomer
    self.split = split
    target = place
    isCollapsed = split.isCollapsed && !isExpanding
  }

  package var footprint: Footprint { .everything }
  package var name: String { "putting \(newcomer.name) into \(split.typeName)" }
  package var place: String? { newcomer.place }

  package var description: [RoutePlan.Change] {
    let name = split.typeName
    let removed = removed
    let gone: [RoutePlan.Change] = removed.isEmpty ? [] : [.pop(removed.map(\.typeName), from: name)]
    return gone + [.embed(newcomer.name, in: name)]
  }

  package func forEachRemoved(_ body: (UIViewController) -> Void) { for top in removed { body(top) } }

  package func forEachPlaced(_ body: (UIViewController) -> Void) {
    if let screen = newcomer.viewController, !isThere(screen) { body(screen) }
  }

  package func check(after earlier: EarlierChanges) throws {
    guard let screen = newcomer.viewController, !isThere(screen) else { return }
    try earlier.check(screen, canJoin: split)
    guard !split.takes(screen, for: target) else { return }
    throw Unshowable.uncontainable(screen.typeName, in: split.typeName)
  }

  /// Returns whether a screen is in the target column already. The change then only shows the column again.
  private func isThere(_ screen: UIViewController) -> Bool {
    guard split.style != .unspecified, case .column(let column) = target else { return false }
    return split.viewController(for: column) === screen
  }

  private var removed: [UIViewController] {
    switch target {
    case .primary: taken(from: .primary)
    // A collapsed split pushes the details, unless it shows its columns in one stack.
    case .details: isCollapsed && !split.hasCollapsedColumns ? [] : taken(from: .secondary)
    case .column(let column): taken(from: column)
    }
  }

  /// Returns the screens that leave the tree if the newcomer takes a column. A screen that is in the column but not in
  /// the tree is not among them: the user has gone back from it, or a collapse has left it out.
  private func taken(from column: UISplitViewController.Column) -> [UIViewController] {
    let taken = isCollapsed ? split.takenWhileCollapsed(from: column) : split.taken(from: column)
    return taken.filter { $0.splitViewController === split }
  }

  package var isInEffect: Bool { newcomer.viewController?.splitViewController === split }

  /// Returns whether the change fills the first column of a split.
  func fillsPrimary(of other: UISplitViewController) -> Bool {
    guard split === other else { return false }
    return switch target {
    case .primary, .column(.primary): true
    case .details, .column: false
    }
  }

  package func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
    guard let screen = newcomer.viewController else { return hadNoEffect(answer) }
    switch target {
    case .primary where split.style == .unspecified:
      split.viewControllers = [screen] + split.viewControllers.dropFirst()
    case .primary: show(screen, in: .primary)
    case .details: split.showDetailViewController(screen, sender: nil)
    case .column(let column): show(screen, in: column)
    }
    // A split that collapses as it appears may leave the screen out. The arrival checks this.
    Settling.afterTransition(of: split) { answer(.success) }
  }

  private func show(_ screen: UIViewController, in column: UISplitViewController.Column) {
    // A screen that a collapse has left out is still in its column.
    if split.viewController(for: column) !== screen { split.setViewController(screen, for: column) }
    split.showColumn(column)
  }
}

extension UISplitViewController {
  /// Returns whether UIKit accepts the class of a screen in a place.
  ///
  /// In a split with columns, the compact column takes any screen. No other column takes a split, and only the
  /// secondary column takes a tab bar controller. UIKit wraps a screen that is no stack in a stack of its own. A split
  /// without columns refuses only a split as the details while it is collapsed.
  fileprivate func takes(_ screen: UIViewController, for place: SplitPlace) -> Bool {
    switch place {
    case .details where style == .unspecified: !(isCollapsed && screen is UISplitViewController)
    case .primary where style == .unspecified, .column(.compact): true
    case .details, .column(.secondary): !(screen is UISplitViewController)
    case .primary, .column: !(screen is UISplitViewController || screen is UITabBarController)
    }
  }

  /// Whether the split shows its columns on one stack when it is collapsed. The value is `false` for a split without
  /// columns, and for a split that shows a view controller for compact widths instead.
  fileprivate var hasCollapsedColumns: Bool { style != .unspecified && viewController(for: .compact) == nil }

  /// Returns the screens of an expanded split that leave if a screen takes a column. The details of a split without
  /// columns are all screens after the first.
  fileprivate func taken(from column: Column) -> [UIViewController] {
    if style != .unspecified { return Array(child(in: column)) }
    return column == .primary ? Array(viewControllers.prefix(1)) : Array(viewControllers.dropFirst())
  }

  /// Returns the screens of a collapsed split that leave if a screen takes a column. A collapsed split shows its
  /// columns on one stack. So the screens above the column leave too, including later columns.
  fileprivate func takenWhileCollapsed(from column: Column) -> [UIViewController] {
    let taken = taken(from: column)
    guard column == .compact || hasCollapsedColumns, let root = viewControllers.first else { return taken }
    let going = SplitViewControllerAdapter.columns.drop { $0 != column }.compactMap { child(in: $0) }
    // The first screen contains all others, so they leave with it. The screen for compact widths takes the place of all columns.
    if column == .compact || going.holds(root) { return [root] }
    let stack = stackOfColumns?.viewControllers ?? []
    return taken + stack.drop { !going.holds($0) }.filter { !taken.holds($0) }
  }
}
