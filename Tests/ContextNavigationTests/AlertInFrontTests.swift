import ContextNavigation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct AlertInFrontTests {
  private let app = TestApp()
  private let alert = UIAlertController(title: "New version", message: nil, preferredStyle: .alert)

  /// Presents the alert, then shows an order with a transition made for the stack.
  private func present(
    _ show: @escaping ([UIViewController], UIViewController) -> any NavigationTransitionProtocol
  ) -> Outcome<Void>? {
    app.tabs.present(alert, animated: false)
    app.transitions.present = { show($1, $0) }
    return app.go(.present(order(1)))
  }

  @Test("EN-37 A push transition dismisses an alert in front")
  func push() {
    let outcome = present { PushTransition(stack: $0, viewController: $1) }
    #expect(outcome?.kind == "arrived")
    #expect(app.names(app.feedStack) == "feed order1")
    #expect(app.provider.getNavigationStack() == [app.tabs])
  }

  @Test("EN-37 A show transition pushes onto the stack under an alert in front")
  func show() {
    let outcome = present { ShowTransition(stack: $0, viewController: $1) }
    #expect(outcome?.kind == "arrived")
    #expect(app.names(app.feedStack) == "feed order1")
    #expect(app.provider.getNavigationStack() == [app.tabs])
  }

  @Test("EN-37 A modal transition presents on the screen under an alert in front")
  func modal() {
    let outcome = present { ModalTransition(stack: $0, viewController: $1) }
    #expect(outcome?.kind == "arrived")
    #expect(app.provider.getNavigationStack() == [app.tabs, app.top])
    #expect(app.top?.hasContext(order(1)) == true)
  }

  @Test("EN-37 A transition that is performed directly dismisses an alert in front too")
  func byHand() async throws {
    app.tabs.present(alert, animated: false)
    try await PushTransition(stack: app.provider.getNavigationStack(), viewController: Screen(order(1))).perform()
    #expect(app.names(app.feedStack) == "feed order1")
    #expect(app.tabs.presentedViewController == nil)
  }

  @Test("EN-37 An alert that forbids leaving blocks a context, and is named")
  func stubborn() {
    final class StubbornAlert: UIAlertController, RoutingInterceptable {
      let canBeDismissed = false
    }
    app.tabs.present(StubbornAlert(title: "Updating", message: nil, preferredStyle: .alert), animated: false)
    app.transitions.present = { PushTransition(stack: $1, viewController: $0) }
    #expect(app.go(.present(order(1)))?.description == "Blocked: StubbornAlert may not be left now.")
    #expect(app.names(app.feedStack) == "feed")
  }
}
