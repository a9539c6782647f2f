import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of taps on the selected tab.
@Suite struct TappedAgainTests {
  private let draft = Draft("draft")
  private let stack: GuardedNavigationController
  private let tabs = UITabBarController()
  private let selectionGuard = TabSelectionGuard()
  private let window: UIWindow

  init() {
    stack = GuardedNavigationController(rootViewController: Home("home"))
    stack.pushViewController(draft, animated: false)
    tabs.viewControllers = [stack, UINavigationController(rootViewController: Search("search"))]
    tabs.delegate = selectionGuard
    window = .visible(tabs)
  }

  private func tap(_ position: Int) throws -> Bool {
    let move = try #require(
      window.userMoves.first { if case .selectTab(position, _) = $0 { true } else { false } })
    return window.perform(move)
  }

  @Test("EN-25 A tap on the selected tab does not pop a screen that may not be left")
  func refused() throws {
    #expect(try !tap(0))
    #expect(stack.topViewController === draft)
    draft.canBeDismissed = true
    #expect(try tap(0))
    #expect(stack.viewControllers.count == 1)
  }

  @Test("EN-25 A tap on the selected tab pops after the user of a screen above the root has agreed")
  func asked() async throws {
    let asking = Asking("asking")
    draft.canBeDismissed = true
    stack.pushViewController(asking, animated: false)
    #expect(try !tap(0))
    #expect(stack.topViewController === asking)
    asking.answer(true)
    await until { stack.viewControllers.count == 1 }
    #expect(asking.asked == 1)
  }

  @Test("EN-25 A tap on the selected tab asks every screen that would leave, and not the root")
  func asksAll() throws {
    draft.canBeDismissed = true
    let lower = Draft("lower")
    stack.setViewControllers([Draft("root"), lower, Detail("top")], animated: false)
    #expect(try !tap(0))
    lower.canBeDismissed = true
    #expect(try tap(0))
    #expect(stack.viewControllers.count == 1)
  }

  @Test("EN-25 An app can handle a tap on the selected tab itself, and no screen is popped")
  func responds() throws {
    draft.canBeDismissed = true
    var tapped: [UIViewController] = []
    selectionGuard.onTapAgain = {
      tapped.append($0)
      return tapped.count == 1 ? .stay : .popToRoot
    }
    #expect(try !tap(0))
    #expect(stack.topViewController === draft)
    #expect(try tap(0))
    #expect(stack.viewControllers.count == 1)
    #expect(tapped == [stack, stack])
  }

  @Test("EN-25 A response that pops to the root keeps a screen that may not be left")
  func respondsGuarded() throws {
    selectionGuard.onTapAgain = { _ in .popToRoot }
    #expect(try !tap(0))
    #expect(stack.topViewController === draft)
  }

  @Test("EN-25 A tap on another tab does not call the handler for the selected tab")
  func another() throws {
    draft.canBeDismissed = true
    var count = 0
    selectionGuard.onTapAgain = { _ in
      count += 1
      return .stay
    }
    #expect(try tap(1))
    #expect(count == 0)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("EN-25 A tap on the selected UITab does not pop a screen that may not be left")
  func tabsAsUITab() throws {
    let stack = stack
    tabs.tabs = [
      UITab(title: "a", image: nil, identifier: "a") { _ in stack },
      UITab(title: "b", image: nil, identifier: "b") { _ in Home() },
    ]
    tabs.selectedTab = tabs.tabs.first
    #expect(try !tap(0))
    #expect(stack.topViewController === draft)
    draft.canBeDismissed = true
    #expect(try tap(0))
    #expect(stack.viewControllers.count == 1)
  }

  @Test("EN-25 A tap on More leaves a tab behind More only if the tab's screen may be left")
  func more() throws {
    let behind = Draft("behind")
    tabs.viewControllers = (1...5).map { Screen("\($0)") } + [behind]
    tabs.selectedIndex = 5
    #expect(try !tap(4))
    #expect(tabs.selectedIndex == 5)
    behind.canBeDismissed = true
    #expect(try tap(4))
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
  }

  @Test("EN-25 A tap on More opens the tab in the More stack after the user of the visible screen has agreed")
  func moreFromElsewhere() async throws {
    let asking = Asking("asking")
    tabs.viewControllers = [asking] + (2...6).map { Screen("\($0)") }
    tabs.selectedIndex = 5
    tabs.selectedIndex = 0
    #expect(try !tap(4))
    asking.answer(true)
    await until { tabs.selectedIndex == 5 }
    #expect(tabs.selectedIndex == 5)
  }
}

@Suite struct HiddenBarTests {
  private let draft = Draft("draft")
  private let stack: GuardedNavigationController
  private let window: UIWindow

  init() {
    stack = GuardedNavigationController(rootViewController: Home())
    stack.pushViewController(draft, animated: false)
    stack.setNavigationBarHidden(true, animated: false)
    window = .visible(stack)
  }

  private func swipe(inContents: Bool) -> InteractiveMove? {
    window.beginInteractive(.back(stack.viewControllers.first?.title ?? "Back"), inContents: inContents)
  }

  @Test(
    "EN-25 A guarded stack with a hidden bar lets its user swipe back if the app allows it", arguments: [false, true])
  func swiped(inContents: Bool) {
    draft.canBeDismissed = true
    #expect(swipe(inContents: inContents) == nil)
    stack.swipesBackWithHiddenBar = true
    let move = swipe(inContents: inContents)
    #expect(move != nil)
    move?.finish()
    #expect(stack.viewControllers.count == 1)
  }

  @Test("EN-25 A swipe with a hidden bar asks the screen on top", arguments: [false, true])
  func asks(inContents: Bool) {
    stack.swipesBackWithHiddenBar = true
    #expect(swipe(inContents: inContents) == nil)
    #expect(stack.topViewController === draft)
  }

  @Test("EN-25 A swipe with a hidden bar does not begin at the root or during a transition")
  func refusals() throws {
    draft.canBeDismissed = true
    stack.swipesBackWithHiddenBar = true
    let gesture = try #require(stack.interactivePopGestureRecognizer)
    let delegate = try #require(gesture.delegate)
    #expect(delegate.gestureRecognizerShouldBegin(gesture))
    window.transitionScheduler = TransitionScheduler(.manual)
    stack.pushViewController(Detail("next"), animated: true)
    #expect(!delegate.gestureRecognizerShouldBegin(gesture))
    window.transitionScheduler.advanceUntilIdle()
    stack.popToRootViewController(animated: false)
    window.transitionScheduler.advanceUntilIdle()
    #expect(!delegate.gestureRecognizerShouldBegin(gesture))
  }
}
