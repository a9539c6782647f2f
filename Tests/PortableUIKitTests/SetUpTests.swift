import PortableUIKit
import Testing

private final class Printing: UIActivity {
  private(set) var printed: [String] = []
  private var items: [Any] = []
  override class var activityCategory: UIActivity.Category { .share }
  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("app.print") }
  override var activityTitle: String? { "Print" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems is [String] }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
  override func perform() {
    printed = items.compactMap { $0 as? String }
    activityDidFinish(true)
  }
}

private final class Letter: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { activityType == .mail ? "Dear all" : nil }
}

private final class Leaving: UIViewController {
  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
}

@Suite struct SetUpTests {
  let stage = Stage()

  @Test("UK-5 The pasteboard keeps the text or link that was copied last, and posts each change")
  func pasteboard() throws {
    let (board, link) = (UIPasteboard.general, try #require(URL(string: "https://shop.example/a")))
    let before = UIPasteboard.general.changeCount
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { [stage] _ in MainActor.assumeIsolated { stage.journal("changed") } }
    defer { NotificationCenter.default.removeObserver(token) }
    board.string = "one"
    #expect(board.string == "one")
    #expect(board.hasStrings)
    board.url = link
    #expect(board.url == link)
    #expect(board.string == link.absoluteString)
    board.string = nil
    #expect(!board.hasStrings)
    #expect(!board.hasURLs)
    #expect(board.changeCount == before + 3)
    #expect(stage.journal.lines == ["changed", "changed", "changed"])
  }

  @Test("UK-3 A custom activity can be prepared and performed, and an item source chooses its item by activity type")
  func activities() {
    let activity = Printing()
    let sheet = UIActivityViewController(activityItems: ["page"], applicationActivities: [activity])
    sheet.excludedActivityTypes = [.airDrop, .assignToContact, .saveToCameraRoll, .addToReadingList]
    #expect(activity.canPerform(withActivityItems: sheet.activityItems))
    #expect(type(of: activity).activityCategory == .share)
    activity.prepare(withActivityItems: sheet.activityItems)
    activity.perform()
    #expect(activity.printed == ["page"])
    #expect(activity.activityType?.rawValue == "app.print")
    let source: any UIActivityItemSource = Letter()
    #expect(source.activityViewController(sheet, itemForActivityType: .mail) as? String == "Dear all")
    #expect(source.activityViewController(sheet, itemForActivityType: .print) == nil)
    #expect(source.activityViewController(sheet, subjectForActivityType: .mail).isEmpty)
    #expect(!UIActivity().canPerform(withActivityItems: []))
    #expect(UIActivity.activityCategory == .action)
  }

  @Test("UK-5 A view has Apple's accessibility defaults: its own frame, one label in two forms, and no actions")
  func accessibility() {
    let view = UILabel(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    stage.show(view)
    #expect(view.accessibilityFrame == view.frame)
    view.accessibilityAttributedLabel = NSAttributedString(string: "Total")
    #expect(view.accessibilityLabel == "Total")
    view.accessibilityLabel = "Sum"
    #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Sum"))
    #expect(!view.accessibilityActivate())
    #expect(!view.accessibilityScroll(.next))
  }

  @Test("UK-3 accessibilityPerformEscape does nothing unless a screen overrides the method")
  func escape() {
    let (root, modal) = (stage.screen("root"), Leaving())
    stage.show(root, presenting: modal)
    #expect(!root.accessibilityPerformEscape())
    #expect(!root.view.accessibilityPerformEscape())
    #expect(modal.accessibilityPerformEscape())
    stage.settle()
    #expect(root.presentedViewController == nil)
  }
}
