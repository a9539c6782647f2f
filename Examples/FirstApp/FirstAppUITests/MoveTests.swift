import XCTest

/// Tests of the user's moves that need a system with real touches.
nonisolated final class MoveTests: XCTestCase {
  @MainActor private lazy var app = XCUIApplication()

  @MainActor override func setUp() async throws {
    continueAfterFailure = false
    app.launch()
  }
}

@MainActor extension MoveTests {
  // MARK: Back

  func testTheBackButtonGoesBackByOneOfThree() {
    pushThree()
    back.tap()
    expect("Product 2")
    back.tap()
    expect("Product 1")
  }

  func testTheMenuOfTheBackButtonLeadsToTheFirst() {
    pushThree()
    back.press(forDuration: 1.5)
    let first = app.buttons["Home"]
    XCTAssertTrue(first.waitForExistence(timeout: 5), "the back button has no menu")
    first.tap()
    expect("Home")
  }

  func testASwipeFromTheEdgeGoesBackByOne() {
    pushThree()
    swipeFromEdge(to: 0.9)
    expect("Product 2")
  }

  func testASwipeFromTheEdgeThatIsLetGoChangesNothing() {
    pushThree()
    swipeFromEdge(to: 0.15)
    expect("Product 3")
    back.tap()
    expect("Product 2")
  }

  func testASwipeInTheMiddleGoesBackWhereTheSystemHasIt() {
    pushThree()
    drag(from: CGVector(dx: 0.4, dy: 0.8), to: CGVector(dx: 0.95, dy: 0.8))
    if #available(iOS 26.0, *) { expect("Product 2") } else { expect("Product 3") }
  }

  func testTheRouterHearsOfABack() {
    pushThree()
    for _ in 0..<3 { back.tap() }
    expect("Home")
    expectLastMove("back")
  }

  // MARK: A draft that asks

  func testTheBackButtonAsksADraft() {
    app.buttons["Draft"].tap()
    expect("Draft")
    back.tap()
    answer("Stay")
    expect("Draft")
    back.tap()
    answer("Discard")
    expect("Home")
  }

  func testASwipeFromTheEdgeAsksADraft() {
    app.buttons["Draft"].tap()
    expect("Draft")
    swipeFromEdge(to: 0.9)
    answer("Stay")
    expect("Draft")
  }

  // MARK: Sheets

  func testASheetIsSwipedAwayAndTheRouterHearsOfIt() {
    openFilter()
    swipeSheetDown()
    expectGone("Hold")
    expectLastMove("swipe")
  }

  func testASheetThatIsLetGoStays() {
    openFilter()
    drag(from: CGVector(dx: 0.5, dy: 0.53), to: CGVector(dx: 0.5, dy: 0.58))
    XCTAssertTrue(app.buttons["Hold"].waitForExistence(timeout: 5))
  }

  func testASheetThatRefusesStays() {
    openFilter()
    app.buttons["Hold"].tap()
    swipeSheetDown()
    XCTAssertTrue(app.buttons["Hold"].waitForExistence(timeout: 5))
    app.buttons["Let go"].tap()
    swipeSheetDown()
    expectGone("Hold")
  }

  // MARK: Moves and expectations

  private var back: XCUIElement { app.navigationBars.buttons.element(boundBy: 0) }

  private func pushThree() {
    for number in 1...3 {
      app.buttons["Product \(number)"].tap()
      expect("Product \(number)")
    }
  }

  private func openFilter() {
    app.buttons["Filter"].tap()
    XCTAssertTrue(app.buttons["Hold"].waitForExistence(timeout: 5))
  }

  private func swipeFromEdge(to x: Double) {
    drag(from: CGVector(dx: 0, dy: 0.6), to: CGVector(dx: x, dy: 0.6))
  }

  private func swipeSheetDown() { drag(from: CGVector(dx: 0.5, dy: 0.53), to: CGVector(dx: 0.5, dy: 0.98)) }

  /// Drags slowly, and holds at the end, so that the result depends only on the place of the finger.
  private func drag(from start: CGVector, to end: CGVector) {
    app.coordinate(withNormalizedOffset: start).press(
      forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: end), withVelocity: .slow,
      thenHoldForDuration: 0.3)
  }

  private func answer(_ title: String) {
    let button = app.alerts.buttons[title]
    XCTAssertTrue(button.waitForExistence(timeout: 5), "no question was asked")
    button.tap()
  }

  private func expect(_ title: String) {
    XCTAssertTrue(app.navigationBars[title].waitForExistence(timeout: 5), "\(title) is not on top")
  }

  private func expectGone(_ button: String) {
    let never = app.buttons["no such button"]
    for _ in 0..<50 where app.buttons[button].exists { _ = never.waitForExistence(timeout: 0.1) }
    XCTAssertFalse(app.buttons[button].exists, "\(button) is still there")
  }

  private func expectLastMove(_ move: String) {
    app.buttons["Last move"].tap()
    let report = app.buttons["Last move: \(move)"]
    XCTAssertTrue(report.waitForExistence(timeout: 5), "the router has not reported a \(move)")
  }
}
