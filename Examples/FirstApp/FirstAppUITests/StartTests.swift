import XCTest

/// Tests of a start by a link, and of routes with a login and a SwiftUI screen.
nonisolated final class StartTests: XCTestCase {
  @MainActor private lazy var app = XCUIApplication()

  override func setUp() async throws { continueAfterFailure = false }
}

@MainActor extension StartTests {
  func testAColdStartByALinkShowsTheProduct() throws {
    guard #available(iOS 16.4, *) else { return }
    app.terminate()
    app.open(try XCTUnwrap(URL(string: "firstapp://product/5")))
    XCTAssertTrue(app.navigationBars["Product 5"].waitForExistence(timeout: 10))
  }

  func testALinkOverAModalReplacesIt() throws {
    guard #available(iOS 16.4, *) else { return }
    app.launch()
    app.buttons["Filter"].tap()
    XCTAssertTrue(app.buttons["Hold"].waitForExistence(timeout: 5))
    app.open(try XCTUnwrap(URL(string: "firstapp://product/5")))
    XCTAssertTrue(app.navigationBars["Product 5"].waitForExistence(timeout: 10))
    XCTAssertFalse(app.buttons["Hold"].exists)
  }

  func testAProfileComesAfterTheLoginAndLeadsToAProduct() {
    app.launch()
    app.buttons["Profile 7"].tap()
    XCTAssertTrue(app.buttons["Log in"].waitForExistence(timeout: 5))
    app.buttons["Log in"].tap()
    XCTAssertTrue(app.staticTexts["Profile 7"].waitForExistence(timeout: 5))
    app.buttons["Product 3"].tap()
    XCTAssertTrue(app.navigationBars["Product 3"].waitForExistence(timeout: 5))
  }

  func testALoginThatIsSwipedAwayLeavesTheUserWhereTheyWere() {
    app.launch()
    app.buttons["Profile 7"].tap()
    XCTAssertTrue(app.buttons["Log in"].waitForExistence(timeout: 5))
    let top = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1))
    top.press(forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.98)))
    XCTAssertTrue(app.navigationBars["Home"].waitForExistence(timeout: 5))
  }

  func testAPictureOpensAndCloses() {
    app.launch()
    app.buttons["Product 1"].tap()
    app.buttons["Picture"].tap()
    XCTAssertTrue(app.buttons["Close picture"].waitForExistence(timeout: 5))
    app.buttons["Close picture"].tap()
    XCTAssertTrue(app.navigationBars["Product 1"].waitForExistence(timeout: 5))
  }
}
