import ContextNavigation
import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of steps, pages and contexts in one window.
@Suite struct TogetherTests {
  /// A record of the transitions in progress, which counts their overlaps.
  private final class Traffic {
    private(set) var inProgress = 0
    private(set) var overlaps = 0
    private(set) var journeys = 0
    private var kept: [() -> Void] = []

    func begin(_ end: @escaping () -> Void) {
      inProgress += 1
      journeys += 1
      if inProgress > 1 { overlaps += 1 }
      kept.append {
        self.inProgress -= 1
        end()
      }
    }

    /// Ends a transition in progress. Returns whether there was one.
    func end() -> Bool {
      guard !kept.isEmpty else { return false }
      kept.removeFirst()()
      return true
    }
  }

  private struct PushedStep: Action {
    let traffic: Traffic

    func perform(
      with viewController: UIViewController, on existingController: UINavigationController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      traffic.begin {
        existingController.pushViewController(viewController, animated: animated)
        completion(.success)
      }
    }
  }

  private final class PushedPage: AppFlowControllerTransition {
    let traffic: Traffic

    init(_ traffic: Traffic) { self.traffic = traffic }

    func forwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UINavigationController, UIViewController) -> Void {
      { [traffic] stack, screen in
        traffic.begin {
          stack.pushViewController(screen, animated: animated)
          completionBlock()
        }
      }
    }

    func backwardTransitionBlock(
      animated: Bool, completionBlock: @escaping () -> Void
    ) -> (UIViewController) -> Void {
      { [traffic] screen in
        traffic.begin {
          screen.navigationController?.popViewController(animated: animated)
          completionBlock()
        }
      }
    }
  }

  /// A window with a stack of pages as its root, and a router for each vocabulary. Each router has its own transition.
  private struct MixedApp {
    let window = UIWindow(frame: .zero)
    let flow = AppFlowController()
    let traffic = Traffic()
    let screens = Screens()
    let transitions = Transitions()
    let pages: [AppFlowControllerPage]
    let router: Router
    let contexts: ContextRouter<Screens, ViewControllerStackProvider, Transitions>
    let detail: DestinationStep<Detail, Any?>

    init() throws {
      window.transitionScheduler = TransitionScheduler(.immediate)
      flow.prepare(for: window)
      window.makeKeyAndVisible()
      pages = (0..<3).map { number in
        AppFlowControllerPage(name: "\(number)", viewControllerBlock: { Screen() }, viewControllerType: Screen.self)
      }
      let own = PushedPage(traffic)
      try flow.register(path: pages[0] =>> [own => pages[1], own => pages[2]])
      try flow.show(page: pages[0])
      window.transitionScheduler = TransitionScheduler(.manual)
      router = Router(window: window)
      contexts = ContextRouter(
        elementFactory: screens, stackProvider: ViewControllerStackProvider(window: window),
        transitionProvider: transitions)
      detail = StepAssembly(finder: ClassFinder<Detail, Any?>(), factory: ClassFactory { Detail() })
        .using(PushedStep(traffic: traffic))
        .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>()))
        .assemble()
      let (traffic, root) = (traffic, flow.rootNavigationController)
      transitions.present = { screen, _ in
        OwnTransition { completion in
          traffic.begin {
            root?.pushViewController(screen, animated: true)
            completion(.success)
          }
        }
      }
    }

    func ask(_ kind: Int, _ number: Int, _ ended: @escaping (Bool) -> Void) {
      switch kind {
      case 0: router.navigate(to: detail) { ended($0.value != nil) }
      case 1: flow.show(page: pages[number % 3]) { ended($0.value != nil) }
      default:
        contexts.present([Context(type: .chat), number % 2 == 0 ? order(number) : product(number)]) {
          ended($0.value != nil)
        }
      }
    }

    /// Runs one event: a turn of the main actor, the end of an animation, or the end of a transition of the app.
    func advance(_ chance: Int) -> Bool {
      let scheduler = window.transitionScheduler
      let moves = [{ scheduler.advance() }, { scheduler.finishTransition() }, { traffic.end() }]
      return moves.indices.contains { moves[(chance + $0) % moves.count]() }
    }
  }

  private static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

  @Test("CN-21 A step, a page and a context that are requested together run one after another, in every order")
  func everyOrder() throws {
    for order in Self.orders {
      let app = try MixedApp()
      var ended: [Int] = []
      for kind in order {
        app.ask(kind, 1) { arrived in if arrived { ended.append(kind) } }
      }
      while app.advance(0) {}
      #expect(ended == order)
      #expect(app.traffic.overlaps == 0)
      #expect(app.traffic.journeys >= 3)
    }
  }

  @Test(
    "CN-21 A thousand random interleavings have no overlap, and each request ends once, in order",
    arguments: Walks.seeds(1, long: 10))
  func interleaved(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    let app = try MixedApp()
    for round in 0..<1_000 {
      var asked: [Int] = []
      var ended: [Int] = []
      var failed = 0
      for kind in Self.orders[Int.random(in: 0..<6, using: &chance)] {
        asked.append(kind)
        app.ask(kind, Int.random(in: 0..<6, using: &chance)) { arrived in
          ended.append(kind)
          if !arrived { failed += 1 }
        }
        for _ in 0..<Int.random(in: 0..<6, using: &chance) { _ = app.advance(Int.random(in: 0..<3, using: &chance)) }
      }
      while app.advance(Int.random(in: 0..<3, using: &chance)) {}
      guard asked == ended, failed == 0, app.traffic.overlaps == 0, app.traffic.inProgress == 0 else {
        Issue.record(
          "round \(round): asked \(asked), ended \(ended), \(failed) failed, \(app.traffic.overlaps) overlap")
        return
      }
    }
    #expect(app.traffic.journeys > 1_000)
  }
}
