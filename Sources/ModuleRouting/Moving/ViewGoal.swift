import NavigationCore
import RouteComposition
import ViewHierarchy

/// One performance of a route: its destination is made, checked, and shown.
final class ViewGoal: Goal {
  let router: AnyViewRouter
  let path: ViewRoutePath
  private let live: LiveTree

  nonisolated deinit {}

  init(_ router: AnyViewRouter, _ path: ViewRoutePath, in live: LiveTree) {
    self.router = router
    self.path = path
    self.live = live
  }

  var name: String { "\(router.name) by \(path.name)" }

  var vocabulary: String? { "modules" }

  var context: Any? { router.anyConfiguration }

  var destinationType: (any Any.Type)? { router.module?.type }

  func leads(through suits: (any Any.Type) -> Bool) -> Bool {
    if let known = router.given?.value { return suits(type(of: known)) }
    return [destinationType, (router as? any TypeDeclaring)?.declaredType].contains { $0.map(suits) ?? false }
  }

  func resolve(_ run: Executor) throws -> any Proposal {
    router.presence.held = nil
    try router.checkIsFree()
    let place = try ViewPlace(path, in: live)
    if let known = router.given?.value as? UIViewController { try place.check(known, path) }
    return try ViewProposal(router, path, at: place, in: live)
  }
}

/// A router whose class says of what type its destination is.
private protocol TypeDeclaring {
  var declaredType: any Any.Type { get }
}

extension ViewRouter: TypeDeclaring {
  fileprivate var declaredType: any Any.Type { Destination.self }
}

/// A performance of a route whose place is found.
private final class ViewProposal: Proposal {
  private let router: AnyViewRouter
  private let path: ViewRoutePath
  private let place: ViewPlace
  private let live: LiveTree
  private let plan: TreePlan
  /// What is shown: the destination, or a container around it.
  private let shown: NewScreen
  let resolution: Resolution

  nonisolated deinit {}

  init(_ router: AnyViewRouter, _ path: ViewRoutePath, at place: ViewPlace, in live: LiveTree) throws {
    (self.router, self.path, self.place, self.live) = (router, path, place, live)
    shown = NewScreen(named: { path.container?.name ?? router.name })
    plan = try place.plan(shown, in: live, revealing: path.revealsSource)
    resolution = Resolution(
      leaving: TreePlan.questions(leaving: plan.removed), needsAudience: plan.needsAudience || place.isAppCode)
  }

  func tell(_ plan: inout RoutePlan) {
    plan.begins(at: place.start)
    plan.changes = ViewPlan(router.name, path).changes(place, self.plan)
    plan.removed = self.plan.removed.map(\.typeName)
  }

  func build(_ run: Executor) throws -> any Commit {
    try make(run)
    return ViewCommit(router, path, shown, at: place, in: live, plan)
  }

  private func make(_ run: Executor) throws {
    if case .segue = path.kind { return }
    try run.probe?(.factory)
    let made = try router.madeOrPrepared()
    router.presence.held = made
    let handovers = router.anyConfiguration.handovers
    router.presence.handedOut = made.isHandedOut ? (made: made, handovers: handovers) : nil
    if case .view = place {
      guard made.destination is UIView else { throw ModuleRoutingError.notAView("\(type(of: made.destination))") }
      return
    }
    guard let viewController = made.destination as? UIViewController else {
      if path.isReadFromTree {
        throw ModuleRoutingError.notAViewController("\(type(of: made.destination))", path: path.name)
      }
      return
    }
    try place.check(viewController, path)
    let shown = try path.container?.wrap(viewController) ?? viewController
    self.shown.viewController = shown
    // Noted before anything can fail.
    run.onFailure { Self.takeOut(viewController, of: shown) }
    if shown !== viewController { try place.check(shown, path) }
    try setUp(shown)
    try run.setUp(viewController, with: router.anyConfiguration)
  }

  /// Takes the destination out of a container that is shown nowhere, so that another try can show it.
  private static func takeOut(_ screen: UIViewController, of container: UIViewController) {
    guard container !== screen, container.holder == nil, screen.familyRoot === container else { return }
    screen.willMove(toParent: nil)
    screen.removeFromParent()
  }

  /// Sets what the path says about a presentation.
  private func setUp(_ shown: UIViewController) throws {
    switch path.kind {
    case .present(let setUp): setUp(shown)
    #if !os(tvOS)
      case .popover(let configure):
        shown.modalPresentationStyle = .popover
        guard let popover = shown.popoverPresentationController else { return }
        configure(popover)
        if !popover.hasAnchor { throw ModuleRoutingError.noAnchor(shown.typeName) }
    #endif
    default: break
    }
  }
}

/// A performance of a route whose destination is made.
private final class ViewCommit: Commit {
  private let router: AnyViewRouter
  private let path: ViewRoutePath
  /// What is shown: the destination, or a container around it.
  private let shown: NewScreen
  private let place: ViewPlace
  private let live: LiveTree
  private let plan: TreePlan

  nonisolated deinit {}

