import NavigationCore
import RouteComposition
import ViewHierarchy

/// The goal of a request of `perform`: makes, checks and shows the destination.
final class ViewGoal: Goal {
  private let route: ViewPerformer
  private let path: ViewRoutePath
  private let live: LiveTree

  nonisolated deinit {}

  init(_ route: ViewPerformer, _ path: ViewRoutePath, in live: LiveTree) {
    (self.route, self.path, self.live) = (route, path, live)
  }

  private var router: AnyViewRouter { route.router }

  var name: String { "\(router.name) by \(path.name)" }

  var context: Any? { route.configuration }

  var destinationType: (any Any.Type)? { router.module?.type }

  func leads(through suits: (any Any.Type) -> Bool) -> Bool {
    if let known = route.presence.given { return suits(type(of: known)) }
    return suits(router.declaredType) || destinationType.map(suits) ?? false
  }

  func resolve(_ run: Executor) throws -> any Proposal {
    route.presence.held = nil
    try route.checkIsFree()
    return try ViewProposal(route, path, in: live)
  }
}

/// The proposal of a `ViewGoal`, with the place of the destination in the tree.
private final class ViewProposal: Proposal, Commit {
  private let route: ViewPerformer
  private let path: ViewRoutePath
  private let live: LiveTree
  private let place: ViewPlace
  /// The screen that the path shows: the destination, or the container around it. It has a view controller only after building.
  private let shown: NewScreen
  let resolution: Resolution

  nonisolated deinit {}

  init(_ route: ViewPerformer, _ path: ViewRoutePath, in live: LiveTree) throws {
    (self.route, self.path, self.live) = (route, path, live)
    shown = NewScreen(named: { path.usedContainer?.name ?? route.router.name })
    place = try path.kind.place(of: path, for: shown, in: live)
    resolution = place.plan.resolution(forAppCode: place.act != nil)
    if let known = route.presence.given as? UIViewController { try check(known) }
  }

  func describe(in plan: inout RoutePlan) {
    plan.setStart(place.start)
    if path.kind.segue == nil { plan.changes.append(.build(route.router.name)) }
    if let container = path.usedContainer {
      plan.changes += [.build(container.name), .embed(route.router.name, in: container.name)]
    }
    plan.changes += place.plan.description
    if place.act != nil { plan.changes.append(.opaque(path.name, screen: shown.name)) }
    plan.removed = place.plan.removed.map(\.typeName)
  }

  func build(_ run: Executor) throws -> any Commit {
    if path.kind.segue == nil { try make(run) }
    return self
  }

  private func make(_ run: Executor) throws {
    try run.probe?(.factory)
    let made = try route.makeOrPrepare()
    route.presence.held = made
    route.presence.delivered =
      made.isDelivered ? (made: made, parameterPasses: route.configuration.parameterPasses) : nil
    guard let viewController = try viewController(made.destination) else { return }
    try check(viewController)
    let shown = try path.usedContainer?.wrap(viewController) ?? viewController
    self.shown.viewController = shown
    // Registered directly after wrapping, because the following calls can fail.
    run.onFailure { Self.takeOut(viewController, of: shown) }
    if shown !== viewController { try check(shown) }
    try path.kind.setUp(shown)
    try run.setUp(viewController, with: route.configuration)
  }

  /// Removes the destination from a container that was not shown. Another attempt can then show the destination.
  private static func takeOut(_ screen: UIViewController, of container: UIViewController) {
    guard container !== screen, !container.isHeld, screen.familyRoot === container else { return }
    screen.willMove(toParent: nil)
    screen.removeFromParent()
  }

