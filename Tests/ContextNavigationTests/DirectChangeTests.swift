import PortableUIKit
import Testing
import Wayfinder
import WayfinderTesting

/// Transitions made outside of the queue, as parts of an app's own.
@Suite struct DirectChangeTests {
  @Test("CN-20 A transition made of others asks the screens that would go, and looks at the tree again when they agree")
  func plannedAgain() async {
    let app = TestApp()
    let asking = Asking(order(2))
    app.push(Screen(order(1)), asking, onto: app.feedStack)
    let transition = DismissTransition(context: order(1), stack: app.provider.getNavigationStack())
    async let ended: Void? = transition?.perform()
    #expect((try? await ended) != nil)
    #expect(app.names(app.feedStack) == "feed order2" && asking.asked == 0)

    guard let back = BackstackTransition(stack: app.provider.getNavigationStack(), context: Context(type: .feed))
    else { return }
    let (draft, done) = (Draft(order(3)), Task { try await back.perform() })
    await asking.isAsked()
    app.push(draft, onto: app.feedStack)
    asking.answer(true)
    await #expect(throws: NavigationInterruption.self) { try await done.value }
    #expect(app.names(app.feedStack) == "feed order2 order3", "the draft came while the other was asked, and stays")
    draft.canBeDismissed = true
    let again = Task { try await back.perform() }
    await asking.isAsked()
    app.feedStack.popViewController(animated: false)
    app.push(Screen(order(4)), onto: app.feedStack)
    asking.answer(true)
    #expect((try? await again.value) != nil)
    #expect(app.names(app.feedStack) == "feed")
  }

  @Test("CN-20 A screen that is gone by then is not looked for in what is there, and the sentence says so")
  func gone() async throws {
    let app = TestApp()
    app.push(Screen(order(1)), onto: app.feedStack)
    let stack = app.provider.getNavigationStack()
    let transitions: [any NavigationTransitionProtocol] = [
      try #require(DismissTransition(context: order(1), stack: stack)),
      try #require(BackstackTransition(stack: stack, context: order(1))),
    ]
    app.feedStack.popViewController(animated: false)
    for transition in transitions {
      await #expect {
        try await transition.perform()
      } throws: {
        "\($0)" == "this Screen is not in the window of this router"
      }
    }
  }

  @Test("CN-19 Ten thousand screens that answer at once are asked in constant stack")
  func manyAnswer() async throws {
    let app = TestApp()
    let drafts = (0..<10_000).map { _ in Draft(nibName: nil, bundle: nil) }
    for draft in drafts { draft.canBeDismissed = true }
    app.feedStack.setViewControllers([app.feed] + drafts, animated: false)
    try await BackstackTransition(stack: app.provider.getNavigationStack(), context: Context(type: .feed))?.perform()
    #expect(app.names(app.feedStack) == "feed")
  }
}
