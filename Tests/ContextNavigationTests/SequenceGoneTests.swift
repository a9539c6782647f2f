import ContextNavigation
import TestStage
import Testing
import Wayfinder

/// Tests of sequences whose request is cancelled or released while they run.
@Suite struct SequenceGoneTests {
  private let app = TestApp(.manual)
  private var clock: TransitionScheduler { app.window.transitionScheduler }

  /// Ends the animations in flight one by one until a condition holds.
  private func advance(until isSo: () -> Bool) {
    while !isSo(), clock.advance() || clock.finishTransition() {}
    #expect(isSo())
  }

  @Test("CN-20 A sequence that is cancelled by its handle in its first part ends with that part")
  func byHandle() {
    var ended: [String] = []
    let handle = app.contexts.perform(steps: [.present(order(1)), .present(order(2))]) { ended.append($0.kind) }
    advance { app.feedStack.viewControllers.count == 2 }
    #expect(ended.isEmpty)
    handle.cancel()
    clock.advanceUntilIdle()
    #expect(ended == ["cancelled"])
    #expect(app.names(app.feedStack) == "feed order1")
    #expect(app.screens.made == [order(1)], "nothing is made for the second part")
  }

  @Test("CN-20 A sequence ends with its first part if its task is cancelled in that part")
  func byTask() async {
    let steps: [Step] = [.present(order(1)), .present(order(2))]
    let task = Task { await app.contexts.outcome(of: steps) }
    await until { app.feedStack.viewControllers.count >= 2 }
    task.cancel()
    // The first part ends before other requests have their turn.
    clock.advanceUntilIdle()
    #expect(await task.value.kind == "cancelled")
    clock.advanceUntilIdle()
    #expect(app.names(app.feedStack) == "feed order1")
    #expect(app.screens.made == [order(1)], "nothing is made for the second part")
  }

  @Test("EN-14 A sequence that is replaced in its first part ends with that part")
  func replaced() {
    var ended: [String] = []
    app.contexts.perform(steps: [.present(order(1)), .present(order(2))]) { outcome in
      if case .superseded = outcome { ended.append("superseded") } else { ended.append(outcome.kind) }
    }
    advance { app.feedStack.viewControllers.count == 2 }
    app.contexts.present(order(3), policy: .replaceCurrent) { ended.append($0.kind) }
    clock.advanceUntilIdle()
    #expect(ended == ["superseded", "arrived"])
    #expect(app.names(app.feedStack) == "feed order1 order3")
  }

  @Test("EN-14 A sequence that is replaced between two parts, while the window is busy, does not continue")
  func replacedBetween() {
    var ended: [String] = []
    let alert = UIViewController()
    // The app presents its own screen as soon as the first part ends, so the second part waits for the presentation.
    app.router.log = NavigationLog(level: .debug) { _, message in
      if message.hasPrefix("committed"), alert.presentingViewController == nil, ended.isEmpty {
        app.tabs.present(alert, animated: true)
      }
    }
    app.contexts.perform(steps: [.present(order(1)), .present(order(2))]) { outcome in
      if case .superseded = outcome { ended.append("superseded") } else { ended.append(outcome.kind) }
    }
    advance { alert.presentingViewController != nil }
    while clock.advance() {}
    #expect(app.names(app.feedStack) == "feed order1")
    #expect(ended.isEmpty)
    app.contexts.present(order(3), policy: .replaceCurrent) { ended.append($0.kind) }
    #expect(ended == ["superseded"])
    clock.advanceUntilIdle()
    #expect(ended == ["superseded", "arrived"])
    #expect(!app.names(app.feedStack).contains("order2"))
  }

  @Test("CN-20 A running sequence continues after its router is released; a waiting sequence is cancelled")
  func routerGone() async {
    var ended: [String] = []
    do {
      let contexts = ContextRouter(
        elementFactory: app.screens, stackProvider: app.provider, transitionProvider: app.transitions)
      contexts.perform(steps: [.present(order(1)), .present(order(2))]) { ended.append("first \($0.kind)") }
      contexts.perform(steps: [.present(order(3)), .present(order(4))]) { ended.append("second \($0.kind)") }
    }
    advance { app.feedStack.viewControllers.count == 2 }
    for _ in 0..<4 { await Task {}.value }
    #expect(ended == ["second cancelled"])
    clock.advanceUntilIdle()
    #expect(ended == ["second cancelled", "first arrived"])
    #expect(app.names(app.feedStack) == "feed order1 order2")
  }

  @Test("EN-14 A running transition of the app completes after its request was replaced")
  func ownTransition() {
    app.transitions.present = { screen, _ in
      screen is Sheet
        ? OwnTransition { completion in app.tabs.present(screen, animated: true) { completion(.success) } } : nil
    }
    var ended: [String] = []
    app.contexts.present(Context(type: .sheet)) { ended.append($0.kind) }
    advance { app.tabs.presentedViewController is Sheet }
    while clock.advance() {}
    app.contexts.present(Context(type: .search), policy: .replaceCurrent) { ended.append($0.kind) }
    clock.advanceUntilIdle()
    #expect(ended == ["arrived", "arrived"])
    #expect(app.tabs.selectedIndex == 1)
    #expect(app.tabs.presentedViewController == nil)
  }
}
