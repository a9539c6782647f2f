import NavigationCore
import RouteComposition
import ViewHierarchy

/// One performance of a route: made, checked, and turned into changes of the tree.
final class ViewMove: StagedGoal {
  let router: AnyViewRouter
  let path: ViewRoutePath
  private var place: ViewPlace?
  /// What is shown: the destination, or a container around it.
  private var shown: UIViewController?
  private var foreignChildren: ForeignChildren?

  init(_ router: AnyViewRouter, _ path: ViewRoutePath) {
    self.router = router
    self.path = path
  }

  var destination: UIViewController? {
    guard isReadFromTree else { return nil }
    return router.presence.held?.destination as? UIViewController
  }

  /// Whether the path shows view controllers where the tree tells of them.
  private var isReadFromTree: Bool {
    switch path.kind {
    case .custom, .extended: false
    default: true
    }
  }

  /// Whether the source is made visible first, before something opaque is done.
  private var revealsSource: Bool {
    switch path.kind {
    case .show, .showDetail, .segue: true
    default: false
    }
  }

  func resolve(in live: LiveTree) throws -> StagedPlan {
    router.presence.held = nil
    try router.checkIsFree()
    let place = try ViewPlace(path)
    if let known = router.given?.value as? UIViewController { try place.check(known, path) }
    self.place = place
    let tree = place.tree(in: live, revealing: revealsSource)
    return StagedPlan(found: place.start, removed: tree.removed) { [router, path] in
      ViewPlan(router.name, path).changes(place, tree)
    }
  }

  func build(in live: LiveTree, probe: CallProbe?) throws -> [UIViewController] {
    guard let place else { return [] }
    if case .segue = path.kind { return [] }
    try probe?(.factory)
    let made = try router.madeOrPrepared()
    router.presence.held = made
    if case .view = place {
      guard made.destination is UIView else { throw ModuleRoutingError.notAView("\(type(of: made.destination))") }
      return []
    }
    guard let viewController = made.destination as? UIViewController else {
      if isReadFromTree {
        throw ModuleRoutingError.notAViewController("\(type(of: made.destination))", path: path.name)
      }
      return []
    }
    try place.check(viewController, path)
    let shown = try path.container?.wrap(viewController) ?? viewController
    if shown !== viewController { try place.check(shown, path) }
    try setUp(shown)
    self.shown = shown
    return [viewController]
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

  func ended(arrived: Bool) {
    if !arrived { foreignChildren?.putBack() }
    foreignChildren = nil
    if arrived { router.arrived(shown: shown, readFromTree: isReadFromTree) }
  }
}

// MARK: - Changing the tree

extension ViewMove {
  func changes(in live: LiveTree, animated: Bool, ownTransitions: ForeignChanges) -> [any TreeChange] {
    guard let place else { return [] }
    router.willPerform()
    let tree = place.tree(in: live, revealing: revealsSource)
    var changes = tree.treeChanges(in: live, animated: animated) { [shown] _ in shown }
    switch place {
    case .stack, .over: break
    case .opaque, .child, .view:
      foreignChildren = ForeignChildren(live)
      let own = ownTransitions.change(named: self.path.name, settlingIn: live) { completion in
        try self.show(at: place, animated: animated, completion)
      }
      changes.append(segueSearch(around: own, in: live))
      changes.append(Verification { try self.verify(in: live) })
    }
    return changes
  }

  private func verify(in live: LiveTree) throws {
    guard let destination else { return }
    // A child is put into its parent, wherever that stands; what else is shown has to be seen.
    let isChild = if case .child? = place { true } else { false }
    guard live.contains(destination), isChild || live.isVisibleInItsFamily(destination) else {
      throw NavigationError.destinationNotVisible(destination.typeName)
    }
  }

  /// Does what the tree cannot be planned for.
  private func show(
    at place: ViewPlace, animated: Bool, _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) throws {
    switch place {
    case .child(let parent): addChild(to: parent) { completion(.success) }
    case .view(let view):
      if let subview = router.presence.held?.destination as? UIView { view.addSubview(subview) }
      completion(.success)
    case .opaque(let source): try showByAppOrUIKit(from: source, animated: animated, completion)
    case .stack, .over: completion(.success)
    }
  }

  private func addChild(to parent: UIViewController, _ completion: @escaping () -> Void) {
    guard let shown else { return completion() }
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
      act(animated) { [shown] in if let shown { source.show(shown, sender: sender) } }
      completion(.success)
    case .showDetail(let sender):
      act(animated) { [shown] in if let shown { source.showDetailViewController(shown, sender: sender) } }
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

extension ViewMove {
  /// The change, followed by a look at what a segue has brought.
  private func segueSearch(around change: any TreeChange, in live: LiveTree) -> any TreeChange {
    guard case .segue(let identifier, _) = path.kind else { return change }
    return LateChange {
      let before = Set(live.all.map(ObjectIdentifier.init))
      return SequenceChange(changes: [
        change,
        Verification {
          let newcomers = live.all.filter { !before.contains(ObjectIdentifier($0)) }
          try self.prepareFirst(of: newcomers, shownBy: identifier)
        },
      ])
    }
  }

  private func prepareFirst(of newcomers: [UIViewController], shownBy identifier: String) throws {
    for newcomer in newcomers where (try? router.adopt(newcomer)) != nil && router.takes(newcomer) {
      router.presence.held = try router.prepare(newcomer)
      shown = newcomer
      return
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

#if !os(tvOS)
  extension UIPopoverPresentationController {
    /// Whether it points at something.
    fileprivate var hasAnchor: Bool {
      #if os(iOS) || os(visionOS)
        sourceView != nil || sourceItem != nil
      #else
        sourceView != nil || barButtonItem != nil
      #endif
    }
  }
#endif
