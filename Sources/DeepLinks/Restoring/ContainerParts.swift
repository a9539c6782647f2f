import LinkTable
import ViewHierarchy

/// The content of one place of a container.
enum ContainerPart {
  case one(UIViewController)
  /// The screens of a column that has no stack of its own, in a collapsed split. They are in the stack that the split shows.
  case stacked([UIViewController])

  /// The view controller; `nil` for stacked screens.
  var viewController: UIViewController? { if case .one(let viewController) = self { viewController } else { nil } }
}

extension LiveTree {
  /// Returns the kind of a container; `nil` if the view controller has no adapter, and so is not a container.
  func kind(of viewController: UIViewController) -> NavigationPosition.Container.Kind? {
    guard adapter(of: viewController) != nil else { return nil }
    switch viewController {
    case is any CustomContainerViewController: return .children
    case is UINavigationController: return .stack
    case is UITabBarController: return .tabs
    case let split as UISplitViewController: return split.style == .unspecified ? .children : .columns
    default: return .children
    }
  }

  /// Returns the content of a container by the index of the place; an empty array if the view controller is not a container.
  ///
  /// The places of a split with columns are its columns, even if it is collapsed. The element of a column without a screen in
  /// the tree is `nil`.
  func parts(of container: UIViewController) -> [ContainerPart?] {
    switch kind(of: container) {
    case .stack: stacked(in: container).map { .one($0) }
    case .columns: (container as? UISplitViewController).map(columns) ?? []
    case nil: []
    case .tabs, .children: children(of: container).map { .one($0) }
    }
  }

  /// Returns the index of the selected child of a tab bar, or of the only visible child of another container with several
  /// children.
  ///
  /// - Returns: `nil` for stacks and for splits with columns, if no child is selected, or if several children are visible.
  func selectedPart(of container: UIViewController) -> Int? {
    let children = children(of: container)
    switch kind(of: container) {
    case .tabs: return (container as? UITabBarController)?.selectedViewController.flatMap { children.position(of: $0) }
    case .children:
      let shown = visibleChildren(of: container)
      return children.count > 1 && shown.count == 1 ? children.position(of: shown[0]) : nil
    default: return nil
    }
  }

  /// Returns the screens of a stack. If the stack is in a collapsed split, the result does not contain the screens of other
  /// columns.
  ///
  /// When a classic split without columns collapses, it puts the stack of its details onto the stack of its list. The result
  /// then contains the screens of the inner stack instead of the inner stack.
  func stacked(in stack: UIViewController) -> [UIViewController] {
    let all = children(of: stack)
    guard let split = stack.splitViewController, split.isCollapsed else { return all }
    if split.style == .unspecified {
      return all.flatMap { child in child is UINavigationController ? children(of: child) : [child] }
    }
    let columns = split.columnScreens
    return Array(all.prefix { !columns.holds($0) })
  }

  private func columns(of split: UISplitViewController) -> [ContainerPart?] {
    UISplitViewController.Column.inOrder.map { column in
      guard let screen = split.screen(in: column), let parent = screen.parent else { return nil }
      if parent === split { return .one(screen) }
      // If the split is not collapsed, UIKit has put the screen into a stack of the column.
      guard split.isCollapsed else { return .one(screen.navigationController ?? screen) }
      if screen is UINavigationController { return .one(screen) }
      let all = children(of: parent)
      guard let start = all.position(of: screen) else { return nil }
      let others = split.columnScreens.filter { $0 !== screen }
      return .stacked(Array(all[start...].prefix { !others.holds($0) }))
    }
  }
}

extension UISplitViewController {
  /// The screens of the columns, as ``screen(in:)`` returns them. Columns without a screen are left out.
  fileprivate var columnScreens: [UIViewController] { Column.inOrder.compactMap(screen) }

  /// Returns the screen of a column; `nil` if the column has none. If the column's stack no longer contains the screen, returns
  /// the stack.
  fileprivate func screen(in column: Column) -> UIViewController? {
    guard let given = viewController(for: column) else { return nil }
    return given.parent == nil ? child(in: column) : given
  }
}

extension UISplitViewController.Column {
  /// The columns, in the order in which positions contain them.
  static let inOrder: [Self] = [.primary, .supplementary, .secondary, .compact]
}
