import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of gates whose last waiting request ends while the gate begins to ask.
@Suite struct GateAbandonedTests {
  private let stage = Stage(stack(HomeScreen()))
  private let endings = Endings()

  private final class Making {
    var count = 0
    var handles: [NavigationHandle] = []

    /// Makes the gate's screen, and cancels the request of the same number, if there is one.
    func signIn() -> SignInScreen {
      count += 1
      if handles.indices.contains(count - 1) { handles[count - 1].cancel() }
      return SignInScreen()
    }
  }

  private let making = Making()

  private func gate() -> Gate {
    .gate(until: { false }, asking: Route.present { [making] in making.signIn() })
  }

  private func go(_ name: String) -> NavigationHandle {
    let route = Route.push(onto: anyStack, guardedBy: gate(), foundBy: .nilFinder) { Screen(name) }
    return stage.router.navigate(to: route, completion: endings.note(name))
  }

  @Test("RC-80 A request that is cancelled while its gate makes the screen leaves no screen behind")
  func inTurn() {
    let (first, second) = (go("a"), go("b"))
    making.handles = [first, second]
    first.cancel()
    #expect(endings.lines.sorted() == ["a: Cancelled.", "b: Cancelled."])
    #expect(making.count == 2)
    #expect(stage.tree == "stack[Home]")
  }
}
