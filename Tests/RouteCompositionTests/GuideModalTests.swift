import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// The situations of the guide with presented screens.
@Suite struct GuideModalTests {
  @Test("RC-37 The transitioning delegate of an action is used, and lives as long as the screen it presents")
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

  @Test("RC-37 Account is found in another tab")
  func accountInOtherTab() async throws {
    let account = AccountScreen()
    let stage = Stage(tabs(HomeScreen(), stack(account, ReviewScreen())))
    let reached = try await stage.router.navigate(to: GuideRoutes.account)
    #expect(reached === account)
    #expect(stage.tree == "tabs[Home stack[Account]*]")
  }

  @Test("RC-37 Account is found in another tab under a modal, and the modal is dismissed")
  func accountUnderModal() async throws {
    let stage = Stage(tabs(HomeScreen(), AccountScreen()))
    stage.shown?.present(stack(SettingsScreen()), animated: false)
    try await stage.router.navigate(to: GuideRoutes.account)
    #expect(stage.tree == "tabs[Home Account*]")
  }

  @Test("RC-37 Account is shown without a tab bar: a new tab bar replaces the old root")
  func accountWithoutTabs() async throws {
    let stage = Stage(stack(LoginScreen()))
    stage.shown?.present(SettingsScreen(), animated: false)
    try await stage.router.navigate(to: GuideRoutes.account)
    #expect(stage.tree == "tabs[Home Account*]")
  }

  @Test("RC-37 Forgotten password is pushed after Login if Login is not in the tree")
  func forgottenWithoutLogin() async throws {
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: GuideRoutes.forgottenPassword())
    #expect(stage.tree == "Home ^ stack[Login ForgottenPassword]")
  }

  @Test("RC-37 Forgotten password is pushed onto the stack of the Login that is on screen")
  func forgottenAfterLogin() async throws {
    let stage = Stage(HomeScreen())
    let login = try await stage.router.navigate(to: GuideRoutes.login())
    let forgotten = try await stage.router.navigate(to: GuideRoutes.forgottenPassword())
    #expect(forgotten.navigationController === login.navigationController)
    #expect(stage.tree == "Home ^ stack[Login ForgottenPassword]")
    try await stage.router.navigate(to: GuideRoutes.login())
    #expect(stage.tree == "Home ^ stack[Login]")
  }

  @Test("RC-37 From root modals are dismissed first; from current the new one is presented on top of them")
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

  @Test("RC-37 With a NilFinder going to the bag twice stacks a second one")
  func secondBag() async throws {
    let stage = Stage(tabs(HomeScreen(), BagScreen()))
    let first = try await stage.router.navigate(to: GuideRoutes.bag(NilFinder()))
    let second = try await stage.router.navigate(to: GuideRoutes.bag(NilFinder()))
    #expect(first !== second)
    #expect(stage.tree == "tabs[Home* Bag] ^ stack[Bag] ^ stack[Bag]")
  }

  @Test("RC-37 A finder that takes only a presented bag ignores the one in a tab and keeps the one that is presented")
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

  @Test("RC-37 Screens over the presented bag are dismissed when the route leads to the bag again")
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
