package import NavigationCore

/// Where in a split a screen goes.
package enum SplitPlace {
  case primary
  /// In the place of what was there; a collapsed split pushes it.
  case details
  /// Into a column of a split that has columns.
  case column(UISplitViewController.Column)
}

/// Puts a screen into a split, and shows it there.
package final class ColumnChange: ViewChange {
  private let newcomer: any PlannedScreen
  private let split: UISplitViewController
  private let target: SplitPlace
  /// Whether the split is collapsed when this is made.
  private let isCollapsed: Bool

  nonisolated deinit {}

  /// - Parameter isExpanding: Whether the split, collapsed as yet, expands before this is made.
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

  package var told: [RoutePlan.Change] {
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

  /// Whether a screen is shown again in the column that it has.
  private func isThere(_ screen: UIViewController) -> Bool {
    guard split.style != .unspecified, case .column(let column) = target else { return false }
    return split.viewController(for: column) === screen
  }

  private var removed: [UIViewController] {
    switch target {
    case .primary: taken(from: .primary)
    // A collapsed split pushes what it is to show as details, unless its columns stand in the stack that it shows.
    case .details: isCollapsed && !split.hasCollapsedColumns ? [] : taken(from: .secondary)
    case .column(let column): taken(from: column)
    }
  }

  /// What the user has gone back from, or a collapse has left out, is in its column still, and in no tree.
  private func taken(from column: UISplitViewController.Column) -> [UIViewController] {
    let taken = isCollapsed ? split.takenWhileCollapsed(from: column) : split.taken(from: column)
    return taken.filter { $0.splitViewController === split }
  }

  package var stillStands: Bool { newcomer.viewController?.splitViewController === split }

  /// Whether it fills the first column of a split.
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
    // A split that collapses as it appears may leave the screen out; whether it does is judged at the arrival.
    Settling.afterTransition(of: split) { answer(.success) }
  }

  private func show(_ screen: UIViewController, in column: UISplitViewController.Column) {
    // What a collapse has left out is in its column still.
    if split.viewController(for: column) !== screen { split.setViewController(screen, for: column) }
    split.showColumn(column)
  }
}

extension UISplitViewController {
  /// Whether UIKit takes a screen of that kind there. It puts one that is no stack into a stack of its own.
  fileprivate func takes(_ screen: UIViewController, for place: SplitPlace) -> Bool {
    switch place {
    case .details where style == .unspecified: !(isCollapsed && screen is UISplitViewController)
    case .primary where style == .unspecified, .column(.compact): true
    case .details, .column(.secondary): !(screen is UISplitViewController)
    case .primary, .column: !(screen is UISplitViewController || screen is UITabBarController)
    }
  }

  /// Whether it shows its columns, collapsed, and not a view controller for compact widths.
  fileprivate var hasCollapsedColumns: Bool { style != .unspecified && viewController(for: .compact) == nil }

  /// What goes where a screen takes a column; the details of a split without columns are all but the first.
  fileprivate func taken(from column: Column) -> [UIViewController] {
    if style != .unspecified { return Array(child(in: column)) }
    return column == .primary ? Array(viewControllers.prefix(1)) : Array(viewControllers.dropFirst())
  }

  /// The same of a collapsed split: the column, and all that lies above it on the one stack, the columns after it too.
  fileprivate func takenWhileCollapsed(from column: Column) -> [UIViewController] {
    let taken = taken(from: column)
    guard column == .compact || hasCollapsedColumns, let root = viewControllers.first else { return taken }
    let going = SplitViewControllerAdapter.columns.drop { $0 != column }.compactMap { child(in: $0) }
    // What is first holds all others, and the column for compact widths is shown in the place of all.
    if column == .compact || going.holds(root) { return [root] }
    let stack = stackOfColumns?.viewControllers ?? []
    return taken + stack.drop { !going.holds($0) }.filter { !taken.holds($0) }
  }
}
