import TestApps
import Testing
import Wayfinder
import WayfinderTesting

@Suite("Fault sweeps") struct FaultSweepTests {
  private struct UsedUp: Error {}

  /// An app with a guard that allows one request only.
  private final class UsedUpApp {
    let app: SmallApp
    private var isUsedUp = false

    init() throws { app = try SmallApp() }

    func admit() throws {
      if isUsedUp { throw UsedUp() }
      isUsedUp = true
    }
  }

  /// Sweeps a request that pushes a screen, with a guard and a factory of the test.
  private func sweep(
    guarding: @escaping @MainActor () throws -> Void = {}, making: @escaping @MainActor () -> Void = {},
    launching: @escaping @MainActor () throws -> SmallApp = { try SmallApp() }
  ) async throws -> FaultSweep {
    let step = StepAssembly(
      finder: NilFinder<HelpScreen, Any?>(),
      factory: InlineFactory { (_: Any?) in
        making()
        return HelpScreen()
      }
    )
    .adding(InlineInterceptor<Any?> { _ in try guarding() })
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())).assemble()
    return try await failEachCall(of: NavigationRequest.to(step, with: nil), launch: launching)
  }

  @Test("TK-14 A sweep of a sound request finds nothing")
  func sound() async throws {
    #expect(try await sweep().violations.isEmpty)
  }

  @Test("TK-14 A router that refuses the navigation after a fault is reported, with the call that failed")
  func nextNavigation() async throws {
    var app = try UsedUpApp()
    let sweep: FaultSweep = try await sweep(
      guarding: { try app.admit() },
      launching: {
        app = try UsedUpApp()
        return app.app
      })
    // The next navigation succeeds if the guard was not reached, or if the guard itself failed.
    let broken = sweep.kinds.indices.filter { $0 > (sweep.kinds.firstIndex(of: "guardian") ?? 0) }.map { $0 + 1 }
    #expect(!broken.isEmpty)
    #expect(sweep.violations.map(\.call) == broken, "\(sweep)")
    for violation in sweep.violations { #expect(violation.description.hasPrefix("the next navigation ended: ")) }
  }

  @Test("TK-14 A request that does not arrive without a fault is reported")
  func neverArrives() async throws {
    let sweep = try await sweep(guarding: { throw UsedUp() })
    let last = try #require(sweep.violations.last)
    #expect(last.call == 0)
    #expect(last.description.hasPrefix("without a fault it ended: "))
  }

  @Test("TK-14 A tree that is not as before a fault is reported, with the difference")
  func treeChanged() async throws {
    var app = try SmallApp()
    let messy: FaultSweep = try await sweep(
      making: { app.window.rootViewController?.present(SecretScreen(), animated: false) },
      launching: {
        app = try SmallApp()
        return app
      })
    #expect(messy.violations.contains { $0.description.hasPrefix("the tree changed:\n") }, "\(messy)")
  }
}
