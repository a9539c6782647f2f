import NavigationCore
import ViewHierarchy

/// The behavior of a path. Each path of ``ViewRoutePath`` is one conformance.
///
/// A new path consists of such a type, and of a static member of ``ViewRoutePath`` that makes it.
protocol PathKind {
  /// The name of the path in plans and errors.
  var name: String { get }

  /// The bit by which routers declare support for the path; empty for a path that is replaced by another.
  var routeType: ViewRouteTypeMask { get }

  /// The kind of destination that the path shows.
  var shows: PathDestination { get }

  /// The identifier of the segue that makes the destination; `nil` if the router makes it.
  var segue: String? { get }

  /// A Boolean value that indicates whether the path makes the destination without showing it.
  var onlyMakes: Bool { get }

  /// Finds the place of the destination in the current tree. Changes nothing.
  ///
  /// - Throws: The reason why the path has no place.
  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace

  /// Sets up the presentation, before the tree changes.
  func setUp(_ shown: UIViewController) throws

  /// Returns the removal by the path or the router. `nil` if the destination is removed from its current position in the tree.
  func removal(of destination: AnyObject, by router: (any CustomRouting)?) -> CustomRemoval?
}

extension PathKind {
  var shows: PathDestination { .viewController }
  var segue: String? { nil }
  var onlyMakes: Bool { false }

  func setUp(_ shown: UIViewController) throws {}

  func removal(of destination: AnyObject, by router: (any CustomRouting)?) -> CustomRemoval? { nil }
}

/// A closure that removes a destination, animated or not, and calls its completion once.
typealias CustomRemoval = (Bool, @escaping @MainActor (RoutingResult) -> Void) -> Void

/// The kind of destination that a path shows.
enum PathDestination {
  /// A view controller, which the tree contains afterwards.
  case viewController
  case view
  /// A view, a view controller or another object, which code of the app may show outside the tree.
  case anything
}

/// The place of one performance in the current tree.
struct ViewPlace {
  /// A closure that makes the change that cannot be planned, animated or not, and calls its completion once.
  typealias Act = (ShownDestination, Bool, @escaping @MainActor (RoutingResult) -> Void) throws -> Void

  /// The view controller at which the plan begins; `nil` for a view.
  let start: UIViewController?
  /// The planned changes: the source becomes visible, and the new screen joins.
  let plan: TreePlan
  /// The change by UIKit or the app; `nil` if all changes are planned.
  let act: Act?
  /// The proof that the destination has arrived.
  var proof = ArrivalProof.visible
  /// Checks that UIKit accepts a view controller at the place.
  var check: (UIViewController) throws -> Void = { _ in }

  init(from start: UIViewController?, plan: TreePlan, act: Act? = nil) {
    (self.start, self.plan, self.act) = (start, plan, act)
  }
}

/// The destination of one performance, for the change that cannot be planned.
struct ShownDestination {
  /// The name of the router in errors.
  let router: String
  let destination: Any?
  /// The destination, or the container around it.
  let viewController: UIViewController?
  let customRoute: (any CustomRouting)?
}

/// A path that is replaced by the one that the configuration prefers.
struct DefaultPath: PathKind {
  let name = "default path"
  let routeType: ViewRouteTypeMask = []

  /// Returns the place of a modal presentation, for a path that was not replaced.
  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
    try .modal(over: path.source(), newcomer, live)
  }
}

/// A path that makes the destination without showing it.
struct MakingPath: PathKind {
  let name = "making"
  let routeType = ViewRouteTypeMask.makeDestination
  let onlyMakes = true

  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
    ViewPlace(from: try path.source(), plan: TreePlan(live))
  }
}
