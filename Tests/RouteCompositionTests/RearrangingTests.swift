import TestStage
import Testing
import Wayfinder

@Suite struct RearrangingTests {
  @Test("RC-20 back() pops, dismisses if no stack can pop, and fails if neither is possible")
  func back() async throws {
    let stage = Stage(tabs(HomeScreen(), stack(AccountScreen(), ProductScreen()), selected: 1))
    stage.shown?.present(stack(LoginScreen(), RegisterScreen()), animated: false)
    #expect(stage.tree == "tabs[Home stack[Account Product]*] ^ stack[Login Register]")
    try await stage.router.navigate(.back)
    #expect(stage.tree == "tabs[Home stack[Account Product]*] ^ stack[Login]")
    try await stage.router.navigate(.back)
    #expect(stage.tree == "tabs[Home stack[Account Product]*]")
    try await stage.router.navigate(.back)
    #expect(stage.tree == "tabs[Home stack[Account]*]")
    let outcome = await stage.router.outcome(of: .back)
    #expect(outcome.reason == .nothingToGoBackFrom)
    #expect(stage.tree == "tabs[Home stack[Account]*]")
  }

  @Test("RC-20 close() removes a screen from its container or presenter")
  func close() async throws {
    let (lower, upper, alone) = (ProductScreen(), ReviewScreen(), LoginScreen())
    let stage = Stage(stack(HomeScreen(), lower, upper))
    try await stage.router.navigate(.close(lower))
    #expect(stage.tree == "stack[Home Review]")
    try await stage.router.navigate(.close(upper))
    #expect(stage.tree == "stack[Home]")
    stage.shown?.present(stack(alone), animated: false)
    try await stage.router.navigate(.close(alone))
    #expect(stage.tree == "stack[Home]")
  }

