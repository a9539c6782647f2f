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

  /// Returns the child of the split that holds the screen of a column; `nil` if the column is empty. UIKit wraps a
  /// screen that is no stack in a stack of its own. In a collapsed split, the stack of the first column holds the other
  /// columns.
  package func child(in column: Column) -> UIViewController? {
    guard let screen = viewController(for: column) else { return nil }
    if screen.parent === self { return screen }
    if let stack = screen.navigationController {
      return stack === stackOfColumns && stack.viewControllers.first !== screen ? screen : stack
    }
    return stackWithout(screen, in: column) ?? screen
  }

  /// Returns the stack that UIKit has put around a column's screen, and that has lost the screen since; `nil` if there
  /// is none. UIKit still returns the screen for the column.
  private func stackWithout(_ screen: UIViewController, in column: Column) -> UIViewController? {
    let filled = SplitViewControllerAdapter.columns.filter { viewController(for: $0) != nil }
    guard screen.parent == nil, let position = filled.firstIndex(of: column) else { return nil }
    guard isCollapsed else { return viewControllers.count == filled.count ? viewControllers[position] : nil }
    if position == 0 { return viewController(for: .compact) == nil ? viewControllers.first : nil }
    // Only a collapsed split has a stack within a stack.
    let others = filled.compactMap { $0 == column ? nil : viewController(for: $0) }
    return stackOfColumns?.viewControllers.dropFirst().first { stack in
      stack is UINavigationController && !others.contains { $0 === stack || $0.parent === stack }
    }
  }

  /// The stack of a collapsed split that holds the other columns. It is the first column, or the first child of a first
  /// column that is no stack. The value is `nil` for an expanded split, or if there is no such stack.
  var stackOfColumns: UINavigationController? {
    guard isCollapsed, let first = viewControllers.first else { return nil }
    return first as? UINavigationController ?? first.children.first as? UINavigationController
  }

  /// Shows a column, and lays the split out at once, because the layout decides which columns are visible.
  package func showColumn(_ column: Column) {
    show(column)
    viewIfLoaded?.layoutIfNeeded()
  }
}

/// The adapter of a split view controller. The children are the screens of all columns. If the split is collapsed, they
/// are the view controllers that UIKit lists.
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

  /// Records how the split shows its columns now.
  func rememberDisplay() -> ContainerDisplay {
    if split.isCollapsed { return rememberCollapsed() }
    let mode = split.preferredDisplayMode
    let visible = visibleViewControllers
    return ContainerDisplay { [weak split] in
      guard let split else { return }
      if split.preferredDisplayMode != mode { split.preferredDisplayMode = mode }
      split.viewIfLoaded?.layoutIfNeeded()
      SplitViewControllerAdapter(split).showColumns(of: visible)
    }
  }

  /// Records the columns of the collapsed split, and the stacks that its one stack contains. UIKit refuses to push a
  /// stack, so only the split can put a stack there again.
  private func rememberCollapsed() -> ContainerDisplay {
    let (given, stacks) = (givenToColumns, stacksOfDetails)
    func missing() -> [UIViewController] {
      let present = stacksOfDetails
      return stacks.filter { !present.holds($0) }
    }
    return ContainerDisplay {
      guard split.isCollapsed else { return true }
      return givenToColumns.elementsEqual(given, by: ===) && missing().isEmpty
    } restore: {
      guard hasColumns else { return missing().forEach(split.showDetails) }
      for (column, screen) in zip(Self.columns, given) where split.viewController(for: column) !== screen {
        split.setViewController(screen, for: column)
      }
      for column in Self.columns where split.child(in: column).map(missing().holds) == true {
        split.showColumn(column)
      }
    }
  }

  /// The stacks that the stack of the collapsed split contains.
  private var stacksOfDetails: [UIViewController] {
    split.stackOfColumns?.viewControllers.filter { $0 is UINavigationController } ?? []
  }

  /// Records the columns.
  ///
  /// - Returns: A closure that returns whether the split has the same columns, but has collapsed or expanded since.
  ///   Such a split counts as restored, because a change of its width cannot be undone.
  func rememberColumns() -> () -> Bool {
    let (wasCollapsed, columns) = (split.isCollapsed, givenToColumns)
    return { [split] in
      split.isCollapsed != wasCollapsed
        && zip(SplitViewControllerAdapter(split).givenToColumns, columns).allSatisfy(===)
    }
  }

  /// The screens that were set for the columns. For a split without columns, only the first screen, which stays in
  /// place when the split collapses.
  private var givenToColumns: [UIViewController?] {
    hasColumns ? (Self.columns + [.compact]).map { split.viewController(for: $0) } : [split.viewControllers.first]
  }

  /// Shows the columns of these children, and hides the other columns.
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

/// The adapter of a page view controller. The children are the pages that are shown now. UIKit asks a data source for
/// the others.
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
    // This transition may have no coordinator, so the change waits for its completion.
    let ended = OnceOnly(ifReleased: ()) { completion(.success) }
    pages.setViewControllers(viewControllers, direction: .forward, animated: true) { _ in
      Settling.onNextTurn(in: pages.windowOfTree) { ended(()) }
    }
  }
}
