import ContextNavigation
import TestStage
import Testing
import Wayfinder

@Suite struct SharedQueueTests {
  @Test("CN-23 Outside a window, routers with the same stack provider share a queue")
  func outsideWindow() {
    let root = UINavigationController(rootViewController: Screen(Context(type: .feed)))
    let provider = ViewControllerStackProvider { root }
    let (screens, transitions) = (Screens(), Transitions())
    var completions: [RouteCompletion] = []
    transitions.present = { _, _ in OwnTransition { completions.append($0) } }
    let routers = (1...2).map { _ in
      ContextRouter(elementFactory: screens, stackProvider: provider, transitionProvider: transitions)
    }
    routers[0].present(order(1)) { _ in }
    routers[1].present(order(2)) { _ in }
    #expect(screens.made == [order(1)])
    completions.first?(.success)
    #expect(screens.made == [order(1), order(2)])
  }
}
