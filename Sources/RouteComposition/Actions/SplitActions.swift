public import NavigationCore
public import ViewHierarchy

extension UISplitViewController {
  /// Makes the screen the primary one of the split.
  public static func setAsPrimary<ViewController: UISplitViewController>() -> SplitAction<ViewController> {
    SplitAction(.primary)
  }

  /// Makes the screen the primary one of the split. This is the old name of ``setAsPrimary()``.
  public static func setAsMaster<ViewController: UISplitViewController>() -> SplitAction<ViewController> {
    SplitAction(.primary)
  }

  /// Shows the screen as the details, in place of the present details. A collapsed split pushes the screen.
  public static func pushToDetails<ViewController: UISplitViewController>() -> SplitAction<ViewController> {
    SplitAction(.details)
  }

  /// Pushes the screen onto the stack of the details.
  ///
  /// If the user of a collapsed split has gone back to the list, the split has no details. It then shows the screen as
  /// its details, as ``pushToDetails()`` does.
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

/// An action that makes a screen the primary one of a split, or its details.
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

  /// Puts the screen into the children of the split. As the primary one, it replaces the first child. As the details,
  /// it replaces all children after the first.
  ///
  /// - Throws: ``CompositionError/noPrimary(split:)`` if the screen becomes the details of a split that has no primary
  ///   view controller.
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
  /// Whether the screen becomes the details, onto which other screens may be pushed.
  var isDetails: Bool { get }
}

extension TreePlan {
  /// Plans that a screen is shown as the details of a split.
  ///
  /// - Throws: ``CompositionError/noPrimary(split:)`` if the split has no primary view controller and none is planned.
  fileprivate mutating func showDetails(_ newcomer: any PlannedScreen, of split: UISplitViewController) throws {
    guard split.hasPrimary || fillsPrimary(of: split) else {
      throw CompositionError.noPrimary(split: split.typeName)
    }
    try show(newcomer, as: .details, of: split)
  }

  /// Plans that a screen is pushed onto the stack of a split's details. In a collapsed split, the screens above that
  /// stack are popped. A collapsed split without details shows the screen as its details.
  ///
  /// - Throws: ``CompositionError/noDetails(split:)`` if an expanded split has no details.
  ///   ``CompositionError/noHost(needed:around:)`` if the details are no stack. For a collapsed split without details,
  ///   the errors are those of `showDetails(_:of:)`.
  fileprivate mutating func push(_ newcomer: any PlannedScreen, ontoDetailsOf split: UISplitViewController) throws {
    guard split.hasDetails else {
      // The user of a collapsed split can go back from the details, so missing details are no error there.
      if split.isCollapsed { return try showDetails(newcomer, of: split) }
      throw CompositionError.noDetails(split: split.typeName)
    }
    guard let stack = split.detailsNavigationController else { throw CompositionError.noStackOfDetails }
    reveal(stack)
    embed(newcomer, in: stack)
  }
}

/// An action that pushes a screen onto the stack of a split's details.
public struct PushOnToDetailsAction<ViewController: UISplitViewController>: ContainerAction, PlannableAction,
  DetailsPushing
{
  package func plan(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, sharesList: Bool, into plan: inout TreePlan
  ) throws -> Bool {
    guard let split = host.viewController as? UISplitViewController else { return false }
    if sharesList {
      // New details are not in the tree yet. The edit of the list pushes the screen onto them.
      let contents = plan.contents(of: split)
      if let details = contents.newcomerAtEnd, details.viewController.map(plan.live.contains) != true {
        try contents.edit(showing: nil) { try edit(newcomer, &$0) }
        return true
      }
    }
    try plan.push(newcomer, ontoDetailsOf: split)
    return true
  }

  /// Pushes the screen onto the details of a split that is being made. If the split has only its primary view controller
  /// and the screen is a stack, the screen becomes the details.
  ///
  /// - Throws: ``CompositionError/noDetails(split:)`` if the split has no details and the screen cannot become them.
  ///   ``CompositionError/noHost(needed:around:)`` if the details are no stack. Another error if the stack cannot hold
  ///   the screen.
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

  /// Pushes the screen. The action fails if the details are no stack, or if an expanded split has no details. A
  /// collapsed split without details shows the screen as its details.
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

/// An action that puts a screen into a column of a split.
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

  /// Puts the screen into the column and shows the column. The action fails if the split has no columns.
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
      // If the user of a collapsed split has gone back from the details, UIKit still returns them for their column, but
      // they are not inside the split.
      return !isCollapsed || details.splitViewController === self
    }
    // In a collapsed split, the details are above the list on the list's stack.
    guard isCollapsed else { return viewControllers.count > 1 }
    return ((viewControllers.first as? UINavigationController)?.viewControllers.count ?? 0) > 1
  }

  /// The stack of the details; in a collapsed split, the stack that shows them. The value is `nil` if there are no
  /// details, or if they are in no stack.
  var detailsNavigationController: UINavigationController? {
    guard hasDetails else { return nil }
    let details = style == .unspecified ? viewControllers.last : child(in: .secondary)
    let stack = details as? UINavigationController ?? details?.navigationController
    guard isCollapsed, let nested = stack?.topViewController as? UINavigationController else { return stack }
    return nested
  }
}

/// A finder of the navigation controller of a split's details.
public struct DetailsNavigationFinder<Context>: Finder {
  private let iterator: any StackIterator

  /// Creates a finder that searches with an iterator of your own.
  public init(iterator: any StackIterator) { self.iterator = iterator }

  /// Creates a finder that looks for the split in the part of the window that the options name. By default, it searches
  /// the whole window.
  public init(
    options: SearchOptions = .fullStack, startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    iterator = DefaultStackIterator(options: options, startingPoint: startingPoint, windowProvider: windowProvider)
  }

  /// Returns the navigation controller that shows the details of the first split. The result is `nil` if there is no
  /// split, or if the first split has no details in a stack.
  public func findViewController(with context: Context) throws -> UINavigationController? {
    let split = try iterator.firstViewController { $0 is UISplitViewController } as? UISplitViewController
    return split?.detailsNavigationController
  }
}
