import ContextNavigation
import Foundation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of requests made of contexts and performed by a router.
@Suite struct RequestTests {
  @Test(
    "CN-18 A router of the window performs a request made of contexts, with its policies")
  func carriedOut() {
    let app = TestApp(.manual)
    let request = NavigationRequest.contexts([.present(order(1)), .present(order(2))], of: app.contexts)
    var ended: [String] = []
    app.router.navigate(request) { ended.append("first \($0.kind)") }
    app.router.navigate(request.policy(.dropIfSame)) { ended.append("same \($0.kind)") }
    app.router.navigate(request.policy(.refuseWhenBusy)) { ended.append("busy \($0.kind)") }
    app.window.transitionScheduler.advanceUntilIdle()
    #expect(ended == ["busy blocked", "first arrived", "same arrived"])
    #expect(app.names(app.feedStack) == "feed order1 order2")
  }

  @Test("CN-18 A request asks the router's guards first, and makes nothing if a guard refuses")
  func guarded() {
    let app = TestApp()
    let request = NavigationRequest.contexts([.present(order(1))], of: app.contexts)
    let guarded = app.router.adding(Guard<Any?> { _ in .failure(Refusal()) })
    for router in [guarded, guarded.askingGlobalInterceptorsFirst()] {
      var ended: String?
      router.navigate(request) { ended = $0.kind }
      #expect(ended == "blocked")
    }
    #expect(app.screens.made.isEmpty)
    #expect(app.names(app.feedStack) == "feed")
  }

  @Test(
    "EN-18 CN-16 The provider is asked again after a guard's answer, even after an immediate answer"
  )
  func decidesAfresh() {
    let app = TestApp()
    var isLoggedIn = false
    app.transitions.redirection = { $0.type == .order && !isLoggedIn ? Context(type: .login) : nil }
    let contexts = app.contexts.adding(InlineInterceptor<Any?> { _ in isLoggedIn = true })
    var ended: String?
    contexts.present(order(1)) { ended = $0.kind }
    #expect(ended == "arrived")
    #expect(app.names(app.feedStack) == "feed order1")
    #expect(app.screens.made == [order(1)])
  }

  @Test("CN-6 The plan of a request describes its first step, and changes nothing")
  func plans() throws {
    let app = TestApp()
    app.push(ProductScreen(product(1)), Draft(order(1)), onto: app.searchStack)
    app.tabs.present(Screen(order(3)), animated: false)
    let before = app.window.snapshot()
    let reusing = try app.router.plan(.contexts([.present(product(2)), .present(.chat)], of: app.contexts))
    #expect(
      "\(reusing)" == """
        plan for product, chat
          begins at: ProductScreen (UITabBarController › UINavigationController › ProductScreen)
          asks:      Draft (whether it may be left)
          will:      dismiss Screen
          will:      take Draft out of UINavigationController
          will:      select UINavigationController in UITabBarController
          will:      update ProductScreen
          will:      then present chat
          leaves:    Screen, Draft
        """)
    let making = try app.router.plan(.contexts([.present(order(9))], of: app.contexts))
    #expect(making.changes == [.build("order"), .opaque("ContextTransitions<Place>", screen: "order")])
    app.transitions.redirection = { _ in Context(type: .search) }
    let redirected = try app.router.plan(.contexts([.present(order(9)), .present(.chat)], of: app.contexts))
    #expect(redirected.changes == [.build("search"), .opaque("ContextTransitions<Place>", screen: "search")])
    #expect(try app.router.plan(.contexts([], of: app.contexts)).changes == [])
    #expect(app.window.snapshot() == before)
    #expect(app.screens.made.isEmpty)
    #expect(try JSONDecoder().decode(RoutePlan.self, from: Data(reusing.json.utf8)) == reusing)
  }

  @Test("CN-21 A router of another window refuses a request of contexts by name, and nothing moves")
  func otherWindow() {
    let (app, other) = (TestApp(), TestApp())
    var failure: NavigationFailure?
    other.router.navigate(.contexts([.present(order(1))], of: app.contexts)) { failure = $0.failure }
    #expect("\(failure, default: "none")".contains("the screens of this request are those of another window"))
    #expect(app.screens.made.isEmpty)
  }

  @Test("CN-20 A request retains its router")
  func lifetime() {
    let app = TestApp()
    var request: NavigationRequest<Void>?
    do {
      let contexts = ContextRouter(
        elementFactory: app.screens, stackProvider: app.provider, transitionProvider: app.transitions)
      request = .contexts([.present(order(1))], of: contexts)
    }
    var ended: String?
    if let request { app.router.navigate(request) { ended = $0.kind } }
    #expect(ended == "arrived")
  }
}
