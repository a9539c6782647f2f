import ContextNavigation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of the features in Routy's document together, in one app.
@Suite struct LendingAppTests {
  nonisolated static let widths = [UIUserInterfaceSizeClass.compact, .regular]

  @Test(
    "CN-6 The lending app shows all features of Routy's document, in both widths", arguments: widths)
  func wholeApp(width: UIUserInterfaceSizeClass) async throws {
    let app = LendingApp(width: width)
    let (window, contexts) = (app.window, app.contexts)
    #expect(window.traitCollection.horizontalSizeClass == width)
    // The root of the window, then tabs in its place.
    try await contexts.present(LendingContext(type: .welcome))
    #expect(window.outline == "Welcome")
    try await contexts.present(LendingContext(type: .home))
    #expect(window.outline == "tabs[stack[Shelves]* stack[Mine]]")
    // A new screen is pushed, and a screen that accepts another payload is updated.
    try await contexts.present(.tool(1))
    let tool = app.front
    #expect(window.outline == "tabs[stack[Shelves Tool1]* stack[Mine]]")
    let made = app.elements.made
    try await contexts.present(.tool(2))
    #expect(window.outline == "tabs[stack[Shelves Tool2]* stack[Mine]]")
    #expect(app.front === tool)
    #expect(app.elements.made == made)
    // A screen that cannot be updated is made again, over the other screens. A screen that is requested again is brought forward.
    try await contexts.present(.member("Ada"))
    try await contexts.present(.member("Kurt"))
    #expect(window.outline == "tabs[stack[Shelves Tool2]* stack[Mine]] ^ Ada ^ Kurt")
    try await contexts.present(.member("Ada"))
    #expect(window.outline == "tabs[stack[Shelves Tool2]* stack[Mine]] ^ Ada")
    try await contexts.present(LendingContext(type: .shelves))
    #expect(window.outline == "tabs[stack[Shelves]* stack[Mine]]")
  }

  @Test(
    "CN-16 The user is at the requested screen after a login, in both widths", arguments: widths)
  func asking(width: UIUserInterfaceSizeClass) async throws {
    let app = LendingApp(width: width)
    try await app.contexts.present(LendingContext(type: .home))
    await app.open("tool/1/loan/1/member/Ada")
    #expect(app.window.outline == "tabs[stack[Shelves Tool1]* stack[Mine]] ^ Login")
    let login = app.front as? LendingLogin
    #expect(login?.wanted?.wanted == .loan(1))
    #expect(login?.wanted?.rest == [.present(.member("Ada"))])
    try await app.logIn()
    #expect(app.window.outline == "tabs[stack[Shelves Tool1 Loan1]* stack[Mine]] ^ Ada")
    // The tab of the context is selected, and the screens that cover it leave.
    try await app.contexts.present(LendingContext(type: .mine))
    #expect(app.window.outline == "tabs[stack[Shelves Tool1 Loan1] stack[Mine]*]")
  }

  @Test("CN-15 The app may handle a refusal itself, in both widths", arguments: widths)
  func refusing(width: UIUserInterfaceSizeClass) async throws {
    let app = LendingApp(width: width)
    app.transitions.keepingOut = .refusing
    try await app.contexts.present(LendingContext(type: .home))
    await app.open("loan/1/member/Ada")
    #expect(app.window.outline == "tabs[stack[Shelves]* stack[Mine]]")
    #expect(app.refused.count == 1)
    #expect(app.refused.first?.contains("LendingTransitions") == true)
    app.transitions.isLoggedIn = true
    await app.open("loan/1/member/Ada")
    #expect(app.window.outline == "tabs[stack[Shelves Loan1]* stack[Mine]] ^ Ada")
    #expect(app.refused.count == 1)
    try await app.contexts.dismiss(.member("Ada"))
    try await app.contexts.dismiss(.loan(1))
    #expect(app.window.outline == "tabs[stack[Shelves]* stack[Mine]]")
  }
}
