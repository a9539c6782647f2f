import ContextNavigation
import PortableUIKit
import TestStage
import Testing
import ViewHierarchy
import Wayfinder
import WayfinderTesting

/// Tests of random requests, with factories and transitions that misbehave at random.
@Suite struct RandomWalkTests {
  @Test(
    "CN-11 After any failure, the tree and the contexts are as before, and no screen is retained",
    arguments: Walks.seeds(25, long: 100))
  func oneAtATime(seed: UInt64) async {
    let walk = Walk(seed: seed, .immediate)
    let log = MisuseLog()
    await UIKitMisuse.$log.withValue(log) {
      for _ in 0..<30 { await walk.request() }
    }
    #expect(log.entries.isEmpty, "\(log.entries)")
    walk.checkNothingIsKept()
  }

  @Test(
    "CN-20 Each request ends once, with random overlaps, cancellations and moves of the user",
    arguments: Walks.seeds(25, long: 100))
  func overlapping(seed: UInt64) async {
    let walk = Walk(seed: seed, .manual)
    let log = MisuseLog()
    await UIKitMisuse.$log.withValue(log) {
      for _ in 0..<10 { await walk.overlappingRequests() }
    }
    #expect(log.entries.isEmpty, "\(log.entries)")
    walk.checkNothingIsKept()
  }
}

/// An app whose own code misbehaves at random.
private final class Walk {
  private let app: TestApp
  private let live: LiveTree
  private var chance: SeededNumbers
  private var made: [() -> UIViewController?] = []
  /// Completions that are never called.
  private var kept: [RouteCompletion] = []

  init(seed: UInt64, _ mode: TransitionScheduler.Mode) {
    chance = SeededNumbers(seed: seed)
    app = TestApp()
    live = LiveTree(window: app.window, locator: DefaultContainerAdapterLocator())
    let inner = UINavigationController(rootViewController: Screen(order(1)))
    let own = Switcher([Screen(order(0)), inner])
    app.tabs.viewControllers = [app.feedStack, app.searchStack, own]
    app.tabs.selectedIndex = 2
    app.tabs.selectedIndex = 0
    app.window.transitionScheduler = TransitionScheduler(mode)
    app.screens.make = { [weak self] in self?.make($0) }
    app.transitions.present = { [weak self] in self?.transition(to: $0, in: $1) }
    app.transitions.redirection = { [weak self] context in
      guard context.type == .chat, self?.chance.next(2) == 0 else { return nil }
      return Context(type: .login)
    }
  }

  // MARK: Code of the app

  private func make(_ context: Context) -> UIViewController? {
    let screen: UIViewController
    switch chance.next(12) {
    case 0: return nil
    case 1: return app.feed
    case 2: screen = Draft(nibName: nil, bundle: nil)
    case 3: screen = UINavigationController(rootViewController: ProductScreen(context))
    default:
      screen = context.type == .product ? ProductScreen(nibName: nil, bundle: nil) : Screen(nibName: nil, bundle: nil)
    }
    (screen as? Draft)?.canBeDismissed = chance.next(3) > 0
    made.append { [weak screen] in screen }
    return screen
  }

  private func transition(
    to screen: UIViewController, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    switch chance.next(16) {
    case 0: return nil
    case 1: return RootTransition(window: app.window, viewController: screen)
    case 2...4: return ModalTransition(stack: stack, viewController: screen)
    case 5...6: return PushTransition(stack: stack, viewController: screen)
    case 7...9: return own(screen, chance.next(4))
    default: return ShowTransition(stack: stack, viewController: screen)
    }
  }

  private func own(_ screen: UIViewController, _ ending: Int) -> OwnTransition {
    OwnTransition { [self] completion in
      guard let base = live.topmost, screen.parent == nil, !live.contains(screen) else {
        return completion(.failure(Refusal()))
      }
      base.present(screen, animated: true)
      switch ending {
      case 0:
        completion(.success)
        completion(.failure(Refusal()))
      case 1: completion(.failure(Refusal()))
      case 2: kept.append(completion)
      default: break
      }
    }
  }

  // MARK: Requests

  private var contexts: [Context] {
    (0..<4).map(order) + (0..<3).map(product) + [.feed, .search, .chat, .login].map { Context(type: $0) }
  }

