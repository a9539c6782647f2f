import PortableUIKit
import Testing

private final class Leaving: UIViewController {
  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
}

@Suite struct AccessibilityTests {
  let stage = Stage()

  @Test("UK-5 There is no assistive software: nothing runs, and nobody listens to what is posted")
  func none() {
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    let notifications: Set<UIAccessibility.Notification> = [.screenChanged, .layoutChanged, .announcement]
    #expect(notifications.count == 3)
    for notification in notifications { UIAccessibility.post(notification: notification, argument: "Saved") }
  }

  @Test("UK-5 A view keeps what assistive software would find in it")
  func elements() {
    let (view, label) = (UIView(), UILabel())
    #expect(view.accessibilityElements == nil && !view.shouldGroupAccessibilityChildren)
    view.accessibilityElements = [label]
    view.shouldGroupAccessibilityChildren = true
    #expect(view.accessibilityElements?.first as? UILabel === label && view.shouldGroupAccessibilityChildren)
  }

  @Test("UK-3 A screen that is asked to go away stays unless it says otherwise")
  func escape() {
    let (root, modal) = (stage.screen("root"), Leaving())
    stage.show(root)
    root.present(modal, animated: false)
    stage.settle()
    #expect(!root.accessibilityPerformEscape() && !root.view.accessibilityPerformEscape())
    #expect(modal.accessibilityPerformEscape())
    stage.settle()
    #expect(root.presentedViewController == nil)
  }
}
