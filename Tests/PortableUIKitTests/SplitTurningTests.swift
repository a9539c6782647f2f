import PortableUIKit
import Testing

/// Writes down when a split view controller has collapsed or expanded.
private final class TurnJournal: NSObject, UISplitViewControllerDelegate {
  private(set) var told: [String] = []

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { told.append("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { told.append("didExpand") }
}

@Suite("A split that turns twice") struct SplitTurningTests {
  private let stage = Stage()
  private let split = UISplitViewController(style: .doubleColumn)
  private let delegate = TurnJournal()

  init() {
    split.setViewController(stage.screen("list"), for: .primary)
    split.setViewController(stage.screen("details"), for: .secondary)
    split.delegate = delegate
  }

  private func turn(_ width: UIUserInterfaceSizeClass) { stage.window.simulate(horizontalSizeClass: width) }

  @Test("UK-8 didCollapse is not sent if the split has expanded again before the collapse has ended")
  func expandsAgain() {
    turn(.regular)
    stage.show(split)
    turn(.compact)
    turn(.regular)
    stage.settle()
    #expect(delegate.told == ["didExpand"])
  }

  @Test("UK-8 didExpand is not sent if the split has collapsed again before the expansion has ended")
  func collapsesAgain() {
    turn(.compact)
    stage.show(split)
    let before = delegate.told
    turn(.regular)
    turn(.compact)
    stage.settle()
    #expect(delegate.told == before + ["didCollapse"])
  }

  @Test("UK-8 didCollapse and didExpand are each sent once if the split settles in between")
  func settlesInBetween() {
    turn(.regular)
    stage.show(split)
    turn(.compact)
    stage.settle()
    turn(.regular)
    stage.settle()
    #expect(delegate.told == ["didCollapse", "didExpand"])
  }
}
