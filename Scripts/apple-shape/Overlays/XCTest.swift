@_exported import Foundation
@_exported import UIKit
// xctest/xctestcase
@objcMembers open class XCTestCase: NSObject {
  open func setUp() async throws {}
  open func tearDown() async throws {}
  open var continueAfterFailure: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}
// xctest/xctunwrap(_:_:file:line:) and the other assertions
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) throws -> T { fatalError() }
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { fatalError() }
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { fatalError() }
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { fatalError() }
public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { fatalError() }
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) { fatalError() }
// xcuiautomation/xcuielement, xcuiautomation/xcuielementquery, xcuiautomation/xcuicoordinate
@MainActor public protocol XCUIElementTypeQueryProvider {}
extension XCUIElementTypeQueryProvider {
  public var buttons: XCUIElementQuery { fatalError() }
  public var staticTexts: XCUIElementQuery { fatalError() }
  public var navigationBars: XCUIElementQuery { fatalError() }
  public var tabBars: XCUIElementQuery { fatalError() }
  public var alerts: XCUIElementQuery { fatalError() }
}
@MainActor public class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  public subscript(key: String) -> XCUIElement { fatalError() }
  public func element(boundBy index: Int) -> XCUIElement { fatalError() }
  public var count: Int { fatalError() }
}
@MainActor public class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
  public var exists: Bool { fatalError() }
  public var isHittable: Bool { fatalError() }
  public var label: String { fatalError() }
  public func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
  @available(iOS 17.0, *) public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { fatalError() }
  public func tap() { fatalError() }
  public func swipeDown() { fatalError() }
  public func press(forDuration duration: TimeInterval) { fatalError() }
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { fatalError() }
}
public struct XCUIGestureVelocity: Hashable, Sendable {
  public static let slow = XCUIGestureVelocity()
  public static let fast = XCUIGestureVelocity()
}
@MainActor public class XCUICoordinate: NSObject {
  public func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) { fatalError() }
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) { fatalError() }
}
@MainActor public class XCUIApplication: XCUIElement {
  public override init() { fatalError() }
  public var launchEnvironment: [String: String] {
    get { fatalError() }
    set { fatalError() }
  }
  public func launch() { fatalError() }
  public func terminate() { fatalError() }
  @available(iOS 16.4, *) public func open(_ url: URL) { fatalError() }
}