  /// Returns the destination as a view controller. Returns `nil` if the path shows a view. If the path accepts any object,
  /// returns `nil` for an object that is no view controller.
  ///
  /// - Throws: ``ModuleRoutingError`` if the path cannot show a destination of this type.
  private func viewController(_ destination: Any) throws -> UIViewController? {
    let viewController = destination as? UIViewController
    switch path.kind.shows {
    case .viewController where viewController == nil:
      throw ModuleRoutingError.notAViewController("\(type(of: destination))", path: path.name)
    case .view where !(destination is UIView): throw ModuleRoutingError.notAView("\(type(of: destination))")
    case .view: return nil
    case .viewController, .anything: return viewController
    }
  }

  /// Checks that UIKit accepts the view controller at its place. It is the destination or the container around it.
  ///
  /// - Throws: The reason why the place cannot show the view controller.
  private func check(_ shown: UIViewController) throws {
    try EarlierChanges(in: live).check(shown, canBe: .shown)
    try place.check(shown)
  }
}

// MARK: - Committing

extension ViewProposal {
  private var screen: UIViewController? {
    isReadFromTree ? route.presence.held?.destination as? UIViewController : nil
  }

  var destination: AnyObject? { screen }

  var visits: [Visit] { screen.map { [Visit($0, route.configuration)] } ?? [] }

  /// A Boolean value that indicates whether the destination is always in the tree, or in a view, after the path has shown it. It is
  /// `false` if code of the app shows the destination, which may happen elsewhere.
  private var isReadFromTree: Bool { path.kind.shows != .anything }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    route.willPerform()
    var steps = place.plan.steps
    // Each planned change verifies itself, so the arrival needs no proof. A screen that removes itself while it appears counts
    // as shown.
    guard let act = place.act else {
      live.addArrival(to: &steps, by: .planned(around: place.start), proof: .none) { self.screen }
      return steps
    }
    var before: Set<ObjectIdentifier> = []
    let segue = path.kind.segue
    if segue != nil { steps.append(.verify { [live] in before = Set(live.all.map(ObjectIdentifier.init)) }) }
    steps.append(
      .change(
        AppCode(self.path.name, on: WindowStage(live), place: self.route.router.name) { animated, answer in
          let shown = ShownDestination(
            router: self.route.router.name, destination: self.route.presence.held?.destination,
            viewController: self.shown.viewController, customRoute: self.route.router.customRoute)
          try act(shown, animated) { answer($0) }
        }))
    if let segue { steps.append(.verify { try self.prepareNewScreens(since: before, shownBy: segue, run) }) }
    live.addArrival(to: &steps, by: .appCode, proof: place.proof) { self.screen }
    return steps
  }

  func made(_ run: Executor) -> Sequel {
    route.arrived(by: path, shown: shown.viewController, readFromTree: isReadFromTree)
    return .done
  }
}

// MARK: - Segues

extension ViewProposal {
  /// Finds and prepares the destination that a segue has shown: the first new view controller of the tree with the expected type.
  ///
  /// - Parameters:
  ///   - before: The view controllers of the tree before the segue.
  ///   - identifier: The identifier of the segue, for the error.
  /// - Throws: ``ModuleRoutingError/segueShowedNothing(identifier:expected:)`` if there is no such view controller, or the error
  ///   of the preparation.
  private func prepareNewScreens(since before: Set<ObjectIdentifier>, shownBy identifier: String, _ run: Executor)
    throws
  {
    for newcomer in live.all where !before.contains(ObjectIdentifier(newcomer)) {
      guard (try? route.router.adopt(newcomer)) != nil, conforms(newcomer, to: route.router.declaredType) else {
        continue
      }
      route.presence.held = try route.prepare(newcomer)
      shown.viewController = newcomer
      return try run.setUp(newcomer, with: route.configuration)
    }
    throw ModuleRoutingError.segueShowedNothing(identifier: identifier, expected: route.router.name)
  }
}

extension LiveTree {
  /// All view controllers of the tree, including children of containers without an adapter.
  fileprivate var all: [UIViewController] {
    var all: [UIViewController] = []
    forEach { viewController in
      all.append(viewController)
      if adapter(of: viewController) == nil { all += viewController.children }
    }
    return all
  }
}