  private func steps() -> [Step] {
    (0..<1 + chance.next(4)).map { _ in
      let context = contexts[chance.next(contexts.count)]
      return chance.next(4) == 0 ? .dismiss(context) : .present(context)
    }
  }

  private var known: [(UIViewController, Context?)] {
    var known: [(UIViewController, Context?)] = []
    live.forEach { known.append(($0, $0.getNavigationContext(withContextType: Place.self))) }
    return known
  }

  func request() async {
    if chance.next(4) == 0, let move = chance.element(of: app.window.userMoves) { app.window.perform(move) }
    let (before, knownBefore) = (app.tree, known)
    let (steps, sequence) = (steps(), SequencePolicy.allCases[chance.next(2)])
    var outcomes: [String] = []
    await withCheckedContinuation { continuation in
      let handle = app.contexts.perform(steps: steps, sequence: sequence) {
        outcomes.append($0.kind)
        if outcomes.count == 1 { continuation.resume() }
      }
      // A request whose transition never calls its completion must be cancelled.
      if !kept.isEmpty { handle.cancel() }
    }
    for completion in kept { completion(.success) }
    kept = []
    #expect(outcomes.count == 1)
    let isArrival = outcomes[0] == "arrived" || outcomes[0].hasPrefix("redirected")
    guard !isArrival, steps.count == 1 || sequence == .allOrNothing || outcomes[0] == "already there" else { return }
    #expect(app.tree == before, "\(steps) \(outcomes)")
    #expect(knownBefore.elementsEqual(known) { $0.0 === $1.0 && $0.1 == $1.1 }, "\(steps) \(outcomes)")
  }

  func overlappingRequests() async {
    var asked = 0
    var ended: [Int: Int] = [:]
    var handles: [NavigationHandle] = []
    var swipe: InteractiveMove?
    for _ in 0..<12 {
      let (number, policy) = (asked, OverlapPolicy.allCases[chance.next(5)])
      let count: @MainActor (String) -> Void = { _ in ended[number, default: 0] += 1 }
      switch chance.next(8) {
      case 0...3:
        let sequence = SequencePolicy.allCases[chance.next(2)]
        handles.append(
          app.contexts.perform(steps: steps(), sequence: sequence, policy: policy) { count($0.kind) })
        asked += 1
      case 4:
        let requests: [NavigationRequest<Void>] = [.back, .dismissAll, .select(tab: 1), .close(app.feed)]
        handles.append(app.router.navigate(requests[chance.next(4)].policy(policy)) { count($0.kind) })
        asked += 1
      case 5: chance.element(of: handles)?.cancel()
      case 6:
        if let swipe { chance.next(2) == 0 ? swipe.finish() : swipe.cancel() }
        swipe = chance.element(of: app.window.userMoves).flatMap { app.window.beginInteractive($0) }
      default: for _ in 0..<chance.next(6) { app.window.transitionScheduler.advance() }
      }
    }
    swipe?.finish()
    // A transition that releases its completion ends in a separate job. A transition that keeps its completion must be cancelled.
    await until {
      app.window.transitionScheduler.advanceUntilIdle()
      if !kept.isEmpty { for handle in handles { handle.cancel() } }
      kept = []
      return ended.count == asked
    }
    app.window.transitionScheduler.advanceUntilIdle()
    #expect(ended.values.allSatisfy { $0 == 1 }, "\(ended)")
  }

  func checkNothingIsKept() {
    app.window.transitionScheduler.advanceUntilIdle()
    // The test retains the tabs, and with them the screens they had when the root was replaced.
    var reachable: [UIViewController] = []
    live.forEach(from: app.tabs) { reachable.append($0) }
    for screen in made {
      if let screen = screen() { #expect(live.contains(screen) || reachable.contains(screen), "\(screen) is kept") }
    }
    app.screens.make = { _ in Screen(nibName: nil, bundle: nil) }
    app.transitions.present = { ModalTransition(stack: $1, viewController: $0) }
    var ended: String?
    app.contexts.present(.sheet) { ended = $0.kind }
    app.window.transitionScheduler.advanceUntilIdle()
    #expect(ended == "arrived")
  }
}

extension SeededNumbers {
  fileprivate mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[next(elements.count)]
  }
}