  @Test(
    "RC-20 close() leaves the column of a split's details empty, also after the last screen of a stack",
    arguments: [true, false])
  func closeDetails(hasColumns: Bool) async throws {
    let (list, details) = (stack(HomeScreen()), stack(ProductScreen(), ReviewScreen()))
    let split = hasColumns ? UISplitViewController(style: .doubleColumn) : UISplitViewController()
    if hasColumns {
      split.setViewController(list, for: .primary)
      split.setViewController(details, for: .secondary)
    } else {
      split.viewControllers = [list, details]
    }
    let stage = Stage(split)
    stage.window.simulate(horizontalSizeClass: .regular)
    for screen in details.viewControllers { try await stage.router.navigate(.close(screen)) }
    #expect(stage.tree == "split[stack[Home]*]")
    #expect(try stage.router.plan(.close(details)).changes == [])
    #expect(
      await stage.router.outcome(of: .close(list)).reason
        == .cannotClose(type: "UINavigationController", holder: "UISplitViewController"))
    #expect(stage.tree == "split[stack[Home]*]")
  }

  @Test("RC-20 close() dismisses a presented screen and all modals on top of it")
  func closeModal() async throws {
    let modal = LoginScreen()
    let stage = Stage(HomeScreen())
    stage.shown?.present(modal, animated: false)
    stage.shown?.present(RegisterScreen(), animated: false)
    try await stage.router.navigate(.close(modal))
    #expect(stage.tree == "Home")
  }

  @Test("RC-20 close() refuses a tab, the root and a screen of another window, and the failure names them")
  func cannotClose() async {
    let (root, tab) = (tabs(HomeScreen(), AccountScreen()), AccountScreen())
    root.viewControllers = [HomeScreen(), tab]
    let stage = Stage(root)
    let forTab = await stage.router.outcome(of: .close(tab))
    #expect(forTab.reason == .cannotClose(type: "AccountScreen", holder: "UITabBarController"))
    let forRoot = await stage.router.outcome(of: .close(root))
    #expect(forRoot.failure?.description.contains("UITabBarController") == true)
    let stranger = ReviewScreen()
    let other = Stage(stranger)
    let forStranger = await stage.router.outcome(of: .close(stranger))
    #expect(forStranger.reason == .notInWindow(type: "ReviewScreen"))
    #expect(stage.tree == "tabs[Home* Account]")
    #expect(other.tree == "Review")
  }

  @Test("RC-20 Closing a screen that has left succeeds")
  func closeTwice() async throws {
    let review = ReviewScreen()
    let stage = Stage(stack(HomeScreen(), review))
    #expect(await stage.router.outcome(of: .close(review)).isArrival)
    #expect(await stage.router.outcome(of: .close(review)).isAlreadyThere)
    try await stage.router.navigate(.close(review))
    #expect(await stage.router.outcome(of: .close(ReviewScreen())).isAlreadyThere)
    #expect(stage.tree == "stack[Home]")
  }

  @Test("RC-20 dismissAll() dismisses all modals, and succeeds if there are none")
  func dismissAll() async throws {
    let stage = Stage(HomeScreen())
    for _ in 1...3 { stage.shown?.present(LoginScreen(), animated: false) }
    #expect(stage.tree == "Home ^ Login ^ Login ^ Login")
    #expect(await stage.router.outcome(of: .dismissAll).isArrival)
    #expect(stage.tree == "Home")
    #expect(await stage.router.outcome(of: .dismissAll).isAlreadyThere)
  }

  @Test("RC-20 pop(to:) shows a screen of a stack, selects its tab, and dismisses its covers")
  func popTo() async throws {
    let account = AccountScreen()
    let stage = Stage(tabs(HomeScreen(), stack(account, ProductScreen(), ReviewScreen())))
    stage.shown?.present(LoginScreen(), animated: false)
    try await stage.router.navigate(.pop(to: account))
    #expect(stage.tree == "tabs[Home stack[Account]*]")
    let outcome = await stage.router.outcome(of: .pop(to: ReviewScreen()))
    #expect(outcome.reason == .notInWindow(type: "ReviewScreen"))
  }

  @Test("RC-20 select(tab:) selects a tab by number, and fails for a missing tab")
  func select() async throws {
    let stage = Stage(tabs(HomeScreen(), AccountScreen()))
    stage.shown?.present(LoginScreen(), animated: false)
    try await stage.router.navigate(.select(tab: 1))
    #expect(stage.tree == "tabs[Home Account*]")
    for number in [-1, 2] {
      #expect(await stage.router.outcome(of: .select(tab: number)).reason == .noSuchTab(number))
    }
    let none = Stage(HomeScreen())
    #expect(await none.router.outcome(of: .select(tab: 0)).reason == .noSuchTab(0))
  }

  @Test("RC-20 select(tab:) selects in the outer tab bar if one is inside another")
  func selectOutermost() async throws {
    let stage = Stage(tabs(tabs(HomeScreen(), ProductScreen()), AccountScreen()))
    try await stage.router.navigate(.select(tab: 1))
    #expect(stage.tree == "tabs[tabs[Home* Product] Account*]")
  }

  @Test("RC-20 show(_:using:from:) joins a screen, and only reveals a screen that is in the tree")
  func show() async throws {
    let screen = AccountScreen()
    let stage = Stage(tabs(stack(HomeScreen()), LoginScreen()))
    try await stage.router.navigate(.show(screen, using: UINavigationController.push(), from: anyStack))
    #expect(stage.tree == "tabs[stack[Home Account]* Login]")
    try await stage.router.navigate(.select(tab: 1))
    try await stage.router.navigate(.show(screen, using: UINavigationController.push(), from: anyStack))
    #expect(stage.tree == "tabs[stack[Home Account]* Login]")
    try await stage.router.navigate(.show(ReviewScreen(), using: GeneralAction.presentModally(), from: current))
    #expect(stage.tree == "tabs[stack[Home Account]* Login] ^ Review")
  }
}
