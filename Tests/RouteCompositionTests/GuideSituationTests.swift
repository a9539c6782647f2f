import TestStage
import Testing
import Wayfinder

/// Tests of the guide's situations that end with a root, a push or a tab.
@Suite struct GuideSituationTests {
  @Test("RC-37 Home from root replaces the root and dismisses the modals above the old root")
  func homeUnderModals() async throws {
    let old = LoginScreen()
    let stage = Stage(old)
    old.present(stack(ReviewScreen()), animated: false)
    stage.shown?.present(SettingsScreen(), animated: false)
    #expect(stage.tree == "Login ^ stack[Review] ^ Settings")
    try await stage.router.navigate(to: GuideRoutes.home())
    #expect(stage.tree == "Home")
    #expect(old.presentedViewController == nil)
  }

  @Test("RC-37 Home from current replaces the root if nothing is presented")
  func homeFromCurrent() async throws {
    let stage = Stage(LoginScreen())
    try await stage.router.navigate(to: GuideRoutes.home(from: GeneralStep.current()))
    #expect(stage.tree == "Home")
  }

  @Test("RC-37 Home from current under a modal fails, changes nothing, and names root as the remedy")
  func homeFromModal() async {
    let stage = Stage(LoginScreen())
    stage.shown?.present(SettingsScreen(), animated: false)
    let outcome = await stage.router.outcome(to: GuideRoutes.home(from: GeneralStep.current()))
    #expect(outcome.reason == .notTheRoot(found: "SettingsScreen"))
    #expect(outcome.failure?.description.contains("GeneralStep.root()") == true)
    #expect(stage.tree == "Login ^ Settings")
  }

  @Test("RC-37 Product is pushed onto a stack that is neither the root nor visible")
  func productIntoHiddenStack() async throws {
    let stage = Stage(tabs(HomeScreen(), stack(AccountScreen())))
    try await stage.router.navigate(to: GuideRoutes.product)
    #expect(stage.tree == "tabs[Home stack[Account Product]*]")
  }

  @Test("RC-37 Product is pushed onto a stack under a modal, and the modal is dismissed")
  func productUnderModal() async throws {
    let stage = Stage(stack(HomeScreen()))
    stage.shown?.present(SettingsScreen(), animated: false)
    stage.shown?.present(ReviewScreen(), animated: false)
    try await stage.router.navigate(to: GuideRoutes.product)
    #expect(stage.tree == "stack[Home Product]")
  }

  @Test("RC-37 If a stack is visible, the switch pushes onto it")
  func switchPushes() async throws {
    let stage = Stage(tabs(HomeScreen(), stack(AccountScreen()), selected: 1))
    try await stage.router.navigate(to: GuideRoutes.productSomewhere)
    #expect(stage.tree == "tabs[Home stack[Account Product]*]")
  }

  @Test("RC-37 If the starting point is a stack, the switch pushes onto it")
  func switchPushesIntoRoot() async throws {
    let stage = Stage(stack(HomeScreen()))
    try await stage.router.navigate(to: GuideRoutes.productSomewhere)
    #expect(stage.tree == "stack[Home Product]")
  }

  @Test(
    "RC-37 If no stack is visible, the switch presents a new one, also with stacks in tabs or under modals",
    arguments: [0, 1, 2])
  func switchPresents(situation: Int) async throws {
    let stage: Stage
    switch situation {
    case 0: stage = Stage(HomeScreen())
    case 1: stage = Stage(tabs(HomeScreen(), stack(AccountScreen())))
    default:
      stage = Stage(stack(HomeScreen()))
      stage.shown?.present(SettingsScreen(), animated: false)
    }
    let before = stage.tree
    try await stage.router.navigate(to: GuideRoutes.productSomewhere)
    #expect(stage.tree == before + " ^ stack[Product]")
  }

  @Test("RC-37 A tab bar with Home and Account becomes the root, and going to Account selects it")
  func tabBar() async throws {
    let stage = Stage(LoginScreen())
    try await stage.router.navigate(to: GuideRoutes.tabBar)
    #expect(stage.tree == "tabs[Home* Account]")
    let tabs = stage.window.rootViewController
    let account = try await stage.router.navigate(to: GuideRoutes.account)
    #expect(stage.tree == "tabs[Home Account*]")
    #expect(stage.shown === account)
    #expect(stage.window.rootViewController === tabs)
  }

  @Test("RC-37 A route to a hotel pops within the selected tab")
  func hotelHere() async throws {
    let hotel = HotelScreen()
    let stage = Stage(tabs(stack(hotel, RoomScreen()), stack(HotelScreen())))
    let reached = try await stage.router.navigate(to: GuideRoutes.hotelHere)
    #expect(reached === hotel)
    #expect(hotel.navigationItem.prompt == "marked")
    #expect(stage.tree == "tabs[stack[Hotel]* stack[Hotel]]")
  }

  @Test("RC-37 A route to a hotel stays in its tab with a custom starting point, and switches tabs without one")
  func hotelElsewhere() async throws {
    func start() -> Stage { Stage(tabs(stack(RoomScreen()), stack(HotelScreen()))) }
    let here = start()
    try await here.router.navigate(to: GuideRoutes.hotelHere)
    #expect(here.tree == "tabs[stack[Room Hotel]* stack[Hotel]]")
    let anywhere = start()
    try await anywhere.router.navigate(to: GuideRoutes.hotelAnywhere)
    #expect(anywhere.tree == "tabs[stack[Room] stack[Hotel]*]")
  }
}
