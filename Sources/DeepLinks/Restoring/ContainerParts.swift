import LinkTable
import ViewHierarchy

/// The content of one place of a container.
enum ContainerPart {
  case one(UIViewController)
  /// The screens above the list of a collapsed split whose details have no stack of their own.
  case stacked([UIViewController])

  /// The view controller, if there is one.
  var viewController: UIViewController? { if case .one(let viewController) = self { viewController } else { nil } }
}

extension LiveTree {
  /// Returns the kind of a container; `nil` for another view controller.
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

  /// Returns the content of a container, place by place. For a split, these are its columns, collapsed or not.
  func parts(of container: UIViewController) -> [ContainerPart?] {
    switch kind(of: container) {
    case .stack: stacked(in: container).map { .one($0) }
    case .columns: (container as? UISplitViewController).map(columns) ?? []
    case nil: []
    case .tabs, .children: children(of: container).map { .one($0) }
    }
  }

  /// Returns the index of the selected child; `nil` if the container selects none.
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

  /// Returns the screens of a stack, without those of other columns of a collapsed split.
  ///
  /// A classic split puts the stack of its details on top of the list. The result contains the screens in that stack in its
  /// place.
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
      // UIKit puts a screen into a stack of the column's own, unless the split is collapsed.
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
  /// The screens of the columns. If a column's stack no longer contains the column's screen, the stack is listed.
  fileprivate var columnScreens: [UIViewController] { Column.inOrder.compactMap(screen) }

  /// Returns the screen of a column, or the column's stack if it no longer contains that screen.
  fileprivate func screen(in column: Column) -> UIViewController? {
    guard let given = viewController(for: column) else { return nil }
    return given.parent == nil ? child(in: column) : given
  }
}

extension UISplitViewController.Column {
  /// The columns, in the order of positions.
  static let inOrder: [Self] = [.primary, .supplementary, .secondary, .compact]
}
