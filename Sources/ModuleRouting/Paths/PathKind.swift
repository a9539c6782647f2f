import NavigationCore
import ViewHierarchy

/// A way of showing a destination. Each path of ``ViewRoutePath`` is one conformance.
///
/// A new path is one such type, and one static member of ``ViewRoutePath`` that makes it.
protocol PathKind {
  /// The path, as plans and errors name it.
  var name: String { get }

  /// The bit by which routers support the path; none for a path that stands for another.
  var routeType: ViewRouteTypeMask { get }

  /// The kind of destination that the path shows.
  var shows: PathDestination { get }

  /// The segue by which a storyboard makes the destination; `nil` if the router makes it.
  var segue: String? { get }

  /// Whether the path makes the destination and shows it nowhere.
  var onlyMakes: Bool { get }

  /// The path that this one stands for.
  ///
  /// - Parameter preferred: The path that the configuration prefers for a source.
  func path(
    from source: UIViewController, preferring preferred: ((UIViewController) -> ViewRoutePath)?
  ) -> ViewRoutePath?

  /// Finds the place in the tree as it is now. Changes nothing.
  ///
  /// - Throws: The reason why the path leads nowhere.
  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace

  /// Sets what the path says about a presentation, before the tree changes.
  func setUp(_ shown: UIViewController) throws

  /// The removal by the path or the router; `nil` if the destination is removed from where it is on screen.
  func removal(of destination: AnyObject, by router: (any CustomRouting)?) -> OwnRemoval?
}

extension PathKind {
  var shows: PathDestination { .viewController }
  var segue: String? { nil }
  var onlyMakes: Bool { false }

  func path(
    from source: UIViewController, preferring preferred: ((UIViewController) -> ViewRoutePath)?
  ) -> ViewRoutePath? {
    nil
  }

  func setUp(_ shown: UIViewController) throws {}

  func removal(of destination: AnyObject, by router: (any CustomRouting)?) -> OwnRemoval? { nil }
}

/// Removes a destination, animated or not, and calls back once.
typealias OwnRemoval = (Bool, @escaping @MainActor (RoutingResult) -> Void) -> Void

/// The kind of destination that a path shows.
enum PathDestination {
  /// A view controller, which the tree contains afterwards.
  case viewController
  case view
  /// A destination that the app's code puts where the tree may not have it.
  case anything
}

/// The place of one performance in the tree as it is now.
struct ViewPlace {
  /// Shows what cannot be planned, animated or not, and calls back once.
  typealias Act = (ShownDestination, Bool, @escaping @MainActor (RoutingResult) -> Void) throws -> Void

  /// The view controller on which the way begins; `nil` for a view.
  let start: UIViewController?
  /// The planned part: the source is made visible, and the newcomer joins.
  let plan: TreePlan
  /// The change by UIKit or the app; `nil` if all is planned.
  let act: Act?
  /// The proof that the destination has arrived.
  var proof = ArrivalProof.visible
  /// Checks that UIKit takes a view controller there.
  var check: (UIViewController) throws -> Void = { _ in }

  init(from start: UIViewController?, plan: TreePlan, act: Act? = nil) {
    (self.start, self.plan, self.act) = (start, plan, act)
  }
}

/// The destination of one performance, as a path shows it.
struct ShownDestination {
  /// The router, as errors name it.
  let router: String
  let destination: Any?
  /// The destination, or the container around it.
  let viewController: UIViewController?
  let customRoute: (any CustomRouting)?
}

/// Stands for the path that the configuration prefers.
struct DefaultPath: PathKind {
  let name = "default path"
  let routeType: ViewRouteTypeMask = []

  func path(
    from source: UIViewController, preferring preferred: ((UIViewController) -> ViewRoutePath)?
  ) -> ViewRoutePath? {
    let path = preferred?(source) ?? .presentModally(from: source)
    return path.kind is DefaultPath ? .presentModally(from: source) : path
  }

  /// Presents, as long as nobody has asked which path it stands for.
  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
    try .over(path.source(), newcomer, live)
  }
}

/// Makes the destination, and shows it nowhere.
struct MakingPath: PathKind {
  let name = "making"
  let routeType = ViewRouteTypeMask.makeDestination
  let onlyMakes = true

  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
    ViewPlace(from: try path.source(), plan: TreePlan(live))
  }
}
