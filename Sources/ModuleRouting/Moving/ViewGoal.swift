import NavigationCore
import RouteComposition
import ViewHierarchy

/// One performance of a route: its destination is made, checked, and shown.
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

  var vocabulary: String? { "modules" }

  var context: Any? { route.configuration }

  var destinationType: (any Any.Type)? { router.module?.type }

  func leads(through suits: (any Any.Type) -> Bool) -> Bool {
    if let known = route.presence.given { return suits(type(of: known)) }
    return [destinationType, (router as? any TypeDeclaring)?.declaredType].contains { $0.map(suits) ?? false }
  }

  func resolve(_ run: Executor) throws -> any Proposal {
    route.presence.held = nil
    try route.checkIsFree()
    return try ViewProposal(route, path, in: live)
  }
}

/// A router whose class says of what type its destination is.
private protocol TypeDeclaring {
  var declaredType: any Any.Type { get }
}

extension ViewRouter: TypeDeclaring {
  fileprivate var declaredType: any Any.Type { Destination.self }
}

/// A performance whose place is found.
private final class ViewProposal: Proposal {
  private let route: ViewPerformer
  private let path: ViewRoutePath
  private let live: LiveTree
  private let place: ViewPlace
  /// What is shown: the destination, or a container around it.
  private let shown: NewScreen
  let resolution: Resolution

  nonisolated deinit {}

  init(_ route: ViewPerformer, _ path: ViewRoutePath, in live: LiveTree) throws {
    (self.route, self.path, self.live) = (route, path, live)
    shown = NewScreen(named: { path.container?.name ?? route.router.name })
    place = try path.kind.place(of: path, for: shown, in: live)
    resolution = place.plan.resolution(forAppCode: place.act != nil)
    if let known = route.presence.given as? UIViewController { try check(known) }
  }

  func tell(_ plan: inout RoutePlan) {
    plan.begins(at: place.start)
    if path.kind.segue == nil { plan.changes.append(.build(route.router.name)) }
    if let container = path.container {
      plan.changes += [.build(container.name), .embed(route.router.name, in: container.name)]
    }
    plan.changes += place.plan.told
    if place.act != nil { plan.changes.append(.opaque(path.name, screen: shown.name)) }
    plan.removed = place.plan.removed.map(\.typeName)
  }

  func build(_ run: Executor) throws -> any Commit {
    if path.kind.segue == nil { try make(run) }
    return ViewCommit(route, path, shown, at: place, in: live)
  }

  private func make(_ run: Executor) throws {
    try run.probe?(.factory)
    let made = try route.madeOrPrepared()
    route.presence.held = made
    route.presence.handedOut =
      made.isHandedOut ? (made: made, handovers: route.configuration.handovers) : nil
    guard let viewController = try viewController(made.destination) else { return }
    try check(viewController)
    let shown = try path.container?.wrap(viewController) ?? viewController
    self.shown.viewController = shown
    // Noted before anything can fail.
    run.onFailure { Self.takeOut(viewController, of: shown) }
    if shown !== viewController { try check(shown) }
    try path.kind.setUp(shown)
    try run.setUp(viewController, with: route.configuration)
  }

  /// Takes the destination out of a container that is shown nowhere, so that another try can show it.
  private static func takeOut(_ screen: UIViewController, of container: UIViewController) {
    guard container !== screen, !container.isHeld, screen.familyRoot === container else { return }
    screen.willMove(toParent: nil)
    screen.removeFromParent()
  }

  /// The destination, if it is a view controller.
  ///
  /// - Throws: ``ModuleRoutingError`` if the path shows no such destination.
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

  /// - Throws: The reason why a view controller cannot be shown at the place.
  private func check(_ shown: UIViewController) throws {
    try EarlierChanges(in: live).check(shown, canBe: .shown)
    try place.check(shown)
  }
}

/// A performance whose destination is made.
private final class ViewCommit: Commit {
  private let route: ViewPerformer
  private let path: ViewRoutePath
  /// What is shown: the destination, or a container around it.
  private let shown: NewScreen
  private let place: ViewPlace
  private let live: LiveTree

  nonisolated deinit {}

  init(_ route: ViewPerformer, _ path: ViewRoutePath, _ shown: NewScreen, at place: ViewPlace, in live: LiveTree) {
    (self.route, self.path, self.shown, self.place, self.live) = (route, path, shown, place, live)
  }

  private var router: AnyViewRouter { route.router }

  private var screen: UIViewController? {
    isReadFromTree ? route.presence.held?.destination as? UIViewController : nil
  }

  var destination: AnyObject? { screen }

  var visits: [Visit] { screen.map { [Visit($0, route.configuration)] } ?? [] }

  /// Whether the path shows view controllers where the tree tells of them.
  private var isReadFromTree: Bool { path.kind.shows != .anything }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    route.willPerform()
    var steps = place.plan.steps
    // Each planned change is judged as it is made; a screen that flees as it appears has been shown.
    guard let act = place.act else {
      live.addArrival(to: &steps, by: .planned(around: place.start), proof: .none) { self.screen }
      return steps
    }
    var before: Set<ObjectIdentifier> = []
    let segue = path.kind.segue
    if segue != nil { steps.append(.verify { [live] in before = Set(live.all.map(ObjectIdentifier.init)) }) }
    steps.append(
      .change(
        AppCode(self.path.name, on: WindowStage(live), place: self.router.name) { animated, answer in
          let shown = ShownDestination(
            router: self.router.name, destination: self.route.presence.held?.destination,
            viewController: self.shown.viewController, customRoute: self.router.customRoute)
          try act(shown, animated) { answer($0) }
        }))
    if let segue { steps.append(.verify { try self.prepareWhatIsNew(since: before, shownBy: segue, run) }) }
    live.addArrival(to: &steps, by: .appCode, proof: place.proof) { self.screen }
    return steps
  }

  func made(_ run: Executor) -> Sequel {
    route.arrived(by: path, shown: shown.viewController, readFromTree: isReadFromTree)
    return .done
  }
}

// MARK: - Segues

extension ViewCommit {
  /// Finds what a segue has brought, and has it prepared.
  private func prepareWhatIsNew(since before: Set<ObjectIdentifier>, shownBy identifier: String, _ run: Executor) throws
  {
    for newcomer in live.all where !before.contains(ObjectIdentifier(newcomer)) {
      guard (try? router.adopt(newcomer)) != nil, router.takes(newcomer) else { continue }
      route.presence.held = try route.prepare(newcomer)
      shown.viewController = newcomer
      return try run.setUp(newcomer, with: route.configuration)
    }
    throw ModuleRoutingError.segueShowedNothing(identifier: identifier, expected: router.name)
  }
}

extension LiveTree {
  /// All view controllers of the tree, also the children of containers that no adapter knows.
  fileprivate var all: [UIViewController] {
    var all: [UIViewController] = []
    forEach { viewController in
      all.append(viewController)
      if adapter(of: viewController) == nil { all += viewController.children }
    }
    return all
  }
}
