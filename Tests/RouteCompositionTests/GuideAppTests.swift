import Foundation
import TestStage
import Testing
import Wayfinder

/// Tests of the guide's routes together, as one app.
@Suite struct GuideAppTests {
  @Test(
    "RC-2 The chains of the guide work together in one app, in both widths",
    arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func wholeApp(width: UIUserInterfaceSizeClass) async throws {
    let stage = Stage(ReviewScreen())
    stage.window.simulate(horizontalSizeClass: width)
    let (router, curtain) = (stage.router, Curtain())
    try await router.navigate(to: GuideRoutes.home())
    #expect(stage.tree == "Home")
    try await router.navigate(to: GuideRoutes.account)
    #expect(stage.tree == "tabs[Home Account*]")
    try await router.navigate(to: GuideRoutes.settings(with: curtain))
    #expect(stage.tree == "tabs[Home Account*] ^ Settings")
    try await router.navigate(to: GuideRoutes.login())
    #expect(stage.tree == "tabs[Home Account*] ^ Settings ^ stack[Login]")
    try await router.navigate(to: GuideRoutes.forgottenPassword())
    #expect(stage.tree == "tabs[Home Account*] ^ Settings ^ stack[Login ForgottenPassword]")
    try await router.navigate(to: GuideRoutes.productSomewhere)
    #expect(stage.tree == "tabs[Home Account*] ^ Settings ^ stack[Login ForgottenPassword Product]")
    let before = stage.tree
    let bag = try await router.navigate(to: GuideRoutes.bag(PresentedBagFinder()))
    #expect(stage.tree == before + " ^ stack[Bag]")
    #expect(try await router.navigate(to: GuideRoutes.bag(PresentedBagFinder())) === bag)
    try await router.navigate(to: GuideRoutes.bag(NilFinder()))
    #expect(stage.tree == before + " ^ stack[Bag] ^ stack[Bag]")
    try await router.navigate(to: GuideRoutes.home())
    #expect(stage.tree == "tabs[Home* Account]", "Home is there, in a tab")
    try await router.navigate(to: GuideRoutes.account)
    #expect(stage.tree == "tabs[Home Account*]")
    #expect(curtain.asked > 0)
    stage.window.rootViewController = tabs(stack(HotelScreen(), RoomScreen()), stack(HotelScreen()))
    let hotel = (stage.window.rootViewController as? UITabBarController)?.viewControllers?.first?.children.first
    #expect(try await router.navigate(to: GuideRoutes.hotelHere) === hotel)
    #expect(stage.tree == "tabs[stack[Hotel]* stack[Hotel]]")
    try await inTheHotel(stage)
  }

  /// Checks the searches of the guide: for screens that count only if they are visible, and for screens under a modal.
  private func inTheHotel(_ stage: Stage) async throws {
    let bundle = try GuideRoutes.bundleWithStoryboard()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let router = stage.router
    let plan = try await router.navigate(to: GuideRoutes.floorPlan(in: bundle))
    #expect(stage.tree == "tabs[stack[Hotel Floor]* stack[Hotel]]")
    #expect(plan.title == "Floor")
    #expect(plan.navigationItem.prompt == "marked")
    #expect(try await router.navigate(to: GuideRoutes.floorPlan(in: bundle)) === plan)
    (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 1
    try await router.navigate(to: GuideRoutes.floorPlan(in: bundle))
    #expect(stage.tree == "tabs[stack[Hotel Floor] stack[Hotel Floor]*]")
    let product = try await router.navigate(to: GuideRoutes.product)
    let withProduct = "tabs[stack[Hotel Floor] stack[Hotel Floor Product]*]"
    #expect(stage.tree == withProduct)
    product.present(SettingsScreen(), animated: false)
    // The search covers only visible screens, also below the topmost screen.
    let visible: SearchOptions = [.current, .visible, .presenting]
    #expect(
      ClassFinder<HotelScreen, Any?>(options: visible, windowProvider: FixedWindowProvider(stage.window))
        .findViewController() == nil)
    #expect(
      ClassFinder<ProductScreen, Any?>(options: visible, windowProvider: FixedWindowProvider(stage.window))
        .findViewController() === product)
    // The root is replaced from the root, and not from a presented screen.
    let failure = await router.outcome(to: GuideRoutes.home(from: GeneralStep.current())).failure
    #expect(failure != nil)
    #expect(stage.tree == withProduct + " ^ Settings")
    #expect(try await router.navigate(to: GuideRoutes.product) === product)
    #expect(stage.tree == withProduct)
    product.present(SettingsScreen(), animated: false)
    try await router.navigate(to: GuideRoutes.forgottenPassword(from: GeneralStep.root()))
    #expect(stage.tree == withProduct + " ^ stack[Login ForgottenPassword]")
    try await router.navigate(to: GuideRoutes.home())
    #expect(stage.tree == "Home")
  }
}
