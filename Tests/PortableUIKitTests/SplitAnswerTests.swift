import PortableUIKit
import Testing

/// Answers the questions of a split view controller.
private final class SplitAnswers: NSObject, UISplitViewControllerDelegate {
  var topColumn: UISplitViewController.Column?
  private(set) var shown: [String] = []
  private(set) var modes: [UISplitViewController.DisplayMode] = []

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { topColumn ?? proposedTopColumn }
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { modes.append(displayMode) }
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    shown.append(vc.title ?? "")
    return true
  }
}

@Suite("Answers of a split's delegate, and columns of a collapsed split") struct SplitAnswerTests {
  private let stage = Stage()

  private func turn(_ width: UIUserInterfaceSizeClass) {
    stage.window.simulate(horizontalSizeClass: width)
    stage.settle()
  }

  /// A split of two columns, in a window of a width.
  private func columns(in width: UIUserInterfaceSizeClass) -> (split: UISplitViewController, screens: [Screen]) {
    let split = UISplitViewController(style: .doubleColumn)
    let screens = [stage.screen("list"), stage.screen("details")]
    split.setViewController(screens[0], for: .primary)
    split.setViewController(screens[1], for: .secondary)
    turn(width)
    stage.show(split)
    return (split, screens)
  }

  @Test("UK-9 A screen that the delegate shows itself is not put into a column")
  func shownByDelegate() {
    let (split, screens) = columns(in: .regular)
    let delegate = SplitAnswers()
    split.delegate = delegate
    split.show(stage.screen("other"), sender: nil)
    stage.settle()
    #expect(delegate.shown == ["other"])
    #expect(screens[0].splitViewController === split)
    #expect(screens[0].viewIfLoaded?.window === stage.window)
  }

  @Test("UK-8 The delegate receives a display mode once, and not again when a column changes in the same mode")
  func modeOnce() {
    let (split, _) = columns(in: .regular)
    let delegate = SplitAnswers()
    split.delegate = delegate
    split.preferredDisplayMode = .secondaryOnly
    stage.settle()
    split.setViewController(stage.screen("other"), for: .secondary)
    stage.settle()
    #expect(delegate.modes == [.secondaryOnly])
  }

  @Test("UK-8 A top column that is empty is no answer: the split collapses to the column that it has proposed")
  func emptyTopColumn() {
    let (split, screens) = columns(in: .regular)
    let delegate = SplitAnswers()
    delegate.topColumn = .supplementary
    split.delegate = delegate
    turn(.compact)
    #expect(split.isCollapsed)
    #expect(screens[1].viewIfLoaded?.window === stage.window)
    #expect(screens[0].navigationController?.viewControllers.count == 2)
  }

  @Test("UK-8 Showing a column of a collapsed split pops what was pushed onto the column")
  func shownColumn() {
    let (split, screens) = columns(in: .compact)
    let pushed = stage.screen("pushed")
    screens[0].navigationController?.pushViewController(pushed, animated: false)
    stage.settle()
    #expect(pushed.viewIfLoaded?.window === stage.window)
    split.show(.secondary)
    stage.settle()
    #expect(screens[1].viewIfLoaded?.window === stage.window)
    #expect(pushed.viewIfLoaded?.window == nil)
  }

  @Test("UK-8 The second child that a collapsed classic split was given comes with the expansion")
  func secondChild() {
    let split = UISplitViewController()
    split.viewControllers = [stage.screen("first list")]
    turn(.compact)
    stage.show(split)
    let (list, details) = (stage.screen("list"), stage.screen("details"))
    split.viewControllers = [list, details]
    stage.settle()
    #expect(split.viewControllers == [list])
    turn(.regular)
    #expect(split.viewControllers == [list, details])
    #expect(details.viewIfLoaded?.window === stage.window)
  }

  @Test("UK-8 A column that is set to the view controller in the column stays as it is")
  func sameColumn() {
    let (split, screens) = columns(in: .regular)
    let misuses = UIKitMisuse.collect { split.setViewController(screens[0], for: .primary) }
    #expect(misuses.isEmpty)
    #expect(stage.told() == [])
    #expect(split.viewController(for: .primary) === screens[0])
  }
}
