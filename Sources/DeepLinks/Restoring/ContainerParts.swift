import LinkTable
import ViewHierarchy

/// What stands in one place of a container.
enum ContainerPart {
  case one(UIViewController)
  /// Above the list of a collapsed split, whose details have no stack of their own.
  case stacked([UIViewController])

  /// The one, where it is one.
  var viewController: UIViewController? { if case .one(let viewController) = self { viewController } else { nil } }
}

extension LiveTree {
  /// How a container shows its children; `nil` for what is none.
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

  /// What a container holds, place by place; of a split column by column, collapsed or not.
  func parts(of container: UIViewController) -> [ContainerPart?] {
    switch kind(of: container) {
    case .stack: stacked(in: container).map { .one($0) }
    case .columns: (container as? UISplitViewController).map(columns) ?? []
    case nil: []
    case .tabs, .children: children(of: container).map { .one($0) }
    }
  }

  /// The position of the child that is shown, where that is chosen.
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

  /// The children of a stack, without those that belong to another column of a collapsed split; a stack that a classic one
  /// has put on top stands for what is in it.
  func stacked(in stack: UIViewController) -> [UIViewController] {
    let all = children(of: stack)
    guard let split = stack.splitViewController, split.isCollapsed else { return all }
    if split.style == .unspecified {
      return all.flatMap { child in child is UINavigationController ? children(of: child) : [child] }
    }
    let columns = split.inColumns
    return Array(all.prefix { !columns.holds($0) })
  }

  private func columns(of split: UISplitViewController) -> [ContainerPart?] {
    UISplitViewController.Column.inOrder.map { column in
      guard let screen = split.screen(in: column), let parent = screen.parent else { return nil }
      if parent === split { return .one(screen) }
      // UIKit puts a screen that is no stack into one of its own, unless it is collapsed.
      guard split.isCollapsed else { return .one(screen.navigationController ?? screen) }
      if screen is UINavigationController { return .one(screen) }
      let all = children(of: parent)
      guard let start = all.position(of: screen) else { return nil }
      let others = split.inColumns.filter { $0 !== screen }
      return .stacked(Array(all[start...].prefix { !others.holds($0) }))
    }
  }
}

extension UISplitViewController {
  /// The screens of its columns. A stack that has lost its column's screen takes the place of that screen.
  fileprivate var inColumns: [UIViewController] { Column.inOrder.compactMap(screen) }

  /// The screen of a column, or the stack that has lost it.
  fileprivate func screen(in column: Column) -> UIViewController? {
    guard let given = viewController(for: column) else { return nil }
    return given.parent == nil ? child(in: column) : given
  }
}

extension UISplitViewController.Column {
  /// The columns in the order in which positions have them.
  static let inOrder: [Self] = [.primary, .supplementary, .secondary, .compact]
}
