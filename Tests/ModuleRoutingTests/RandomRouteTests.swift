import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of modules that routers, user actions and code of the app show and remove at random.
@Suite struct RandomRouteTests {
  private final class Walk {
    let stage = Stage()
    let modules: ModuleRegistry
    var random: SeededGenerator
    var routers: [DestinationViewRouter<any Showing>] = []
    var faults: [String] = []
    var counts: [String: Int] = [:]
    var steps: [String] = []

    init(seed: UInt64) throws {
      random = SeededGenerator(seed: seed)
      modules = try ModuleRegistry(reportingTo: { _ in }) {
        ShowingRouter.self
        PathTests.BadgeModule.self
      }
    }

    /// All view controllers of the window, including children of plain ones.
    var all: [UIViewController] {
      var all: [UIViewController] = []
      var pending = stage.window.rootViewController.map { [$0] } ?? []
      while let next = pending.popLast() {
        all.append(next)
        pending += next.children
        if let presented = next.presentedViewController, presented.presentingViewController === next {
          pending.append(presented)
        }
      }
      return all
    }

    func step() {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5: show()
      case 5, 6: remove()
      case 7: again()
      case 8: userMoves()
      default: byHand()
      }
      check()
    }

    private func randomPath() -> ViewRoutePath {
      let source = all.randomElement(using: &random) ?? stage.home
      let paths: [ViewRoutePath] = [
        .push(from: source), .presentModally(from: source),
        .presentModally(from: source).wrapped(in: .navigationController), .show(from: source),
        .showDetail(from: source), .addAsChildViewController(from: source),
        .presentAsPopover(from: source) { $0.sourceView = source.view }, .custom(from: source), .makeDestination,
        .push(from: source).wrapped(in: .navigationController), .defaultPath(from: source),
      ]
      return paths.randomElement(using: &random) ?? .makeDestination
    }

    private func show() {
      let path = randomPath()
      note("show") { ended in
        modules.use {
          if let router = Router.perform(
            to: RoutableView<any Showing>(), path: path, completion: { ended($0.map { _ in }) })
          {
            routers.append(router)
          }
        }
      }
    }

    private func again() {
      guard let router = routers.randomElement(using: &random) else { return }
      note("again") { ended in router.performRoute { ended($0.map { _ in }) } }
    }

    private func remove() {
      guard let router = routers.randomElement(using: &random) else { return }
      let expected = router.canRemove
      var outcome: Outcome<Void>?
      note("remove") { ended in
        router.removeRoute {
          outcome = $0
          ended($0)
        }
      }
      switch expected {
      case .removable:
        if router.state != .removed || outcome?.isArrival != true {
          fail("was removable: \(String(describing: outcome))")
        }
      case .notRemovable(let reason):
        if outcome?.refusal != reason { fail("expected \(reason), got \(String(describing: outcome))") }
      }
    }

    private func userMoves() {
      guard let move = stage.window.userMoves.randomElement(using: &random) else { return }
      stage.window.perform(move)
    }

    private func byHand() {
      if Bool.random(using: &random) {
        stage.window.rootViewController?.dismiss(animated: false)
      } else {
        stage.stack.popToRootViewController(animated: false)
      }
    }

    /// Runs an operation. Checks that the operation ends once, within the call, and that the tree is unchanged unless the
    /// operation arrives.
    private func note(_ name: String, _ body: (@escaping (Outcome<Void>) -> Void) -> Void) {
      let before = all
      var outcomes: [Outcome<Void>] = []
      body { outcomes.append($0) }
      steps.append("\(name): \(outcomes.map { "\($0)" }.joined())")
      counts[outcomes.first?.isArrival == true ? name : "not \(name)", default: 0] += 1
      if outcomes.count != 1 { fail("\(name) ended \(outcomes.count) times") }
      if outcomes.first?.isArrival == false, all != before { fail("\(name) did not arrive, and the tree has changed") }
    }

    private func check() {
      let there = Set(all.map(ObjectIdentifier.init))
      for router in routers {
        let isThere = router.destination.map { there.contains(ObjectIdentifier($0)) } ?? false
        if isThere != (router.state == .routed) { fail("\(router.state), and in the tree: \(isThere)") }
      }
    }

    private func fail(_ sentence: String) {
      faults.append(([sentence] + steps.suffix(6)).joined(separator: "\n  "))
    }
  }

  @Test(
    "MR-22, MR-23 Over many random steps, states match the tree, removals remove, and failures change nothing",
    arguments: Walks.seeds(1, long: 4))
  func walk(seed: UInt64) throws {
    let misuses = MisuseLog()
    try UIKitMisuse.$log.withValue(misuses) {
      let walk = try Walk(seed: seed)
      for _ in 0..<Walks.count(600, long: 1_500) where walk.faults.isEmpty { walk.step() }
      #expect(walk.faults.isEmpty, "\(walk.faults.first ?? "")")
      for name in ["show", "again", "remove", "not show", "not again", "not remove"] {
        #expect(walk.counts[name, default: 0] > 3, "\(name)")
      }
    }
    #expect(misuses.entries.map(\.sentence) == [])
  }
}
