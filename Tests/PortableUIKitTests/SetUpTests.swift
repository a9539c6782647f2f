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

private final class Unfinished: UIActivity {
  var ends = 0
  override func activityDidFinish(_ completed: Bool) { ends += 1 }
}

private final class Letter: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { activityType == .mail ? "Dear all" : nil }
}

@Suite struct SetUpTests {
  /// The names of the notifications that were posted.
  private final class Heard {
    var names: [Notification.Name] = []
  }

  let stage = Stage()

  @Test("UK-5 An app keeps what it tells the system of itself, and asks no server for notifications")
  func application() {
    let app = UIApplication()
    #expect(!app.isRegisteredForRemoteNotifications && app.isProtectedDataAvailable)
    app.registerForRemoteNotifications()
    #expect(app.isRegisteredForRemoteNotifications)
    app.unregisterForRemoteNotifications()
    app.applicationIconBadgeNumber = 3
    #expect(!app.isRegisteredForRemoteNotifications && app.applicationIconBadgeNumber == 3)
    #expect(app.backgroundRefreshStatus == .available && app.supportsAlternateIcons)
  }

  @Test("UK-5 An app has another icon at once, and is told so later")
  func icon() async throws {
    let app = UIApplication()
    let error = await withCheckedContinuation { continuation in
      app.setAlternateIconName("Night") { continuation.resume(returning: $0 as? NSError) }
      #expect(app.alternateIconName == "Night")
    }
    #expect(error == nil)
    try await app.setAlternateIconName(nil)
    #expect(app.alternateIconName == nil)
  }

  @Test("UK-5 What a test posts in place of the system reaches those who listen")
  func notifications() {
    let names = [
      UIApplication.didReceiveMemoryWarningNotification, UIApplication.significantTimeChangeNotification,
      UIApplication.userDidTakeScreenshotNotification, UIApplication.protectedDataDidBecomeAvailableNotification,
      UIApplication.protectedDataWillBecomeUnavailableNotification, UIScreen.capturedDidChangeNotification,
      UIApplication.backgroundRefreshStatusDidChangeNotification, UIScreen.brightnessDidChangeNotification,
      UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
      UIDevice.proximityStateDidChangeNotification, UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.boldTextStatusDidChangeNotification, UIAccessibility.announcementDidFinishNotification,
    ]
    let center = NotificationCenter()
    let heard = Heard()
    let tokens = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { notification in
        let name = notification.name
        MainActor.assumeIsolated { heard.names.append(name) }
      }
    }
    for name in names { center.post(name: name, object: nil) }
    #expect(heard.names == names && Set(names).count == names.count)
    for token in tokens { center.removeObserver(token) }
  }

  @Test("UK-5 The pasteboard keeps the text or the link that was copied last, and posts each change")
  func pasteboard() throws {
    let (board, link) = (UIPasteboard.general, try #require(URL(string: "https://shop.example/a")))
    let (heard, before) = (Heard(), UIPasteboard.general.changeCount)
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { notification in
      let name = notification.name
      MainActor.assumeIsolated { heard.names.append(name) }
    }
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
    #expect(heard.names.count == 3)
  }

  @Test("UK-3 An activity of the app's own does what it says, and a source has what it is to be done with")
  func activities() {
    let activity = Printing()
    let sheet = UIActivityViewController(activityItems: ["page"], applicationActivities: [activity])
    sheet.excludedActivityTypes = [.airDrop, .assignToContact, .saveToCameraRoll, .addToReadingList]
    #expect(
      activity.canPerform(withActivityItems: sheet.activityItems) && type(of: activity).activityCategory == .share)
    activity.prepare(withActivityItems: sheet.activityItems)
    activity.perform()
    #expect(activity.printed == ["page"] && activity.activityType?.rawValue == "app.print")
    let source: any UIActivityItemSource = Letter()
    #expect(source.activityViewController(sheet, itemForActivityType: .mail) as? String == "Dear all")
    #expect(source.activityViewController(sheet, itemForActivityType: .print) == nil)
    #expect(source.activityViewController(sheet, subjectForActivityType: .mail).isEmpty)
    let silent = Unfinished()
    silent.perform()
    #expect(silent.ends == 0, "whoever overrides it says when it is over")
    #expect(!UIActivity().canPerform(withActivityItems: []) && UIActivity.activityCategory == .action)
  }

  @Test("UK-5 The screen and the device say what a phone without battery says")
  func device() {
    let screen = UIScreen.main
    #expect(screen.nativeBounds.width == screen.bounds.width * screen.nativeScale && UIScreen.screens == [screen])
    #expect(!screen.isCaptured && screen.maximumFramesPerSecond == 60 && screen.mirrored == nil)
    let device = UIDevice()
    device.isBatteryMonitoringEnabled = true
    device.isProximityMonitoringEnabled = true
    #expect(device.batteryLevel < 0 && device.batteryState == .unknown && !device.proximityState)
    #expect(
      device.isBatteryMonitoringEnabled && device.isProximityMonitoringEnabled && device.localizedModel == device.model)
  }

  @Test("UK-5 A view keeps what it says to assistive software, and does nothing for it unless it says so")
  func accessibility() {
    let view = UILabel(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    stage.show(view)
    #expect(view.accessibilityFrame == view.frame && view.accessibilityCustomActions == nil)
    let list = UIScrollView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    list.contentSize.height = 99
    list.contentOffset.y = 30
    #expect(list.accessibilityFrame == list.frame, "it stays where it is however far it is scrolled")
    let action = UIAccessibilityCustomAction(name: "Delete") { $0.name == "Delete" }
    view.accessibilityCustomActions = [action]
    view.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
    view.accessibilityUserInputLabels = ["Remove"]
    view.accessibilityContainerType = .list
    view.accessibilityTraits = [.adjustable, .updatesFrequently, .searchField]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
    #expect(view.accessibilityFrame.width == 1 && view.accessibilityUserInputLabels == ["Remove"])
    #expect(view.accessibilityContainerType == .list && view.accessibilityTraits.contains(.adjustable))
    view.accessibilityAttributedLabel = NSAttributedString(string: "Total", attributes: [.init("pitch"): 2])
    #expect(view.accessibilityLabel == "Total" && view.accessibilityAttributedLabel?.length == 5)
    #expect(view.accessibilityAttributedLabel?.attribute(.init("pitch"), at: 0, effectiveRange: nil) as? Int == 2)
    view.accessibilityLabel = "Sum"
    #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Sum"))
    #expect(!view.accessibilityActivate() && !view.accessibilityScroll(.next))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    #expect(element.accessibilityContainer === view && element.isAccessibilityElement)
    #expect(!UIAccessibility.isBoldTextEnabled && UIAccessibility.isVideoAutoplayEnabled)
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
  }

  @Test("UK-5 The scroll view that is said without an edge is that of all edges")
  func contentScrollView() {
    let (controller, scroll) = (UIViewController(), UIScrollView())
    controller.setContentScrollView(scroll)
    for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] {
      #expect(controller.contentScrollView(for: edge) === scroll)
    }
    controller.setContentScrollView(nil)
    #expect(controller.contentScrollView(for: .top) == nil)
  }
}
