import PageFlow
import StorefrontApp
import Testing
import Wayfinder

@Suite("Onboarding") struct OnboardingTests {
  @Test("The first launch shows the onboarding page by page, and later launches do not")
  func firstLaunch() throws {
    try withoutMisuse {
      let shop = try Storefront.onScreen(onboarded: false)
      for title in ["Welcome", "Permissions", "Interests"] {
        #expect(shop.visibleTitle == title)
        #expect(shop.userTaps("Continue")?.kind == "arrived")
      }
      #expect(shop.userTaps("Start") != nil)
      #expect(shop.session.isOnboarded)
      #expect(shop.visibleTitle == "Home")
      #expect(shop.window.rootViewController?.presentedViewController == nil)
      shop.launch()
      #expect(shop.visibleTitle == "Home")
    }
  }

  @Test("An onboarded user does not see the onboarding")
  func onboarded() throws {
    #expect(try Storefront.onScreen().visibleTitle == "Home")
  }

  @Test(
    "The user can skip the rest of the onboarding on each page, and back leads to that page",
    arguments: [
      (0, ["Welcome", "Ready"]), (1, ["Welcome", "Permissions", "Ready"]),
      (2, ["Welcome", "Permissions", "Interests", "Ready"]),
    ])
  func skipping(after pages: Int, _ titles: [String]) throws {
    let shop = try Storefront.onScreen(onboarded: false)
    for _ in 0..<pages { shop.userTaps("Continue") }
    #expect(shop.userTaps("Skip")?.kind == "arrived")
    #expect(shop.routes.onboarding.controller.rootNavigationController?.viewControllers.map(\.title) == titles)
    #expect(shop.userGoesBack())
    #expect(shop.visibleTitle == titles[pages])
    #expect(shop.userTaps("Continue")?.kind == "arrived")
    #expect(shop.userTaps("Skip") != nil || shop.userTaps("Start") != nil)
  }

  @Test("A swipe does not dismiss the onboarding, and a link dismisses it until the next launch")
  func link() throws {
    let shop = try Storefront.onScreen(onboarded: false)
    #expect(!shop.userSwipesDown())
    #expect(shop.opening("store://product/42").kind == "arrived")
    #expect(shop.visibleTitle == "Frame pump")
    #expect(!shop.session.isOnboarded)
    shop.launch()
    #expect(shop.visibleTitle == "Welcome")
  }

  @Test("A link before the launch opens its screen below the onboarding")
  func coldStart() throws {
    let session = Session(isOnboarded: false)
    let shop = try Storefront(catalogue: try Catalogue.bundled(), session: session)
    shop.window.transitionScheduler = TransitionScheduler(.immediate)
    let reply = shop.opening("store://product/42")
    shop.launch()
    #expect(reply.kind == "arrived")
    #expect(shop.visibleTitle == "Welcome")
    session.isOnboarded = true
    #expect(shop.visibleTitle == "Frame pump")
  }

  @Test("The switch shows the onboarding at once over the present screens, and removes it again")
  func switching() throws {
    let shop = try Storefront.onScreen()
    shop.going(to: .product(42))
    shop.going(to: .chat)
    let before = TreeShape(shop.window)
    shop.session.isOnboarded = false
    #expect(shop.visibleTitle == "Welcome")
    shop.session.isOnboarded = true
    #expect(TreeShape(shop.window) == before)
  }
}
