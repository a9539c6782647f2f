import Testing
import Wayfinder

@testable import ViewHierarchy

@Suite struct SeenScreensTests {
  @Test("RC-11 Each of many view controllers is new exactly once", arguments: [0, 1, 16, 17, 32, 33, 1_000])
  func eachOnce(count: Int) {
    let screens = (0..<count).map { _ in UIViewController() }
    var seen = SeenScreens()
    func areNew(_ screens: [UIViewController]) -> [Bool] { screens.map { seen.insert($0) } }
    #expect(areNew(screens).allSatisfy { $0 })
    #expect(!areNew(screens).contains(true))
    #expect(areNew([UIViewController()]) == [true])
  }
}
