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

  /// Shows the screen as the details, replacing the previous ones. A collapsed split pushes it.
  public static func pushToDetails<ViewController: UISplitViewController>() -> SplitAction<ViewController> {
    SplitAction(.details)
  }

  /// Pushes the screen onto the stack of the details.
  ///
  /// A collapsed split whose user has gone back to the list has no details. It shows the screen as its details, as
  /// ``pushToDetails()`` does.
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
public struct SplitAction<ViewController: UISplitViewController>: ContainerAction, PlannableAction, SplitFilling {
  enum Place { case primary, details }

  private let place: Place

  init(_ place: Place) { self.place = place }

  package var isDetails: Bool { place == .details }

  package func plan(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, sharesList: Bool, into plan: inout TreePlan
  ) throws -> Bool {
    guard let split = host.viewController as? UISplitViewController else { return false }
    if sharesList {
      try share(newcomer, in: split, &plan)
    } else if isDetails {
      try plan.showDetails(newcomer, of: split)
    } else {
      try plan.show(newcomer, as: .primary, of: split)
    }
    return true
  }

  /// Edits the children of the split.
  ///
  /// - Throws: ``CompositionError/noPrimary(split:)`` for details without a primary view controller.
  public func perform(
    embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]
  ) throws {
    switch place {
    case .primary: ListEdit.insert(at: 0, replacing: true).apply(viewController, to: &childViewControllers)
    case .details where childViewControllers.isEmpty:
      throw CompositionError.noPrimary(split: String(describing: ViewController.self))
    case .details: childViewControllers = Array(childViewControllers.prefix(1)) + [viewController]
    }
  }

  /// Joins the screen to a split in the tree. The completion is called once, when the change has ended.
  public func perform(
    with viewController: UIViewController, on split: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    perform(with: viewController, on: split as UIViewController, animated: animated, completion: completion)
  }
}

/// A manner of joining that fills a place of a split.
package protocol SplitFilling: ListJoining {
  /// Whether the screen becomes the details, onto which others may be pushed.
  var isDetails: Bool { get }
}

extension TreePlan {
  /// Plans that a screen is shown beside the primary one of a split. The primary screen may be planned only.
  fileprivate mutating func showDetails(_ newcomer: any PlannedScreen, of split: UISplitViewController) throws {
    guard split.hasPrimary || fillsPrimary(of: split) else {
      throw CompositionError.noPrimary(split: split.typeName)
    }
    try show(newcomer, as: .details, of: split)
  }

  /// Plans that a screen is pushed onto the stack of a split's details. In a collapsed split, the screens above that stack are
  /// popped.
  fileprivate mutating func push(_ newcomer: any PlannedScreen, ontoDetailsOf split: UISplitViewController) throws {
    guard split.hasDetails else {
      // The user of a collapsed split can go back from the details. In an expanded split they are still there.
      if split.isCollapsed { return try showDetails(newcomer, of: split) }
      throw CompositionError.noDetails(split: split.typeName)
    }
    guard let stack = split.detailsNavigationController else { throw CompositionError.noStackOfDetails }
    reveal(stack)
    embed(newcomer, in: stack)
  }
}

