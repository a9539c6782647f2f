import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of the guide's situations with presented screens.
@Suite struct GuideModalTests {
  @Test("RC-37 The action uses its transitioning delegate, which lives as long as the presented screen")
  func transitioningDelegate() async throws {
    weak var curtain: Curtain?
    let stage = Stage(HomeScreen())
    let step: DestinationStep<SettingsScreen, Any?>
    do {
      let made = Curtain()
      curtain = made
      step = GuideRoutes.settings(with: made)
    }
    let settings = try await stage.router.navigate(to: step)
    #expect(stage.tree == "Home ^ Settings")
    #expect(settings.transitioningDelegate === curtain)
    #expect(curtain?.asked == 1)
  }

  @Test("RC-37 A route finds Account in another tab")
  func accountInOtherTab() async throws {
    let account = AccountScreen()
    let stage = Stage(tabs(HomeScreen(), stack(account, ReviewScreen())))
    let reached = try await stage.router.navigate(to: GuideRoutes.account)
    #expect(reached === account)
    #expect(stage.tree == "tabs[Home stack[Account]*]")
  }

  @Test("RC-37 A route finds Account in another tab under a modal, and dismisses the modal")
  func accountUnderModal() async throws {
    let stage = Stage(tabs(HomeScreen(), AccountScreen()))
    stage.shown?.present(stack(SettingsScreen()), animated: false)
    try await stage.router.navigate(to: GuideRoutes.account)
    #expect(stage.tree == "tabs[Home Account*]")
  }

  @Test("RC-37 Without a tab bar in the tree, the route to Account replaces the root by a new tab bar")
  func accountWithoutTabs() async throws {
    let stage = Stage(stack(LoginScreen()))
    stage.shown?.present(SettingsScreen(), animated: false)
    try await stage.router.navigate(to: GuideRoutes.account)
    #expect(stage.tree == "tabs[Home Account*]")
  }

  @Test("RC-37 The route to Forgotten password pushes Login first if Login is not in the tree")
  func forgottenWithoutLogin() async throws {
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: GuideRoutes.forgottenPassword())
    #expect(stage.tree == "Home ^ stack[Login ForgottenPassword]")
  }

  @Test("RC-37 The route pushes Forgotten password onto the stack of a visible Login")
  func forgottenAfterLogin() async throws {
    let stage = Stage(HomeScreen())
    let login = try await stage.router.navigate(to: GuideRoutes.login())
    let forgotten = try await stage.router.navigate(to: GuideRoutes.forgottenPassword())
    #expect(forgotten.navigationController === login.navigationController)
    #expect(stage.tree == "Home ^ stack[Login ForgottenPassword]")
    try await stage.router.navigate(to: GuideRoutes.login())
    #expect(stage.tree == "Home ^ stack[Login]")
  }

  @Test("RC-37 A route from root dismisses modals first, and a route from current presents on top of them")
  func rootAndCurrent() async throws {
    func start() -> Stage {
      let stage = Stage(HomeScreen())
      stage.shown?.present(SettingsScreen(), animated: false)
      return stage
    }
    let closed = start()
    try await closed.router.navigate(to: GuideRoutes.forgottenPassword(from: GeneralStep.root()))
    #expect(closed.tree == "Home ^ stack[Login ForgottenPassword]")
    let onTop = start()
    try await onTop.router.navigate(to: GuideRoutes.forgottenPassword(from: GeneralStep.current()))
    #expect(onTop.tree == "Home ^ Settings ^ stack[Login ForgottenPassword]")
  }

  @Test("RC-37 With a NilFinder, a second navigation to the bag presents a second bag")
  func secondBag() async throws {
    let stage = Stage(tabs(HomeScreen(), BagScreen()))
    let first = try await stage.router.navigate(to: GuideRoutes.bag(NilFinder()))
    let second = try await stage.router.navigate(to: GuideRoutes.bag(NilFinder()))
    #expect(first !== second)
    #expect(stage.tree == "tabs[Home* Bag] ^ stack[Bag] ^ stack[Bag]")
  }

  @Test("RC-37 A finder for a presented bag ignores a bag in a tab, and finds the presented one again")
  func presentedBag() async throws {
    let stage = Stage(tabs(HomeScreen(), BagScreen(), selected: 1))
    let inTab = stage.shown
    let first = try await stage.router.navigate(to: GuideRoutes.bag(PresentedBagFinder()))
    #expect(first !== inTab)
    #expect(stage.tree == "tabs[Home Bag*] ^ stack[Bag]")
    let again = await stage.router.outcome(to: GuideRoutes.bag(PresentedBagFinder()))
    #expect(again.isAlreadyThere)
    #expect(again.value === first)
    #expect(stage.tree == "tabs[Home Bag*] ^ stack[Bag]")
  }

  @Test("RC-37 A second navigation to the presented bag dismisses the screens over the bag")
  func coveredBag() async throws {
    let stage = Stage(tabs(HomeScreen(), BagScreen()))
    let first = try await stage.router.navigate(to: GuideRoutes.bag(PresentedBagFinder()))
    first.navigationController?.pushViewController(ReviewScreen(), animated: false)
    stage.shown?.present(SettingsScreen(), animated: false)
    let again = try await stage.router.navigate(to: GuideRoutes.bag(PresentedBagFinder()))
    #expect(again === first)
    #expect(stage.tree == "tabs[Home* Bag] ^ stack[Bag]")
  }
}