  init(
    _ router: AnyViewRouter, _ path: ViewRoutePath, _ shown: NewScreen, at place: ViewPlace, in live: LiveTree,
    _ plan: TreePlan
  ) {
    (self.router, self.path, self.shown) = (router, path, shown)
    (self.place, self.live, self.plan) = (place, live, plan)
  }

  private var screen: UIViewController? {
    path.isReadFromTree ? router.presence.held?.destination as? UIViewController : nil
  }

  var destination: AnyObject? { screen }

  var visits: [Visit] { screen.map { [Visit($0, router.anyConfiguration)] } ?? [] }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    router.willPerform()
    var steps = plan.steps
    // Each planned change is judged as it is made; a screen that flees as it appears has been shown.
    guard place.isAppCode else {
      live.addArrival(to: &steps, by: .planned(around: place.start), proof: .none) { self.screen }
      return steps
    }
    var before: Set<ObjectIdentifier> = []
    if case .segue = path.kind {
      steps.append(.verify { [live] in before = Set(live.all.map(ObjectIdentifier.init)) })
    }
    steps.append(
      .change(
        AppCode(self.path.name, on: live, place: self.router.name) { animated, answer in
          try self.show(at: self.place, animated: animated) { answer($0) }
        }))
    if case .segue(let identifier, _) = path.kind {
      steps.append(.verify { try self.prepareWhatIsNew(since: before, shownBy: identifier, run) })
    }
    // A child is put into its parent, wherever that stands; what else is shown has to be seen.
    let isChild = if case .child = place { true } else { false }
    live.addArrival(to: &steps, by: .appCode, proof: isChild ? .inTree : .visible) { self.screen }
    return steps
  }

  func made(_ run: Executor) -> Sequel {
    router.arrived(by: path, shown: shown.viewController, readFromTree: path.isReadFromTree)
    return .done
  }

  /// Makes the changes that cannot be planned.
  private func show(
    at place: ViewPlace, animated: Bool, _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) throws {
    switch place {
    case .child(let parent): addChild(to: parent) { completion(.success) }
    case .view(let view):
      if let subview = router.presence.held?.destination as? UIView { view.addSubview(subview) }
      completion(.success)
    case .appCode(let source): try showByAppOrUIKit(from: source, animated: animated, completion)
    case .stack, .over: completion(.success)
    }
  }

  private func addChild(to parent: UIViewController, _ completion: @escaping () -> Void) {
    guard let shown = shown.viewController else { return completion() }
    parent.addChild(shown)
    let ended = {
      shown.didMove(toParent: parent)
      completion()
    }
    if case .child(let handler?) = path.kind { return handler(shown, ended) }
    shown.view.frame = parent.view.bounds
    parent.view.addSubview(shown.view)
    ended()
  }

  private func showByAppOrUIKit(
    from source: UIViewController, animated: Bool, _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) throws {
    switch path.kind {
    case .show(let sender):
      act(animated) { [shown = shown.viewController] in if let shown { source.show(shown, sender: sender) } }
      completion(.success)
    case .showDetail(let sender):
      act(animated) { [shown = shown.viewController] in
        if let shown { source.showDetailViewController(shown, sender: sender) }
      }
      completion(.success)
    case .segue(let identifier, let sender):
      act(animated) { source.performSegue(withIdentifier: identifier, sender: sender) }
      completion(.success)
    case .custom:
      guard let custom = router.customRoute, let made = router.presence.held else {
        throw ModuleRoutingError.noCustomRoute(router: router.name)
      }
      custom.show(made.destination, from: source, completion: completion)
    case .extended(let path):
      guard let made = router.presence.held else { return completion(.success) }
      path.show(made.destination, animated: animated, completion: completion)
    default: completion(.success)
    }
  }

  private func act(_ animated: Bool, _ body: () -> Void) {
    if animated { body() } else { UIView.performWithoutAnimation(body) }
  }
}

// MARK: - Segues

extension ViewCommit {
  /// Finds what a segue has brought, and has it prepared.
  private func prepareWhatIsNew(since before: Set<ObjectIdentifier>, shownBy identifier: String, _ run: Executor) throws
  {
    for newcomer in live.all where !before.contains(ObjectIdentifier(newcomer)) {
      guard (try? router.adopt(newcomer)) != nil, router.takes(newcomer) else { continue }
      router.presence.held = try router.prepare(newcomer)
      shown.viewController = newcomer
      return try run.setUp(newcomer, with: router.anyConfiguration)
    }
    throw ModuleRoutingError.segueShowedNothing(identifier: identifier, expected: router.name)
  }
}

extension ViewRoutePath {
  /// Whether the path shows view controllers where the tree tells of them.
  fileprivate var isReadFromTree: Bool {
    switch kind {
    case .custom, .extended: false
    default: true
    }
  }

  /// Whether the source is made visible first, before UIKit or the app decides.
  fileprivate var revealsSource: Bool {
    switch kind {
    case .show, .showDetail, .segue: true
    default: false
    }
  }
}

extension ViewPlace {
  /// Whether changes are made that cannot be planned.
  fileprivate var isAppCode: Bool {
    switch self {
    case .stack, .over: false
    case .appCode, .child, .view: true
    }
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
