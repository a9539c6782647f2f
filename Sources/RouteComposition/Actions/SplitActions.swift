public import NavigationCore
public import ViewHierarchy

extension UISplitViewController {
  /// Makes the screen the primary one.
  public static func setAsPrimary<ViewController: UISplitViewController>() -> SplitAction<ViewController> {
    SplitAction(.primary)
  }

  /// Makes the screen the primary one, under its old name.
  public static func setAsMaster<ViewController: UISplitViewController>() -> SplitAction<ViewController> {
    SplitAction(.primary)
  }

  /// Makes the screen the details, in the place of what was there; a collapsed split pushes it.
  public static func pushToDetails<ViewController: UISplitViewController>() -> SplitAction<ViewController> {
    SplitAction(.details)
  }

  /// Pushes the screen onto the stack of the details.
  public static func pushOnToDetails<ViewController: UISplitViewController>() -> PushOnToDetailsAction<ViewController> {
    PushOnToDetailsAction()
  }

  /// Puts the screen into a column of a split that has columns, and shows that column.
  public static func show<ViewController: UISplitViewController>(
    in column: UISplitViewController.Column
  ) -> ShowInColumnAction<ViewController> {
    ShowInColumnAction(column: column)
  }
}

/// Makes a screen the primary one of a split, or its details.
public struct SplitAction<ViewController: UISplitViewController>: ContainerAction {
  enum Place { case primary, details }

  private let place: Place

  init(_ place: Place) { self.place = place }

  /// Edits the list of what the split is going to contain.
  public func perform(embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]) {
    switch place {
    case .primary: ListEdit.insert(at: 0, replacing: true).apply(viewController, to: &childViewControllers)
    case .details: childViewControllers = Array(childViewControllers.prefix(1)) + [viewController]
    }
  }

  /// Joins the screen to a split that stands; the completion is called once, when that has ended.
  public func perform(
    with viewController: UIViewController, on split: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    switch place {
    case .primary where split.style == .unspecified:
      split.viewControllers = [viewController] + split.viewControllers.dropFirst()
    case .primary:
      split.setViewController(viewController, for: .primary)
      split.show(.primary)
    case .details: split.showDetailViewController(viewController, sender: nil)
    }
    Settling.afterTransition(of: split) { completion(.success) }
  }
}

extension SplitAction: ReplacingAction {
  package func replaced(in host: UIViewController) -> [UIViewController] {
    guard let split = host as? UISplitViewController else { return [] }
    switch place {
    case .primary: return split.replaced(in: .primary)
    // A collapsed split pushes what it is to show as details.
    case .details: return split.isCollapsed ? [] : split.replaced(in: .secondary)
    }
  }
}

/// Pushes a screen onto the stack of a split's details.
public struct PushOnToDetailsAction<ViewController: UISplitViewController>: Action {
  /// Pushes the screen; fails where the details are no stack.
  public func perform(
    with viewController: UIViewController, on split: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let stack = split.detailsNavigationController else {
      return completion(.failure(CompositionError.noHost(needed: "UINavigationController", around: "the details")))
    }
    stack.pushViewController(viewController, animated: animated)
    Settling.afterTransition(of: stack) { completion(.success) }
  }
}

/// Puts a screen into a column of a split.
public struct ShowInColumnAction<ViewController: UISplitViewController>: Action {
  let column: UISplitViewController.Column

  /// Puts the screen into the column and shows it; fails for a split without columns.
  public func perform(
    with viewController: UIViewController, on split: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard split.style != .unspecified else {
      return completion(.failure(CompositionError.noHost(needed: "split with columns", around: split.typeName)))
    }
    split.setViewController(viewController, for: column)
    split.show(column)
    Settling.afterTransition(of: split) { completion(.success) }
  }
}

extension ShowInColumnAction: ReplacingAction {
  package func replaced(in host: UIViewController) -> [UIViewController] {
    (host as? UISplitViewController)?.replaced(in: column) ?? []
  }
}

extension UISplitViewController {
  /// What goes where a screen takes a column; the details of a split without columns are all but the first.
  fileprivate func replaced(in column: Column) -> [UIViewController] {
    if style != .unspecified { return viewController(for: column).map { [$0] } ?? [] }
    return column == .primary ? Array(viewControllers.prefix(1)) : Array(viewControllers.dropFirst())
  }

  /// The stack of the details; in a collapsed split the stack that shows them.
  var detailsNavigationController: UINavigationController? {
    let details = style == .unspecified ? viewControllers.last : viewController(for: .secondary)
    let stack = details as? UINavigationController ?? details?.navigationController
    guard isCollapsed, let nested = stack?.topViewController as? UINavigationController else { return stack }
    return nested
  }
}

/// Finds the navigation controller of a split's details.
public struct DetailsNavigationFinder<Context>: Finder {
  private let iterator: any StackIterator

  /// Makes the finder; without an argument it looks through the whole window.
  public init(iterator: any StackIterator = DefaultStackIterator()) { self.iterator = iterator }

  /// Returns the navigation controller, and `nil` where there is no split or its details are no stack.
  public func findViewController(with context: Context) throws -> UINavigationController? {
    let split = try iterator.firstViewController { $0 is UISplitViewController } as? UISplitViewController
    return split?.detailsNavigationController
  }
}
