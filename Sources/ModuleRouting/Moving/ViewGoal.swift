import NavigationCore
import RouteComposition
import ViewHierarchy

/// One performance of a route: its destination is made, checked, and shown.
final class ViewGoal: Goal {
  let router: AnyViewRouter
  let path: ViewRoutePath
  private let live: LiveTree
  private var place: ViewPlace?
  private var plan: TreePlan?
  /// What is shown: the destination, or a container around it.
  private let shown: NewScreen

  nonisolated deinit {}

  init(_ router: AnyViewRouter, _ path: ViewRoutePath, in live: LiveTree) {
    self.router = router
    self.path = path
    self.live = live
    shown = NewScreen(named: { path.container?.name ?? router.name })
  }

  var name: String { "\(router.name) by \(path.name)" }

  var vocabulary: String? { "modules" }

  var context: Any? { router.anyConfiguration }

  var destinationType: (any Any.Type)? { router.module?.type }

  func leads(through suits: (any Any.Type) -> Bool) -> Bool {
    if let known = router.given?.value { return suits(type(of: known)) }
    return [destinationType, (router as? any TypeDeclaring)?.declaredType].contains { $0.map(suits) ?? false }
  }

  private var screen: UIViewController? {
    isReadFromTree ? router.presence.held?.destination as? UIViewController : nil
  }

  var destination: AnyObject? { screen }

  var visits: [Visit] { screen.map { [Visit($0, context)] } ?? [] }

  /// Whether the path shows view controllers where the tree tells of them.
  private var isReadFromTree: Bool {
    switch path.kind {
    case .custom, .extended: false
    default: true
    }
  }

  /// Whether the source is made visible first, before UIKit or the app decides.
  private var revealsSource: Bool {
    switch path.kind {
    case .show, .showDetail, .segue: true
    default: false
    }
  }
}

/// A router whose class says of what type its destination is.
private protocol TypeDeclaring {
  var declaredType: any Any.Type { get }
}

extension ViewRouter: TypeDeclaring {
  fileprivate var declaredType: any Any.Type { Destination.self }
}

// MARK: - Before anything changes

extension ViewGoal {
  func resolve(_ run: Executor) throws -> Resolution {
    router.presence.held = nil
    try router.checkIsFree()
    let place = try ViewPlace(path, in: live)
    if let known = router.given?.value as? UIViewController { try place.check(known, path) }
    let plan = try place.plan(shown, in: live, revealing: revealsSource)
    (self.place, self.plan) = (place, plan)
    return Resolution(
      leaving: TreePlan.questions(leaving: plan.removed), needsAudience: plan.needsAudience || isAppCode(place))
  }

  func forget() { (place, plan) = (nil, nil) }

  func tell(_ plan: inout RoutePlan) {
    guard let place, let own = self.plan else { return }
    plan.begins(at: place.start)
    plan.changes = ViewPlan(router.name, path).changes(place, own)
    plan.removed = own.removed.map(\.typeName)
  }

  private func isAppCode(_ place: ViewPlace) -> Bool {
    switch place {
    case .stack, .over: false
    case .appCode, .child, .view: true
    }
  }

  func build(_ run: Executor) throws -> Resolution? {
    guard let place else { return nil }
    if case .segue = path.kind { return nil }
    try run.probe?(.factory)
    let made = try router.madeOrPrepared()
    router.presence.held = made
    let handovers = router.anyConfiguration.handovers
    router.presence.handedOut = made.isHandedOut ? (made: made, handovers: handovers) : nil
    if case .view = place {
      guard made.destination is UIView else { throw ModuleRoutingError.notAView("\(type(of: made.destination))") }
      return nil
    }
    guard let viewController = made.destination as? UIViewController else {
      if isReadFromTree {
        throw ModuleRoutingError.notAViewController("\(type(of: made.destination))", path: path.name)
      }
      return nil
    }
    try place.check(viewController, path)
    let shown = try path.container?.wrap(viewController) ?? viewController
    // Noted before anything can fail, so that the destination is taken out of its container again.
    self.shown.viewController = shown
    if shown !== viewController { try place.check(shown, path) }
    try setUp(shown)
    try run.setUp(viewController, with: context)
    return nil
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

// MARK: - Changing the tree

extension ViewGoal {
  func steps(_ run: Executor) throws -> [TransactionStep] {
    guard let place, let plan else { return [] }
    router.willPerform()
    var steps = plan.steps
    // Each planned change is judged as it is made; a screen that flees as it appears has been shown.
    guard isAppCode(place) else {
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
          try self.show(at: place, animated: animated) { answer($0) }
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
    router.arrived(by: path, shown: shown.viewController, readFromTree: isReadFromTree)
    return .done
  }

  /// Takes the destination out of a container that is shown nowhere, so that another try can show it.
  func letGo() {
    guard let screen, let container = shown.viewController, container !== screen, container.holder == nil,
      screen.familyRoot === container
    else { return }
    screen.willMove(toParent: nil)
    screen.removeFromParent()
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

extension ViewGoal {
  /// Finds what a segue has brought, and has it prepared.
  private func prepareWhatIsNew(since before: Set<ObjectIdentifier>, shownBy identifier: String, _ run: Executor) throws
  {
    for newcomer in live.all where !before.contains(ObjectIdentifier(newcomer)) {
      guard (try? router.adopt(newcomer)) != nil, router.takes(newcomer) else { continue }
      router.presence.held = try router.prepare(newcomer)
      shown.viewController = newcomer
      return try run.setUp(newcomer, with: context)
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
