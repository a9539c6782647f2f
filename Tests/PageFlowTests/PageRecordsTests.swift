import TestStage
import Testing
import Wayfinder

@testable import PageFlow

@Suite("Records of pages")
struct PageRecordsTests {
  @Test("Two flows record the same screen as different pages")
  func twoFlows() {
    var (one, other) = (PageRecords(), PageRecords())
    let screen = UIViewController()
    one[key: screen] = PageRecord(node: 1)
    other[key: screen] = PageRecord(node: 2)
    #expect(one[key: screen]?.node == 1)
    #expect(other[key: screen]?.node == 2)
    one[key: screen]?.isShown = false
    #expect(one[key: screen]?.isShown == false)
    #expect(other[key: screen]?.isShown == true)
    one[key: screen] = nil
    #expect(one[key: screen] == nil)
    #expect(other[key: screen]?.node == 2)
    #expect(other[key: UIViewController()] == nil)
  }

  @Test("A flow records skipped pages independently of another flow")
  func leftOut() {
    var (one, other) = (PageRecords(), PageRecords())
    let screen = UIViewController()
    one[key: screen] = PageRecord(node: 1)
    #expect(!one.hasSkippedPages)
    one[key: screen]?.skipped = [0]
    other[key: screen] = PageRecord(node: 2)
    #expect(one.hasSkippedPages)
    #expect(!other.hasSkippedPages)
  }

  @Test("A record is released with its screen")
  func goesWithTheScreen() {
    var records = PageRecords()
    weak var child: UIViewController?
    do {
      let (screen, preloaded) = (UIViewController(), UIViewController())
      child = preloaded
      records[key: screen] = PageRecord(node: 1)
      records[key: screen]?.preloaded[2] = preloaded
    }
    #expect(child == nil)
  }
}
