import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of moves of the user that wait for an answer. After the answer, the tree is read again.
@Suite struct LeavingAnsweredTests {
  /// Waits until the tasks that have begun have had their turns.
  private func turn() async {
    await Task {}.value
    await Task {}.value
  }

  @Test("EN-25 The answer of the asked screen decides whether another tab is selected")
  func tab() async throws {
    let app = TestApp()
    let guardian = TabSelectionGuard()
    app.tabs.delegate = guardian
    let asking = Asking()
    app.homeStack.pushViewController(asking, animated: false)
    let move = try #require(app.window.userMoves.first { if case .selectTab(1, _) = $0 { true } else { false } })
    #expect(!app.window.perform(move))
    asking.answer(false)
    await turn()
    #expect(asking.asked == 1)
    #expect(app.tabs.selectedIndex == 0)
    #expect(!app.window.perform(move))
    asking.answer(true)
    await turn()
    #expect(asking.asked == 2)
    #expect(app.tabs.selectedIndex == 1)
    withExtendedLifetime(guardian) {}
  }

  @Test("EN-25 The agreement of an asked screen does not pop a screen that was pushed above it")
  func pushedMeanwhile() async {
    let app = TestApp()
    let stack = GuardedNavigationController(rootViewController: Home("below"))
    let (asking, detail) = (Asking(), Detail("pushed meanwhile"))
    stack.pushViewController(asking, animated: false)
    app.window.rootViewController = stack
    #expect(!app.window.perform(.back("below")))
    stack.pushViewController(detail, animated: false)
    asking.answer(true)
    await turn()
    #expect(asking.asked == 1)
    #expect(stack.viewControllers.map(\.title) == ["below", nil, "pushed meanwhile"])
  }

  @Test("EN-25 The agreement of a screen that the app has popped already pops no other screen")
  func poppedMeanwhile() async {
    let app = TestApp()
    let stack = GuardedNavigationController(rootViewController: Home("root"))
    let asking = Asking()
    stack.setViewControllers([Home("root"), Home("below"), asking], animated: false)
    app.window.rootViewController = stack
    #expect(!app.window.perform(.back("below")))
    stack.popViewController(animated: false)
    asking.answer(true)
    await turn()
    #expect(stack.viewControllers.map(\.title) == ["root", "below"])
  }

  @Test("EN-25 If a sheet agrees to leave after the app has begun to dismiss it, the sheet below stays")
  func dismissedMeanwhile() async {
    let app = TestApp()
    let (lower, asking) = (Sheet("lower"), Asking())
    app.present(lower)
    app.present(asking)
    #expect(lower.presentedViewController === asking)
    let clock = TransitionClock(of: app.window)
    let misuses = MisuseLog()
    UIKitMisuse.$log.withValue(misuses) { #expect(!app.window.perform(.swipeDown)) }
    lower.dismiss(animated: true)
    clock.begin()
    #expect(asking.isLeaving)
    asking.answer(true)
    await turn()
    clock.run()
    #expect(asking.asked == 1)
    #expect(asking.presentingViewController == nil)
    #expect(app.tabs.presentedViewController === lower)
    #expect(!lower.isBeingDismissed)
    #expect(misuses.entries.isEmpty, "it is not dismissed a second time")
  }

  @Test("EN-25 A modal that covers an asked sheet and forbids leaving keeps the sheet")
  func coveredMeanwhile() async {
    let app = TestApp()
    let (asking, draft) = (Asking(), Draft())
    app.present(asking)
    #expect(!app.window.perform(.swipeDown))
    asking.present(draft, animated: false)
    asking.answer(true)
    await turn()
    #expect(asking.asked == 1)
    #expect(app.tabs.presentedViewController === asking)
    #expect(asking.presentedViewController === draft)
  }

  @Test("EN-25 A screen that covers an asked screen and forbids leaving keeps its tab selected")
  func otherTabMeanwhile() async throws {
    let app = TestApp()
    let guardian = TabSelectionGuard()
    app.tabs.delegate = guardian
    let asking = Asking()
    app.homeStack.pushViewController(asking, animated: false)
    let move = try #require(app.window.userMoves.first { if case .selectTab(1, _) = $0 { true } else { false } })
    #expect(!app.window.perform(move))
    app.homeStack.pushViewController(Draft(), animated: false)
    asking.answer(true)
    await turn()
    #expect(asking.asked == 1)
    #expect(app.tabs.selectedIndex == 0)
    withExtendedLifetime(guardian) {}
  }

  @Test(
    "EN-25 A screen that refuses stays, whether the user goes back by the button or by the gesture",
    arguments: [true, false])
  func backRefused(isGesture: Bool) async {
    let app = TestApp()
    let stack = GuardedNavigationController(rootViewController: Home("below"))
    let asking = Asking()
    stack.pushViewController(asking, animated: false)
    app.window.rootViewController = stack
    if isGesture {
      #expect(app.window.beginInteractive(.back("below")) == nil)
    } else {
      #expect(!app.window.perform(.back("below")))
    }
    asking.answer(false)
    await turn()
    #expect(asking.asked == 1)
    #expect(stack.topViewController === asking)
  }

  @Test("EN-25 A sheet stays if its screen refuses, and the next swipe asks the screen again")
  func swipeRefused() async {
    let app = TestApp()
    let asking = Asking()
    app.present(asking)
    for times in 1...2 {
      #expect(!app.window.perform(.swipeDown))
      asking.answer(false)
      await turn()
      #expect(asking.asked == times)
      #expect(app.tabs.presentedViewController === asking)
    }
  }

  @Test("EN-25 A tap on the selected tab asks no root, and a change of the tab asks no covered screen")
  func nobodyToAsk() {
    let app = TestApp()
    let (guardian, draft) = (TabSelectionGuard(), Draft())
    app.tabs.delegate = guardian
    app.homeStack.setViewControllers([draft], animated: false)
    #expect(guardian.tabBarController(app.tabs, shouldSelect: app.homeStack))
    #expect(!guardian.tabBarController(app.tabs, shouldSelect: app.searchStack))
    app.homeStack.pushViewController(Detail("above"), animated: false)
    #expect(guardian.tabBarController(app.tabs, shouldSelect: app.searchStack))
  }

  @Test("EN-25 The agreement of an asked screen does not select a tab that the app has removed")
  func goneTab() async throws {
    let app = TestApp()
    let guardian = TabSelectionGuard()
    app.tabs.delegate = guardian
    let asking = Asking()
    app.homeStack.pushViewController(asking, animated: false)
    let move = try #require(app.window.userMoves.first { if case .selectTab(1, _) = $0 { true } else { false } })
    let misuses = MisuseLog()
    UIKitMisuse.$log.withValue(misuses) { #expect(!app.window.perform(move)) }
    app.tabs.viewControllers = [app.homeStack]
    asking.answer(true)
    await turn()
    #expect(asking.asked == 1)
    #expect(app.tabs.selectedViewController === app.homeStack)
    #expect(misuses.entries.isEmpty)
    withExtendedLifetime(guardian) {}
  }
}