/// Pushes a screen onto the stack of a split's details.
public struct PushOnToDetailsAction<ViewController: UISplitViewController>: ContainerAction, PlannableAction,
  DetailsPushing
{
  package func plan(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, sharesList: Bool, into plan: inout TreePlan
  ) throws -> Bool {
    guard let split = host.viewController as? UISplitViewController else { return false }
    if sharesList {
      // The details are new too, unless they are in the tree.
      let contents = plan.contents(of: split)
      if let details = contents.newcomerAtEnd, details.viewController.map(plan.live.contains) != true {
        try contents.edit(showing: nil) { try edit(newcomer, &$0) }
        return true
      }
    }
    try plan.push(newcomer, ontoDetailsOf: split)
    return true
  }

  /// Pushes the screen onto the details of a split that is being made. A stack becomes the details of a split without
  /// details.
  ///
  /// - Throws: ``CompositionError/noDetails(split:)`` without details, ``CompositionError/noHost(needed:around:)`` if
  ///   the details are no stack.
  public func perform(
    embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]
  ) throws {
    if childViewControllers.count == 1, viewController is UINavigationController {
      return childViewControllers.append(viewController)
    }
    guard childViewControllers.count > 1, let details = childViewControllers.last else {
      throw CompositionError.noDetails(split: String(describing: ViewController.self))
    }
    guard let stack = details as? UINavigationController else { throw CompositionError.noStackOfDetails }
    try stack.check(canHold: [viewController], beside: stack.viewControllers)
    stack.setViewControllers(stack.viewControllers + [viewController], animated: false)
  }

  /// Pushes the screen; fails if the details are no stack. A collapsed split without details shows the screen as its details.
  public func perform(
    with viewController: UIViewController, on split: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    perform(with: viewController, on: split as UIViewController, animated: animated, completion: completion)
  }
}

/// A manner of joining that pushes onto the details of a split.
package protocol DetailsPushing: ListJoining {}

extension CompositionError {
  /// The error of a push onto details that are no stack.
  static var noStackOfDetails: CompositionError { .noHost(needed: "UINavigationController", around: "the details") }
}

/// Puts a screen into a column of a split.
public struct ShowInColumnAction<ViewController: UISplitViewController>: Action, PlannableAction, Joining {
  let column: UISplitViewController.Column

  package func plan(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, sharesList: Bool, into plan: inout TreePlan
  ) throws -> Bool {
    guard let split = host.viewController as? UISplitViewController else { return false }
    guard split.style != .unspecified else {
      throw CompositionError.noHost(needed: "split with columns", around: split.typeName)
    }
    try plan.show(newcomer, as: .column(column), of: split)
    return true
  }

  /// Puts the screen into the column and shows it; fails for a split without columns.
  public func perform(
    with viewController: UIViewController, on split: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    perform(with: viewController, on: split as UIViewController, animated: animated, completion: completion)
  }
}

extension UISplitViewController {
  fileprivate var hasPrimary: Bool {
    style == .unspecified ? !viewControllers.isEmpty : viewController(for: .primary) != nil
  }

  fileprivate var hasDetails: Bool {
    guard style == .unspecified else {
      guard let details = child(in: .secondary) else { return false }
      // Details that the user of a collapsed split has gone back from are still in their column, but in no window.
      return !isCollapsed || details.splitViewController === self
    }
    // Collapsed, the details lie upon the list in its stack.
    guard isCollapsed else { return viewControllers.count > 1 }
    return ((viewControllers.first as? UINavigationController)?.viewControllers.count ?? 0) > 1
  }

  /// The stack of the details; in a collapsed split the stack that shows them; `nil` without details.
  var detailsNavigationController: UINavigationController? {
    guard hasDetails else { return nil }
    let details = style == .unspecified ? viewControllers.last : child(in: .secondary)
    let stack = details as? UINavigationController ?? details?.navigationController
    guard isCollapsed, let nested = stack?.topViewController as? UINavigationController else { return stack }
    return nested
  }
}

/// Finds the navigation controller of a split's details.
public struct DetailsNavigationFinder<Context>: Finder {
  private let iterator: any StackIterator

  /// Looks with an iterator of your own.
  public init(iterator: any StackIterator) { self.iterator = iterator }

  /// Looks for the split in the part of the window that the options name; without arguments in the whole window.
  public init(
    options: SearchOptions = .fullStack, startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    iterator = DefaultStackIterator(options: options, startingPoint: startingPoint, windowProvider: windowProvider)
  }

  /// Returns the navigation controller, or `nil` if there is no split or its details are no stack.
  public func findViewController(with context: Context) throws -> UINavigationController? {
    let split = try iterator.firstViewController { $0 is UISplitViewController } as? UISplitViewController
    return split?.detailsNavigationController
  }
}
