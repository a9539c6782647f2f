import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of code of the app that reads the router while the router changes the tree.
@Suite struct LookingMeanwhileTests {
  private let app = TestApp()

  private final class LookingScreen: UIViewController {
    let look: () -> Void

    init(_ look: @escaping () -> Void) {
      self.look = look
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { look() }
  }

  private struct LookingFinder: Finder {
    let look: () -> Void

    func findViewController(with context: String) throws -> Detail? {
      look()
      return nil
    }
  }

  /// A guard that agrees, and calls a closure while the guard is prepared.
  private struct LookingGuard: AnsweringInterceptor {
    let look: () -> Void

    mutating func prepare(with context: String) throws { look() }

    func perform(with context: String, completion: @escaping @MainActor (RoutingResult) -> Void) {
      completion(.success)
    }
  }

  /// A guard that keeps its request, and agrees when a test calls `agree()`.
  private final class KeepingRequest: AnsweringInterceptor {
    private(set) var request: GuardedRequest?
    private var completion: (@MainActor (RoutingResult) -> Void)?

    func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) { completion(.success) }

    func perform(
      with context: Any?, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      (self.request, self.completion) = (request, completion)
    }

    func agree() { completion?(.success) }
  }

  private func step<ViewController: UIViewController>(
    _ finder: any Finder<ViewController, String>, _ guards: LookingGuard...,
    making make: @escaping () throws -> ViewController
  ) -> DestinationStep<ViewController, String> {
    var assembly = StepAssembly(finder: finder, factory: InlineFactory { (_: String) in try make() })
    for added in guards { assembly = assembly.adding(added) }
    return assembly.using(UINavigationController.push()).from(Routes.home.expectingContainer()).assemble()
  }

  @Test("EN-30 A screen may read the waiting requests of its router while the screen is deallocated")
  func deallocated() async throws {
    var looks: [Int] = []
    let router = app.router
    let step = step(NilFinder<LookingScreen, String>()) {
      LookingScreen { looks.append(router.waiting.count) }
    }
    for count in 1...2 {
      try await router.navigate(to: step, with: "")
      try await router.navigate(.back)
      #expect(looks.count == count)
    }
  }

  @Test("EN-29 A finder may ask for the plan of its own request")
  func finder() async throws {
    let keeping = KeepingRequest()
    var plans: [RoutePlan] = []
    var isLooking = false
    let step = step(
      LookingFinder {
        guard !isLooking else { return }
        isLooking = true
        if let plan = keeping.request?.plan() { plans.append(plan) }
        isLooking = false
      }
    ) { Detail("1") }
    let arrival = Task { try await app.router.adding(keeping).navigate(to: step, with: "1") }
    try await app.window.until { keeping.request != nil }
    app.tabs.selectedIndex = 1
    keeping.agree()
    #expect(try await arrival.value.name == "1")
    #expect(plans.count == 1, "\(plans)")
    #expect(plans.first?.changes.map(\.description).contains("build Detail") == true, "\(plans)")
  }

  @Test("EN-29 A guard may ask for the plan of its request while the guard is prepared")
  func prepared() async throws {
    let keeping = KeepingRequest()
    var plan: RoutePlan?
    let step = step(NilFinder<Detail, String>(), LookingGuard { plan = keeping.request?.plan() }) { Detail("1") }
    let router = app.router.adding(keeping).askingGlobalInterceptorsFirst()
    let arrival = Task { try await router.navigate(to: step, with: "1") }
    try await app.window.until { keeping.request != nil }
    keeping.agree()
    #expect(try await arrival.value.name == "1")
    #expect(plan?.asked.contains("LookingGuard") == true, "\(String(describing: plan))")
  }
}
