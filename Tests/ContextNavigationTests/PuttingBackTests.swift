import ContextNavigation
import PortableUIKit
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of transactions over containers with more state than a list of children.
@Suite struct PuttingBackTests {
  private func fail(_ app: TestApp, after steps: Step...) -> NavigationFailure? {
    app.screens.make = { _ in nil }
    var ended: Outcome<Void>?
    let misuses = UIKitMisuse.collect {
      app.contexts.perform(steps: steps + [.present(.chat)], sequence: .allOrNothing) { ended = $0 }
    }
    #expect(misuses.isEmpty)
    return ended?.failure
  }

  @Test(
    "CN-11 The tree is restored even if a container of the app appears for the first time")
  func neverShown() {
    let app = TestApp()
    let container = Switcher([Screen(order(3)), Screen(order(4))])
    app.searchStack.setViewControllers([container], animated: false)
    let failure = fail(app, after: .present(order(4)))
    #expect(failure?.reason as? ContextError == .notMade(context: "chat", factory: "ContextScreens<Place>"))
    #expect(app.tabs.selectedIndex == 0)
    #expect(container.parent === app.searchStack)
    #expect(app.go(.present(order(3)))?.kind == "arrived")
    #expect(container.shown == 0)
  }

  @Test(
    "CN-11 A restored split shows its columns as before",
    arguments: [
      UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn,
    ])
  func columns(_ style: UISplitViewController.Style) {
    for mode in [UISplitViewController.DisplayMode.secondaryOnly, .oneBesideSecondary] {
      let app = TestApp()
      let screens = (1...3).map { Screen(order($0)) }
      let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
      if style == .unspecified {
        split.viewControllers = [screens[0], screens[2]]
      } else {
        split.setViewController(screens[0], for: .primary)
        if style == .tripleColumn { split.setViewController(screens[1], for: .supplementary) }
        split.setViewController(screens[2], for: .secondary)
      }
      app.window.rootViewController = split
      app.window.simulate(horizontalSizeClass: .regular)
      split.preferredDisplayMode = mode
      let before = app.tree
      let failure = fail(app, after: .present(order(1)))
      let expected = ContextError.notMade(context: "chat", factory: "ContextScreens<Place>")
      #expect(failure?.reason as? ContextError == expected, "\(mode)")
      #expect(app.tree == before, "\(mode)")
      #expect(split.displayMode == mode, "\(mode)")
      // If the split shows the column, the restored screen is already visible.
      let isShown = mode == .oneBesideSecondary && style != .tripleColumn
      #expect(app.go(.present(order(1)))?.kind == (isShown ? "already there" : "arrived"), "\(mode)")
    }
  }

  @Test("CN-11 A rolled-back update restores the context with which a step has shown the screen")
  func contextOfAStep() async throws {
    let app = TestApp()
    let step = StepAssembly(
      finder: NilFinder<ProductScreen, Int>(),
      factory: InlineFactory { (number: Int) in
        let screen = ProductScreen(nibName: nil, bundle: nil)
        screen.setNavigationContext(product(number))
        return screen
      }
    )
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>())).assemble()
    let screen = try await app.router.navigate(to: step, with: 1)
    #expect(fail(app, after: .present(product(2))) != nil)
    #expect(screen.shown == [2, 1])
    #expect(app.router.context(of: screen) as? Int == 1)
  }

  @Test("CN-11 Each step of a transaction may have a screen that asks its user")
  func manyAsk() async {
    let app = TestApp()
    let drafts = (0..<12).map { Asking(order($0)) }
    for draft in drafts { app.push(draft, onto: app.feedStack) }
    let outcome = Task {
      await app.contexts.outcome(of: (0..<12).map { .dismiss(order($0)) }, sequence: .allOrNothing)
    }
    for draft in drafts {
      await draft.isAsked()
      #expect(app.feedStack.viewControllers.count == 13)
      draft.answer(true)
    }
    #expect(await outcome.value.kind == "arrived")
    #expect(app.names(app.feedStack) == "feed")
    #expect(drafts.allSatisfy { $0.asked == 1 })
  }
}
