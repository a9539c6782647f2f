import NavigationCore

extension UISplitViewController: ContainerViewController {}
extension UIPageViewController: ContainerViewController {}

extension UISplitViewController {
  /// Shows a screen as the details, in any style, collapsed or not.
  func showDetails(_ viewController: UIViewController) {
    if style == .unspecified {
      showDetailViewController(viewController, sender: nil)
    } else {
      setViewController(viewController, for: .secondary)
      showColumn(.secondary)
    }
  }

  /// The child for the screen of a column. UIKit wraps a screen that is no stack in a stack of its own. In a collapsed
  /// split, the stack of the first column holds the other columns.
  package func child(in column: Column) -> UIViewController? {
    guard let screen = viewController(for: column) else { return nil }
    if screen.parent === self { return screen }
    if let stack = screen.navigationController {
      return stack === stackOfColumns && stack.viewControllers.first !== screen ? screen : stack
    }
    return stackWithout(screen, in: column) ?? screen
  }

  /// The stack that UIKit has put around a column's screen, and that has lost the screen since. UIKit still returns the
  /// screen for the column.
  private func stackWithout(_ screen: UIViewController, in column: Column) -> UIViewController? {
    let filled = SplitViewControllerAdapter.columns.filter { viewController(for: $0) != nil }
    guard screen.parent == nil, let position = filled.firstIndex(of: column) else { return nil }
    guard isCollapsed else { return viewControllers.count == filled.count ? viewControllers[position] : nil }
    if position == 0 { return viewController(for: .compact) == nil ? viewControllers.first : nil }
    // Only a split has a stack within a stack.
    let others = filled.compactMap { $0 == column ? nil : viewController(for: $0) }
    return stackOfColumns?.viewControllers.dropFirst().first { stack in
      stack is UINavigationController && !others.contains { $0 === stack || $0.parent === stack }
    }
  }

  /// The stack that holds the other columns of a collapsed split. It is the first column, or the first child of a first
  /// column that is no stack.
  var stackOfColumns: UINavigationController? {
    guard isCollapsed, let first = viewControllers.first else { return nil }
    return first as? UINavigationController ?? first.children.first as? UINavigationController
  }

  /// Shows a column. The layout decides which columns are visible.
  package func showColumn(_ column: Column) {
    show(column)
    viewIfLoaded?.layoutIfNeeded()
  }
}

/// The columns: all visible ones, or the one that a collapsed split shows.
struct SplitViewControllerAdapter: ContainerAdapter {
  private let split: UISplitViewController

  init(_ split: UISplitViewController) { self.split = split }

  static let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]

  private var hasColumns: Bool { split.style != .unspecified }

  var containedViewControllers: [UIViewController] {
    guard hasColumns, !split.isCollapsed else { return split.viewControllers }
    return Self.columns.compactMap { split.child(in: $0) }
  }

  var visibleViewControllers: [UIViewController] {
    let contained = containedViewControllers
    if split.isCollapsed { return Array(contained.suffix(1)) }
    switch split.displayMode {
    case .secondaryOnly where contained.count > 1: return Array(contained.suffix(1))
    case .oneBesideSecondary, .oneOverSecondary: return Array(contained.suffix(2))
    default: return contained
    }
  }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard holds(viewController, in: split, completion) else { return }
    if hasColumns, let column = Self.columns.first(where: { split.child(in: $0) === viewController }) {
      split.showColumn(column)
    } else if split.displayMode == .secondaryOnly {
      split.preferredDisplayMode = .oneBesideSecondary
      split.viewIfLoaded?.layoutIfNeeded()
    }
    Settling.afterTransition(of: split) { completion(.success) }
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if hasColumns {
      let columns = split.style == .tripleColumn ? Self.columns : [.primary, .secondary]
      for (position, column) in columns.enumerated() {
        let viewController = viewControllers.indices.contains(position) ? viewControllers[position] : nil
        if split.child(in: column) !== viewController { split.setViewController(viewController, for: column) }
      }
    } else {
      split.viewControllers = viewControllers
    }
    Settling.afterTransition(of: split) { completion(.success) }
  }

  /// Remembers how the split shows its columns now.
  ///
  /// - Returns: `nil` for a collapsed split, which shows one.
  func rememberDisplay() -> ContainerDisplay? {
    guard !split.isCollapsed else { return nil }
    let mode = split.preferredDisplayMode
    let visible = visibleViewControllers
    return ContainerDisplay { [weak split] in
      guard let split else { return }
      if split.preferredDisplayMode != mode { split.preferredDisplayMode = mode }
      split.viewIfLoaded?.layoutIfNeeded()
      SplitViewControllerAdapter(split).showColumns(of: visible)
    }
  }

  /// Remembers the columns.
  ///
  /// - Returns: Whether the split has the same columns, and has collapsed or expanded since. A width that changed as it appeared
  ///   is not put back.
  func rememberColumns() -> () -> Bool {
    let (wasCollapsed, columns) = (split.isCollapsed, givenToColumns)
    return { [split] in
      split.isCollapsed != wasCollapsed
        && zip(SplitViewControllerAdapter(split).givenToColumns, columns).allSatisfy(===)
    }
  }

  /// The screens given to the columns; of a split without columns the first screen, which stays in place as the split
  /// collapses.
  private var givenToColumns: [UIViewController?] {
    hasColumns ? (Self.columns + [.compact]).map { split.viewController(for: $0) } : [split.viewControllers.first]
  }

  /// Shows the columns of these, and hides the others.
  private func showColumns(of viewControllers: [UIViewController]) {
    guard hasColumns else { return }
    for column in Self.columns {
      guard let child = split.child(in: column) else { continue }
      switch (viewControllers.contains(child), visibleViewControllers.contains(child)) {
      case (true, false): split.showColumn(column)
      case (false, true): split.hide(column)
      default: break
      }
    }
    split.viewIfLoaded?.layoutIfNeeded()
  }
}

/// The pages that are shown now. UIKit asks a data source for the others.
struct PageViewControllerAdapter: ContainerAdapter {
  private let pages: UIPageViewController

  init(_ pages: UIPageViewController) { self.pages = pages }

  var containedViewControllers: [UIViewController] { pages.viewControllers ?? [] }

  var visibleViewControllers: [UIViewController] { containedViewControllers }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if holds(viewController, in: pages, completion) { completion(.success) }
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard animated, pages.viewIfLoaded?.window != nil else {
      pages.setViewControllers(viewControllers, direction: .forward, animated: false)
      return Settling.afterTransition(of: pages) { completion(.success) }
    }
    // There may be no coordinator for this, so its own completion is waited for.
    let ended = OnceOnly(ifReleased: ()) { completion(.success) }
    pages.setViewControllers(viewControllers, direction: .forward, animated: true) { _ in
      Settling.onNextTurn(in: pages.windowOfTree) { ended(()) }
    }
  }
}
