import ContextNavigation
import PortableUIKit
import TestStage
import Testing
import Walks
import Wayfinder
import WayfinderTesting

/// Tests of transitions performed outside of the queue, as parts of an app's own transitions.
@Suite struct DirectChangeTests {
  @Test("CN-20 A composed transition asks the screens that would leave, and plans again after they agree")
  func plannedAgain() async throws {
    let app = TestApp()
    let asking = Asking(order(2))
    app.push(Screen(order(1)), asking, onto: app.feedStack)
    let transition = DismissTransition(context: order(1), stack: app.provider.getNavigationStack())
    async let ended: Void? = transition?.perform()
    #expect((try? await ended) != nil)
    #expect(app.names(app.feedStack) == "feed order2")
    #expect(asking.asked == 0)

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
    await until { app.names(app.feedStack) == "feed" }
    try #require(app.names(app.feedStack) == "feed", "a screen that has agreed is not asked again")
    #expect((try? await again.value) != nil)
  }

  @Test("CN-20 A screen that has agreed is not asked again by the same transition")
  func askedOnce() async throws {
    let app = TestApp()
    let screen = Deciding(order(1))
    screen.decide = { $0.asked == 1 }
    app.push(screen, onto: app.feedStack)
    let transition = try #require(DismissTransition(context: order(1), stack: app.provider.getNavigationStack()))
    await #expect(throws: Never.self) { try await transition.perform() }
    #expect(screen.asked == 1)
    #expect(app.names(app.feedStack) == "feed")
  }

  @Test("CN-20 A transition to a screen that has left the tree fails with a sentence")
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

  @Test("CN-6 CN-23 A router can push, remove, pop and select tabs in a tree outside a window")
  func inNoWindow() async throws {
    let app = TestApp()
    let feed = Screen(Context(type: .feed))
    let stack = UINavigationController(rootViewController: feed)
    try await PushTransition(navigationController: stack, viewController: Screen(order(1))).perform()
    try await PushTransition(presentingViewController: feed, viewController: Screen(order(2))).perform()
    try await ShowTransition(stack: [stack], viewController: Screen(order(3))).perform()
    #expect(app.names(stack) == "feed order1 order2 order3")
    let dismissal = try #require(DismissTransition(context: order(1), stack: [stack]))
    try await dismissal.perform()
    let back = try #require(BackstackTransition(stack: [stack], context: order(2)))
    try await back.perform()
    #expect(app.names(stack) == "feed order2")
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UINavigationController(rootViewController: Screen(product(1)))]
    let selection = try #require(BackstackTransition(stack: [tabs], context: product(1)))
    try await selection.perform()
    #expect(tabs.selectedIndex == 1)
    #expect(app.names(stack) == "feed order2")
  }

  /// A provider of a stack that the test sets.
  private final class OwnProvider: NavigationStackProviderProtocol {
    private let stack: [UIViewController]

    init(_ stack: [UIViewController]) { self.stack = stack }

    func getNavigationStack() -> [UIViewController] { stack }
  }

  @Test("CN-6 A router with the app's own stack provider brings screens forward outside a window")
  func ownProviderInNoWindow() {
    let app = TestApp()
    let stack = UINavigationController(rootViewController: Screen(Context(type: .feed)))
    let contexts = ContextRouter(
      elementFactory: app.screens, stackProvider: OwnProvider([stack]), transitionProvider: app.transitions)
    var ended: [String] = []
    contexts.present([order(1), order(2)]) { ended.append($0.kind) }
    contexts.present(order(1)) { ended.append($0.kind) }
    #expect(ended == ["arrived", "arrived"])
    #expect(app.names(stack) == "feed order1")
  }

  @Test("CN-14 A presenter outside a window presents nothing, and is named")
  func presentingInNoWindow() async {
    let stack = UINavigationController(rootViewController: Screen(Context(type: .feed)))
    let transitions = [
      ModalTransition(presentingViewController: stack, viewController: Sheet(order(1))),
      ModalTransition(stack: [stack], viewController: Sheet(order(2))),
    ]
    for transition in transitions {
      await #expect {
        try await transition.perform()
      } throws: {
        "\($0)" == "UINavigationController is in no window, and cannot present"
      }
    }
    #expect(stack.presentedViewController == nil)
  }

  @Test("CN-20 A change without effect in a stack outside a window fails")
  func withoutEffectInNoWindow() async throws {
    let stack = FrozenStack(rootViewController: Screen(Context(type: .feed)))
    stack.pushViewController(Screen(order(1)), animated: false)
    stack.isFrozen = true
    let back = try #require(BackstackTransition(stack: [stack], context: Context(type: .feed)))
    await #expect(throws: NavigationError.self) { try await back.perform() }
    #expect(stack.viewControllers.count == 2)
  }

  @Test("CN-19 Ten thousand screens that answer immediately are asked with a constant call stack")
  func manyAnswer() async throws {
    let app = TestApp()
    let drafts = (0..<10_000).map { _ in Draft(nibName: nil, bundle: nil) }
    for draft in drafts { draft.canBeDismissed = true }
    app.feedStack.setViewControllers([app.feed] + drafts, animated: false)
    try await BackstackTransition(stack: app.provider.getNavigationStack(), context: Context(type: .feed))?.perform()
    #expect(app.names(app.feedStack) == "feed")
  }
}
