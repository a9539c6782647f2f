import TestStage
import Testing
import Wayfinder

/// Tests of screens that must not be left, even if they could ask their user.
@Suite struct ForbiddenAndAskedTests {
  private let app = TestApp()
  private let both = LockedDraft("both")

  /// Waits until the tasks that have begun have had their turns.
  private func turn() async {
    await Task {}.value
    await Task {}.value
  }

  @Test("RC-25 A screen that forbids leaving blocks a request without asking its user")
  func byRequest() async {
    app.homeStack.pushViewController(both, animated: false)
    guard case .blocked(.screen("LockedDraft")) = await app.router.outcome(of: .pop(to: app.home)) else {
      Issue.record("was left")
      return
    }
    #expect(app.homeStack.topViewController === both)
    #expect(both.asked == 0)
    both.canBeDismissed = true
    #expect(await app.router.outcome(of: .pop(to: app.home)).value != nil)
    #expect(both.asked == 1, "what does not forbid it is asked")
  }

  @Test(
    "EN-25 A screen that forbids leaving stays without asking its user when the user goes back",
    arguments: [true, false])
  func byBack(isGesture: Bool) async {
    let stack = GuardedNavigationController(rootViewController: Home("below"))
    stack.pushViewController(both, animated: false)
    app.window.rootViewController = stack
    if isGesture {
      #expect(app.window.beginInteractive(.back("below")) == nil)
    } else {
      #expect(!app.window.perform(.back("below")))
    }
    await turn()
    #expect(stack.topViewController === both)
    #expect(both.asked == 0)
  }

  @Test("EN-25 A screen that forbids leaving stays without asking its user when the user selects another tab")
  func byTab() async throws {
    let guardian = TabSelectionGuard()
    app.tabs.delegate = guardian
    app.homeStack.pushViewController(both, animated: false)
    let move = try #require(app.window.userMoves.first { if case .selectTab(1, _) = $0 { true } else { false } })
    #expect(!app.window.perform(move))
    await turn()
    #expect(app.tabs.selectedIndex == 0)
    #expect(both.asked == 0)
    withExtendedLifetime(guardian) {}
  }

  @Test("EN-25 A sheet with a screen that forbids leaving stays when the user swipes, and asks no other screen")
  func bySwipe() async {
    for screens in [[both], [Draft(), Deciding()], [Deciding(), Draft()], [Deciding(), Draft(), Deciding()]] {
      let app = TestApp()
      let sheet = UINavigationController()
      sheet.setViewControllers(screens, animated: false)
      app.present(sheet)
      #expect(!app.window.perform(.swipeDown), "\(screens)")
      await turn()
      #expect(app.tabs.presentedViewController === sheet, "\(screens)")
      #expect(screens.allSatisfy { ($0 as? Deciding)?.asked ?? 0 == 0 }, "nobody is asked in vain: \(screens)")
    }
    #expect(both.asked == 0)
  }

  @Test("RC-25 A sheet with a screen that forbids leaving blocks a request, even if its other screens agree")
  func sheetByRequest() async {
    for screens in [[both], [Draft(), Deciding()], [Deciding(), Draft()]] {
      let app = TestApp()
      let sheet = UINavigationController()
      sheet.setViewControllers(screens, animated: false)
      app.present(sheet)
      guard case .blocked(.screen) = await app.router.outcome(of: .dismissAll) else {
        Issue.record("was dismissed with \(screens)")
        continue
      }
      #expect(app.tabs.presentedViewController === sheet, "\(screens)")
    }
    #expect(both.asked == 0)
  }
}
