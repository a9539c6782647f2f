import TestStage
import Testing
import Wayfinder

/// The situations of the guide that end with a root, a push or a tab.
@Suite struct GuideSituationTests {
  @Test("RC-37 The root is replaced by Home from root, and the modals above the old root are dismissed")
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

  @Test("RC-37 From current the root is replaced if nothing is presented")
  func homeFromCurrent() async throws {
    let stage = Stage(LoginScreen())
    try await stage.router.navigate(to: GuideRoutes.home(from: GeneralStep.current()))
    #expect(stage.tree == "Home")
  }

  @Test("RC-37 From current under a modal it fails, changes nothing, and names root as the remedy")
  func homeFromModal() async {
    let stage = Stage(LoginScreen())
    stage.shown?.present(SettingsScreen(), animated: false)
    let outcome = await stage.router.outcome(to: GuideRoutes.home(from: GeneralStep.current()))
    #expect(outcome.reason == .notTheRoot(found: "SettingsScreen"))
    #expect(outcome.failure?.description.contains("GeneralStep.root()") == true)
    #expect(stage.tree == "Login ^ Settings")
  }

  @Test("RC-37 Product is pushed onto a stack that is not the root and not visible")
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
    "RC-37 If no stack is visible, the switch presents a new one, whatever is in tabs or under modals",
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

  @Test("RC-37 A hotel below in the selected tab is popped to, and the tab stays")
  func hotelHere() async throws {
    let hotel = HotelScreen()
    let stage = Stage(tabs(stack(hotel, RoomScreen()), stack(HotelScreen())))
    let reached = try await stage.router.navigate(to: GuideRoutes.hotelHere)
    #expect(reached === hotel)
    #expect(hotel.navigationItem.prompt == "marked")
    #expect(stage.tree == "tabs[stack[Hotel]* stack[Hotel]]")
  }

  @Test("RC-37 With a custom starting point a hotel in another tab is left alone; without one its tab is selected")
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
