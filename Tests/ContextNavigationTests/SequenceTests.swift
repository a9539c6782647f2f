import ContextNavigation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct SequenceTests {
  @Test("CN-10 A sequence that stops keeps the changes of its earlier steps")
  func stepByStep() {
    let app = TestApp()
    app.screens.make = { $0.type == .chat ? nil : Screen(nibName: nil, bundle: nil) }
    let outcome = app.go(.present(order(1)), .present(.chat), .present(order(2)))
    #expect(outcome?.failure?.step == "step 2 (present chat)")
    #expect(app.names(app.feedStack) == "feed order1")
  }

  @Test("CN-11 A failed transaction rolls back the changes of its earlier steps, including updates and contexts")
  func allOrNothing() throws {
    let app = TestApp()
    let screen = ProductScreen(product(1))
    app.push(screen, onto: app.searchStack)
    app.push(Screen(order(1)), onto: app.feedStack)
    let before = app.tree
    app.screens.make = { $0.type == .chat ? nil : Screen(nibName: nil, bundle: nil) }
    let steps: [Step] = [
      .present(order(2)), .dismiss(order(1)), .present(product(5)), .present(product(6)), .present(.chat),
    ]
    var ended: Outcome<Void>?
    app.contexts.perform(steps: steps, sequence: .allOrNothing) { ended = $0 }
    #expect(ended?.failure?.step == "step 5 (present chat)")
    #expect(app.tree == before)
    #expect(app.names(app.feedStack) == "feed order1")
    #expect(screen.shown == [5, 6, 5, 1])
    #expect(screen.context == product(1))
    app.screens.make = { _ in Screen(nibName: nil, bundle: nil) }
    app.contexts.perform(steps: steps, sequence: .allOrNothing) { ended = $0 }
    #expect(ended?.kind == "arrived")
    #expect(app.names(app.feedStack) == "feed order2")
    #expect(app.names(app.searchStack) == "search product6 chat")
  }

  @Test("CN-11 A screen that cannot be updated back keeps its new context")
  func notUpdatedBack() {
    let app = TestApp()
    let screen = ProductScreen(product(1))
    app.push(screen, onto: app.feedStack)
    app.screens.make = { _ in
      screen.isFixed = true
      return nil
    }
    #expect(app.go(.present(product(2)), .present(.chat), sequence: .allOrNothing)?.kind == "failed")
    #expect(screen.shown == [2])
    #expect(screen.context == product(2))
  }

  @Test("CN-11 A transaction that a screen refuses is rolled back, and the screen is named")
  func refusedInTheMiddle() {
    let app = TestApp()
    app.push(Draft(order(2)), onto: app.searchStack)
    let before = app.tree
    #expect(app.go(.present(order(1)), .present(.search), sequence: .allOrNothing)?.kind == "held by Draft")
    #expect(app.tree == before)
  }

  @Test("CN-11 A screen asks its user after the transaction is rolled back; if it agrees, the transaction runs again")
  func askedFirst() async {
    let app = TestApp()
    let asking = Asking(order(2))
    app.push(asking, onto: app.searchStack)
    for agrees in [false, true] {
      let before = app.tree
      let outcome = Task {
        await app.contexts.outcome(
          of: [.present(order(1)), .present(.search), .present(order(3))], sequence: .allOrNothing)
      }
      await asking.isAsked()
      #expect(app.tree == before)
      // The window is free while the guard is asked.
      #expect(await app.contexts.outcome(of: [.present(.feed)]).kind == "already there")
      asking.answer(agrees)
      #expect(await outcome.value.kind == (agrees ? "arrived" : "held by Asking"))
    }
    #expect(asking.asked == 2)
    #expect(app.names(app.feedStack) == "feed order1")
    #expect(app.names(app.searchStack) == "search order3")
    // Each request made its screen once, although the second request tried twice.
    #expect(app.screens.made == [order(1), order(1), order(3)])
  }

  @Test("CN-11 A redirection within a transaction ends the transaction")
  func redirected() {
    let app = TestApp()
    app.transitions.redirection = { $0 == order(2) ? Context(type: .login) : nil }
    let outcome = app.go(.present(order(1)), .present(order(2)), .present(.chat), sequence: .allOrNothing)
    #expect(outcome?.kind == "redirected to login")
    #expect(app.names(app.feedStack) == "feed order1 login")
  }

  @Test("CN-10 A later step asks the screens that it would remove at its turn, without holding the window")
  func askedInTurn() async {
    let app = TestApp()
    let asking = Asking(order(2))
    app.push(asking, onto: app.searchStack)
    let outcome = Task { await app.contexts.outcome(of: [.present(order(1)), .present(.search), .present(order(3))]) }
    await asking.isAsked()
    #expect(app.names(app.feedStack) == "feed order1")
    #expect(await app.contexts.outcome(of: [.present(.chat)]).kind == "arrived")
    #expect(app.names(app.feedStack) == "feed order1 chat")
    asking.answer(true)
    #expect(await outcome.value.kind == "arrived")
    #expect(app.names(app.searchStack) == "search order3")
  }

  @Test("CN-10 A screen is asked again for a later step, because an answer applies to one step")
  func agreementIsForOneStep() async {
    let app = TestApp()
    let asking = Asking(order(2))
    app.screens.make = { _ in asking }
    app.push(asking, onto: app.feedStack)
    let outcome = Task { await app.contexts.outcome(of: [.present(.feed), .present(order(2)), .present(.feed)]) }
    let answers = Task {
      for _ in 0..<2 {
        await asking.isAsked()
        #expect(app.top === asking)
        asking.answer(true)
      }
    }
    #expect(await outcome.value.kind == "arrived")
    answers.cancel()
    #expect(asking.asked == 2)
  }

  @Test("CN-10 A step ends when nothing is in flight, even if its transition completes before")
  func settled() {
    let app = TestApp(.manual)
    app.transitions.present = { screen, _ in
      OwnTransition { completion in
        app.feedStack.pushViewController(screen, animated: true)
        completion(.success)
      }
    }
    var ended: String?
    app.contexts.present([order(1), order(2)]) { ended = $0.kind }
    while app.window.transitionScheduler.advance() {}
    #expect(app.screens.made == [order(1)])
    app.window.transitionScheduler.finishTransition()
    while app.window.transitionScheduler.advance() {}
    #expect(app.screens.made == [order(1), order(2)])
    #expect(ended == nil)
    app.window.transitionScheduler.advanceUntilIdle()
    #expect(ended == "arrived")
  }

  @Test("CN-4 A step sees changes that others made after the step before")
  func freshStack() {
    let app = TestApp(.manual)
    app.contexts.present([order(1), order(2)]) { _ in }
    var seen: [Int] = []
    app.transitions.present = { screen, stack in
      seen.append(app.feedStack.viewControllers.count)
      return PushTransition(stack: stack, viewController: screen)
    }
    app.window.transitionScheduler.advanceUntilIdle()
    #expect(app.names(app.feedStack) == "feed order1 order2")
    #expect(seen == [2])
  }

  @Test("CN-19 Ten thousand steps run with a constant call stack, in one request and as one transaction")
  func manySteps() {
    for sequence in SequencePolicy.allCases {
      let app = TestApp()
      app.push(ProductScreen(product(-1)), onto: app.feedStack)
      var ended: String?
      let steps = (0..<10_000).map { Step.present(product($0 % 7)) }
      app.contexts.perform(steps: steps, sequence: sequence) { ended = $0.kind }
      #expect(ended == "arrived")
      #expect((app.top as? ProductScreen)?.shown.count == 10_000)
    }
  }
}
