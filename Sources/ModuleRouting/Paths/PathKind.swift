import NavigationCore
import ViewHierarchy

/// The behavior of a path. Each path of ``ViewRoutePath`` has a type that conforms.
///
/// To add a path, write such a type and a static member of ``ViewRoutePath`` that makes it.
protocol PathKind {
  /// The name of the path in plans and errors.
  var name: String { get }

  /// The bit by which routers declare support for the path; empty for the default path, which another path replaces.
  var routeType: ViewRouteTypeMask { get }

  /// The kind of destination that the path shows.
  var shows: PathDestination { get }

  /// The identifier of the segue that makes the destination; `nil` if the router makes it.
  var segue: String? { get }

  /// A Boolean value that indicates whether the path makes the destination without showing it.
  var onlyMakes: Bool { get }

  /// Finds the place of the destination in the current tree, without changing the tree.
  ///
  /// - Parameters:
  ///   - path: The path, which has the source.
  ///   - newcomer: The screen that the path will show: the destination, or the container around it.
  ///   - live: The current tree.
  /// - Throws: The reason why the path has no place.
  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace

  /// Sets up the presentation of the shown view controller, before the tree changes.
  ///
  /// - Throws: The reason why the view controller cannot be shown.
  func setUp(_ shown: UIViewController) throws

  /// Returns a closure of the path or the router that removes the destination. Returns `nil` if the library removes the
  /// destination from its current position in the tree.
  func removal(of destination: AnyObject, by router: (any CustomRouting)?) -> CustomRemoval?
}

extension PathKind {
  var shows: PathDestination { .viewController }
  var segue: String? { nil }
  var onlyMakes: Bool { false }

  func setUp(_ shown: UIViewController) throws {}

  func removal(of destination: AnyObject, by router: (any CustomRouting)?) -> CustomRemoval? { nil }
}

/// A closure that removes a destination and calls its completion once. The first argument indicates whether the removal is
/// animated.
typealias CustomRemoval = (Bool, @escaping @MainActor (RoutingResult) -> Void) -> Void

/// The kind of destination that a path shows.
enum PathDestination {
  /// A view controller. The tree contains it after the path has shown it.
  case viewController
  case view
  /// A view, a view controller or another object. Code of the app shows it, in the tree or elsewhere.
  case anything
}

/// The place of a destination in the current tree, and the changes that show it there.
struct ViewPlace {
  /// A closure for a change that cannot be planned. It makes the change, and calls its completion once. The second argument
  /// indicates whether the change is animated.
  typealias Act = (ShownDestination, Bool, @escaping @MainActor (RoutingResult) -> Void) throws -> Void

  /// The view controller at which the changes begin, such as the source or its navigation controller; `nil` if the source is a
  /// view.
  let start: UIViewController?
  /// The planned changes. For a push or a modal, they make the source visible and add the new screen. If UIKit chooses the place,
  /// they only make the source visible. For other paths, there are none.
  let plan: TreePlan
  /// A closure for the change that UIKit or the app makes after the planned changes; `nil` if all changes are planned.
  let act: Act?
  /// The condition that proves the arrival of the destination.
  var proof = ArrivalProof.visible
  /// A closure that throws an error if UIKit does not accept a view controller at the place.
  var check: (UIViewController) throws -> Void = { _ in }

  init(from start: UIViewController?, plan: TreePlan, act: Act? = nil) {
    (self.start, self.plan, self.act) = (start, plan, act)
  }
}

/// The destination of one request, as an argument of `ViewPlace.Act`.
struct ShownDestination {
  /// The name of the router in errors.
  let router: String
  let destination: Any?
  /// The shown view controller: the destination, or the container around it. `nil` if the destination is no view controller, or
  /// if a segue makes it.
  let viewController: UIViewController?
  let customRoute: (any CustomRouting)?
}

/// The default path. Before the request is made, ``ViewRoutePath/resolved(preferring:)`` replaces it with the path that the
/// configuration returns.
struct DefaultPath: PathKind {
  let name = "default path"
  let routeType: ViewRouteTypeMask = []

  /// Returns the place of a modal presentation, which is the default if the path was not replaced.
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
