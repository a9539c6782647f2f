import Screens
import Testing
import Wayfinder
import WayfinderTesting

extension NotesApp: RunningApp {}

@Suite struct NavigationTests {
  private let app: NotesApp

  init() throws {
    app = try NotesApp(UIWindow(frame: UIScreen.main.bounds), Account(hasSeenTour: true))
    app.window.endTransitionsAtOnce()
    app.launch()
  }

  @Test func aLinkLeadsToANote() async throws {
    try await app.router.open("starter://note/7")
    #expect(app.window.outline == "tabs[stack[Home “Note 7”]* stack[Account]]")
  }

  @Test func theAboutSheetStandsOverAnythingAndIsClosed() async throws {
    try await app.router.open("starter://note/7")
    try await app.router.open("starter://about")
    #expect(app.window.outline == "tabs[stack[Home “Note 7”]* stack[Account]] ^ About")
    tap("Done")
    #expect(app.window.outline == "tabs[stack[Home “Note 7”]* stack[Account]]")
  }

  @Test func aLinkThatLeadsNowhereSaysWhyAndChangesNothing() async throws {
    let outcome = await app.router.outcome(opening: "starter://noet/7")
    #expect(outcome.failure?.reason is LinkError)
    #expect(app.window.outline == "tabs[stack[Home]* stack[Account]]")
  }

  @Test func theProfileWaitsForTheSignIn() async throws {
    async let profile: UIViewController = app.router.open("starter://profile")
    try await app.window.until { app.window.snapshot().visibleScreens.last == "SignInScreen" }
    tap("Sign in")
    _ = try await profile
    #expect(app.window.outline == "tabs[stack[Home] stack[Account Profile]*]")
  }

  @Test func leavingTheSignInLeavesEverythingAsItWas() async throws {
    async let outcome = app.router.outcome(opening: "starter://profile")
    try await app.window.until { app.window.snapshot().visibleScreens.last == "SignInScreen" }
    #expect(app.window.perform(.swipeDown))
    #expect(await outcome.value == nil)
    #expect(app.window.outline == "tabs[stack[Home]* stack[Account]]")
  }

  private func tap(_ title: String) { #expect(app.window.perform(.tap(title)), "there is no button “\(title)”") }
}
