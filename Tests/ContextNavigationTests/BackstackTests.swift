import ContextCore
import ContextNavigation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct BackstackTests {
  @Test("CN-6 A screen lower in the stack is brought forward by popping only the screens above it")
  func popping() {
    let app = TestApp()
    app.push(Screen(order(1)), Screen(order(2)), Screen(order(3)), onto: app.feedStack)
    #expect(app.go(.present(order(1)))?.kind == "arrived")
    #expect(app.names(app.feedStack) == "feed order1")
    #expect(app.go(.present(order(1)))?.kind == "already there")
    #expect(app.screens.made.isEmpty)
  }

  @Test("CN-6 A screen of another tab is shown by selecting the tab, without a pop in the first tab")
  func tabs() {
    let app = TestApp()
    app.push(Screen(order(1)), onto: app.feedStack)
    app.push(Screen(order(2)), Screen(order(3)), onto: app.searchStack)
    #expect(app.go(.present(order(2)))?.kind == "arrived")
    #expect(app.tabs.selectedIndex == 1)
    #expect(app.names(app.feedStack) == "feed order1")
    #expect(app.names(app.searchStack) == "search order2")
  }

  @Test("CN-6 The selected tab is preferred to the others, even to the last")
  func selectedTab() {
    for selected in 0...1 {
      let app = TestApp()
      app.push(Screen(order(1)), Screen(order(2)), onto: app.feedStack)
      app.push(Screen(order(1)), Screen(order(2)), onto: app.searchStack)
      app.tabs.selectedIndex = selected
      app.go(.present(order(1)))
      #expect(app.tabs.selectedIndex == selected)
      #expect(app.names(selected == 0 ? app.feedStack : app.searchStack).hasSuffix("order1"))
      #expect(app.names(selected == 0 ? app.searchStack : app.feedStack).hasSuffix("order1 order2"))
    }
  }

  @Test("CN-6 A screen lower in the modal chain is shown by dismissing only the modals over it")
  func modals() {
    let app = TestApp()
    let (first, second) = (Screen(order(1)), Screen(order(2)))
    app.tabs.present(first, animated: false)
    first.present(second, animated: false)
    #expect(app.go(.present(order(1)))?.kind == "arrived")
    #expect(app.provider.getNavigationStack() == [app.tabs, first])
    #expect(app.go(.present(.search))?.kind == "arrived")
    #expect(app.provider.getNavigationStack() == [app.tabs])
    #expect(app.tabs.selectedIndex == 1)
  }

  @Test("CN-6 A modal is preferred to the screens that it covers")
  func topmost() {
    let app = TestApp()
    app.push(Screen(order(1)), onto: app.feedStack)
    let modal = UINavigationController(rootViewController: Screen(order(1)))
    app.push(Screen(order(2)), onto: modal)
    app.tabs.present(modal, animated: false)
    app.go(.present(order(1)))
    #expect(app.provider.getNavigationStack() == [app.tabs, modal])
    #expect(app.names(modal) == "order1")
  }

  @Test("CN-6 A visible column of a split is preferred to a hidden screen of another column")
  func columns() {
    let app = TestApp()
    let (primary, secondary) = (UINavigationController(), UINavigationController())
    primary.viewControllers = [Screen(order(1)), Screen(order(2))]
    secondary.viewControllers = [Screen(order(2)), Screen(order(3))]
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    app.window.rootViewController = split
    app.window.simulate(horizontalSizeClass: .regular)
    #expect(!split.isCollapsed)
    #expect(app.go(.present(order(2)))?.kind == "already there")
    #expect(app.go(.present(order(1)))?.kind == "arrived")
    #expect(app.names(primary) == "order1")
    #expect(app.names(secondary) == "order2 order3")
  }

  @Test("CN-6 A screen in a nested container of the app is found, and the container switches to it")
  func ownContainers() {
    let app = TestApp()
    let inner = UINavigationController(rootViewController: Screen(order(1)))
    app.push(Screen(order(2)), onto: inner)
    let outer = Switcher([Screen(order(3)), Switcher([Screen(order(4)), inner])])
    app.push(outer, onto: app.searchStack)
    #expect(app.go(.present(order(1)))?.kind == "arrived")
    #expect(app.tabs.selectedIndex == 1)
    #expect(outer.shown == 1)
    #expect((outer.containedViewControllers[1] as? Switcher)?.shown == 1)
    #expect(app.names(inner) == "order1")
    #expect(app.go(.present(order(1)))?.kind == "already there")
  }

  @Test("CN-6 A modal of a hidden screen is found")
  func hiddenPresentation() {
    let app = TestApp()
    let sheet = Screen(order(1))
    sheet.modalPresentationStyle = .currentContext
    app.search.definesPresentationContext = true
    app.tabs.selectedIndex = 1
    app.search.present(sheet, animated: false)
    app.tabs.selectedIndex = 0
    #expect(app.search.presentedViewController === sheet)
    #expect(app.go(.present(order(1)))?.kind == "arrived")
    #expect(app.tabs.selectedIndex == 1)
    #expect(app.provider.getNavigationStack().last === sheet)
    #expect(app.screens.made.isEmpty)
  }

  @Test("CN-6 A screen that forbids leaving blocks the request, and the tree does not change")
  func held() {
    let app = TestApp()
    app.push(Screen(order(1)), Draft(order(2)), onto: app.feedStack)
    let before = app.tree
    #expect(app.go(.present(.feed))?.kind == "held by Draft")
    #expect(app.tree == before)
  }

  @Test(
    "CN-7 A screen that accepts another payload is brought forward and updated once, and can be updated back"
  )
  func updating() throws {
    let app = TestApp()
    let screen = ProductScreen(product(1))
    app.push(screen, Screen(order(1)), onto: app.feedStack)
    #expect(app.go(.present(product(2)))?.kind == "arrived")
    #expect(screen.shown == [2])
    #expect(screen.context == product(2))
    #expect(app.names(app.feedStack) == "feed product2")
    #expect(app.go(.present(product(2)))?.kind == "already there")
    #expect(app.go(.present(product(1)))?.kind == "arrived")
    #expect(screen.shown == [2, 1])
    #expect(screen.context == product(1))
    #expect(app.screens.made.isEmpty)
  }

  @Test("CN-7 The screen of the requested context is preferred to a screen that can be updated")
  func exact() {
    let app = TestApp()
    let (hidden, shown) = (ProductScreen(product(1)), ProductScreen(product(2)))
    app.push(hidden, onto: app.searchStack)
    app.push(shown, onto: app.feedStack)
    app.go(.present(product(1)))
    #expect(app.tabs.selectedIndex == 1)
    #expect(hidden.shown == [])
    #expect(shown.shown == [])
  }

  @Test("CN-7 A screen that cannot be brought forward is not updated and keeps its context")
  func notUpdated() {
    let app = TestApp()
    let screen = ProductScreen(product(1))
    app.push(screen, Draft(order(1)), onto: app.feedStack)
    #expect(app.go(.present(product(2)))?.kind == "held by Draft")
    #expect(screen.shown == [])
    #expect(screen.context == product(1))
  }

  @Test("CN-8 Of several screens that can update, the one nearest to the user is reused")
  func nearestUpdated() {
    let app = TestApp()
    let (lower, upper) = (ProductScreen(product(1)), ProductScreen(product(2)))
    app.push(lower, upper, Screen(order(1)), onto: app.feedStack)
    app.go(.present(product(3)))
    #expect(upper.shown == [3])
    #expect(lower.shown == [])
  }

  @Test("CN-8 A screen that cannot be updated is not reused for another payload, and a new screen is made")
  func notUpdateable() {
    let app = TestApp()
    let screen = ProductScreen(product(1))
    screen.isFixed = true
    app.push(screen, onto: app.feedStack)
    app.push(Screen(order(1)), onto: app.feedStack)
    #expect(app.go(.present(product(2)), .present(order(2)))?.kind == "arrived")
    #expect(app.screens.made == [product(2), order(2)])
    #expect(app.names(app.feedStack) == "feed product1 order1 product2 order2")
    #expect(screen.shown == [])
  }
}
