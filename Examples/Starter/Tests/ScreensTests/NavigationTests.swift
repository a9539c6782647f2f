import Screens
import Testing
import Wayfinder
import WayfinderTesting

extension StarterApp: RunningApp {}

@Suite struct NavigationTests {
  private let app: StarterApp

  init() throws {
    app = try StarterApp(UIWindow(frame: UIScreen.main.bounds), Account(hasSeenTour: true))
    app.window.endTransitionsAtOnce()
    app.launch()
  }

  @Test func aLinkLeadsToAnItem() async throws {
    try await app.router.navigate(.link("starter://item/7"))
    #expect(app.window.outline == "tabs[stack[Home “Item 7”]* stack[Account]]")
  }

  @Test func theAboutSheetIsPresentedAndDismissed() async throws {
    try await app.router.navigate(.link("starter://item/7"))
    try await app.router.navigate(.link("starter://about"))
    #expect(app.window.outline == "tabs[stack[Home “Item 7”]* stack[Account]] ^ About")
    tap("Done")
    #expect(app.window.outline == "tabs[stack[Home “Item 7”]* stack[Account]]")
  }

  @Test func anUnknownLinkFailsAndChangesNothing() async throws {
    let outcome = await app.router.outcome(of: .link("starter://noet/7"))
    #expect(outcome.failure?.reason is LinkError)
    #expect(app.window.outline == "tabs[stack[Home]* stack[Account]]")
  }

  @Test func theProfileWaitsForTheSignIn() async throws {
    async let profile: UIViewController = app.router.navigate(.link("starter://profile"))
    try await app.window.until { app.window.snapshot().visibleScreens.last == "SignInScreen" }
    tap("Sign in")
    _ = try await profile
    #expect(app.window.outline == "tabs[stack[Home] stack[Account Profile]*]")
  }

  @Test func leavingTheSignInChangesNothing() async throws {
    async let outcome = app.router.outcome(of: .link("starter://profile"))
    try await app.window.until { app.window.snapshot().visibleScreens.last == "SignInScreen" }
    #expect(app.window.perform(.swipeDown))
    #expect(await outcome.value == nil)
    #expect(app.window.outline == "tabs[stack[Home]* stack[Account]]")
  }

  @Test func signingOutLeavesTheProfile() async throws {
    app.account.isSignedIn = true
    try await app.router.navigate(.link("starter://profile"))
    app.signOut()
    #expect(!app.account.isSignedIn)
    #expect(app.window.outline == "tabs[stack[Home] stack[Account]*]")
  }

  @Test func aDraftCannotRefuseTheSignOut() async throws {
    app.account.isSignedIn = true
    try await app.router.navigate(.link("starter://profile"))
    try await app.router.navigate(.show(Draft(), using: GeneralAction.presentModally(), from: GeneralStep.current()))
    app.signOut()
    #expect(app.window.outline == "tabs[stack[Home] stack[Account]*]")
  }

  private func tap(_ title: String) { #expect(app.window.perform(.tap(title)), "there is no button “\(title)”") }
}

/// A screen that refuses to be left.
private final class Draft: UIViewController, RoutingInterceptable {
  let canBeDismissed = false
}
