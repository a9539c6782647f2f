import PortableUIKit
import Testing

@Suite("Transactions") struct TransactionTests {
  private let stage = Stage()

  /// Pushes a screen, animated, inside two nested transactions.
  private func pushInTwoTransactions() {
    let navigation = UINavigationController(rootViewController: stage.screen("a"))
    stage.show(navigation)
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal = stage.journal] in journal("outer completion") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal = stage.journal] in journal("inner completion") }
    navigation.pushViewController(stage.screen("b"), animated: true)
    CATransaction.commit()
    CATransaction.commit()
  }

  @Test("UK-15 The completion of an inner transaction comes before that of the outer one")
  func innerFirst() {
    pushInTwoTransactions()
    #expect(stage.told().filter { $0.hasSuffix("completion") } == ["inner completion", "outer completion"])
  }

  @Test("UK-15 Neither completion comes while a push that began in the inner transaction is in flight")
  func outerWaits() {
    pushInTwoTransactions()
    stage.scheduler.advance()
    #expect(stage.journal.take().filter { $0.hasSuffix("completion") } == [])
  }
}
