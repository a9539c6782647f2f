import ContextNavigation
import TestStage
import Testing
import Wayfinder

/// Tests of the contexts that screens keep after a transaction does not complete.
@Suite struct TransactionEndsTests {
  private let app = TestApp()

  @Test("CN-11 A blocked transaction clears the contexts of its new screens, except contexts that the screens brought")
  func blocked() {
    let draft = Draft(order(9))
    app.push(draft, onto: app.feedStack)
    var made: [UIViewController] = []
    let own = Context(type: .chat)
    app.screens.make = { context in
      let screen = context == order(2) ? Screen(own) : Screen(nibName: nil, bundle: nil)
      made.append(screen)
      return screen
    }
    let before = app.tree
    let outcome = app.go(.present(order(1)), .present(order(2)), .dismiss(order(9)), sequence: .allOrNothing)
    #expect(outcome?.kind == "held by Draft")
    #expect(app.tree == before)
    #expect(made.count == 2)
    #expect(made.map { $0.getNavigationContext(withContextType: Place.self) } == [nil, own])
  }

  @Test("CN-11 The updates of a failed transaction are undone in reverse order")
  func updatesTakenBack() {
    let screen = ProductScreen(product(1))
    app.push(screen, onto: app.feedStack)
    app.screens.make = { _ in nil }
    let outcome = app.go(.present(product(2)), .present(product(3)), .present(.chat), sequence: .allOrNothing)
    #expect(outcome?.kind == "failed")
    #expect(screen.shown == [2, 3, 2, 1])
    #expect(screen.context == product(1))
  }

  @Test("CN-11 The update of a transaction is undone if a screen blocks the transaction")
  func updateOfABlockedOne() {
    let (screen, draft) = (ProductScreen(product(1)), Draft(order(9)))
    app.push(screen, onto: app.searchStack)
    app.push(draft, onto: app.feedStack)
    let outcome = app.go(.present(product(2)), .dismiss(order(9)), sequence: .allOrNothing)
    #expect(outcome?.kind == "held by Draft")
    #expect(screen.shown == [2, 1])
    #expect(screen.context == product(1))
    #expect(app.tabs.selectedIndex == 0)
  }

  @Test("CN-7 The update of a step stays if a later step fails")
  func updateOfAnEarlierStep() {
    let screen = ProductScreen(product(1))
    app.push(screen, onto: app.feedStack)
    app.screens.make = { _ in nil }
    #expect(app.go(.present(product(2)), .present(.chat))?.kind == "failed")
    #expect(screen.shown == [2])
    #expect(screen.context == product(2))
  }

  @Test("CN-9 An element without a transition keeps the context that it was made for")
  func refusedElement() {
    app.transitions.present = { _, _ in nil }
    var made: UIViewController?
    app.screens.make = { _ in
      made = Screen(nibName: nil, bundle: nil)
      return made
    }
    #expect(app.go(.present(order(1)))?.kind == "blocked")
    #expect(made?.hasContext(order(1)) == true)
  }

  @Test("CN-11 A failed transaction clears the contexts of its new screens")
  func failed() {
    var made: [UIViewController] = []
    app.screens.make = { context in
      guard context == order(1) else { return nil }
      let screen = Screen(nibName: nil, bundle: nil)
      made.append(screen)
      return screen
    }
    #expect(app.go(.present(order(1)), .present(.chat), sequence: .allOrNothing)?.kind == "failed")
    #expect(made.count == 1)
    #expect(made.first?.getNavigationContext(withContextType: Place.self) == nil)
  }

  @Test("CN-11 A screen that refuses its earlier payload keeps its new content and context")
  func updateThatCannotBeTakenBack() {
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
}
