import PortableUIKit
import Testing

/// Tests declarations that match Apple's SDK: code that an app writes on Apple's systems compiles and runs here.
@Suite struct AppleShapeTests {
  let stage = Stage()

  // MARK: Presentations

  private func presentedPopover() -> UIViewController {
    let modal = UIViewController()
    modal.modalPresentationStyle = .popover
    stage.show(UIViewController())
    stage.simulate(horizontalSizeClass: .regular)
    stage.window.rootViewController?.present(modal, animated: false)
    stage.settle()
    return modal
  }

  @Test("UK-5 The active presentation controller is the one that presents, or the sheet that a popover has become")
  func activePresentation() {
    #expect(UIViewController().activePresentationController == nil)
    let modal = presentedPopover()
    #expect(modal.activePresentationController === modal.popoverPresentationController)
    stage.simulate(horizontalSizeClass: .compact)
    let sheet = modal.popoverPresentationController?.adaptiveSheetPresentationController
    #expect(modal.activePresentationController === sheet)
  }

  @Test("UK-5 A popover's delegate can move the anchor after the window has changed its size")
  func repositions() {
    let (modal, delegate) = (presentedPopover(), Repositioning())
    modal.popoverPresentationController?.delegate = delegate
    modal.popoverPresentationController?.sourceView = stage.window
    stage.simulate(size: CGSize(width: 900, height: 600))
    #expect(delegate.asked == [stage.window])
    #expect(modal.popoverPresentationController?.sourceView === delegate.view)
    #expect(modal.popoverPresentationController?.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  // MARK: Scenes

  /// Runs an app with two scenes, and returns the names of the scenes that received an activity about tea, in order.
  private func receivers(_ setUp: (_ first: UIScene, _ second: UIScene) -> Void) throws -> [String] {
    var delegates: [Receiver] = []
    let app = SimulatedApp(delegate: PlainApp()) { _ in
      delegates.append(Receiver("\(delegates.count + 1)"))
      return delegates[delegates.count - 1]
    }
    defer { app.terminate() }
    setUp(try #require(app.launch()), try #require(app.connectScene()))
    let activity = NSUserActivity(activityType: "read")
    activity.targetContentIdentifier = "tea"
    app.open(.activity(activity))
    return delegates.filter(\.hasReceived).map(\.name)
  }

  @Test("UK-5 An activity goes to the scene that prefers its content or can show it, or else to the one connected last")
  func activationConditions() throws {
    let preferring = try receivers { first, _ in
      first.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate { name, _ in
        name as? String == "tea"
      }
    }
    #expect(preferring == ["1"])
    let unable = try receivers { _, second in
      second.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    }
    #expect(unable == ["1"])
    #expect(try receivers { _, _ in } == ["2"])
  }

  @Test("UK-5 A scene's delegate receives the former geometry after the window has turned")
  func effectiveGeometry() {
    let (scene, delegate) = (UIWindowScene(), Receiver("scene"))
    scene.delegate = delegate
    stage.window.windowScene = scene
    stage.show(UIViewController())
    stage.simulate(size: CGSize(width: 852, height: 393))
    #expect(delegate.formerOrientations == [.portrait])
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    #expect(scene.interfaceOrientation == .landscapeRight)
  }

  // MARK: The inspector

  private func splitWithInspector() -> (UISplitViewController, SplitJournal) {
    let (split, delegate) = (UISplitViewController(style: .doubleColumn), SplitJournal(stage.journal))
    split.delegate = delegate
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.setViewController(stage.screen("inspector"), for: .inspector)
    stage.simulate(horizontalSizeClass: .regular)
    stage.show(split)
    return (split, delegate)
  }

  @Test("UK-5 An inspector is hidden until it is shown, and the split's delegate is told of both")
  func inspector() {
    let (split, delegate) = splitWithInspector()
    #expect(!split.isShowing(.inspector))
    split.show(.inspector)
    #expect(split.isShowing(.inspector))
    let shown = stage.told()
    #expect(shown.first == "willShow inspector")
    #expect(shown.contains("inspector.didAppear"))
    split.hide(.inspector)
    let hidden = stage.told()
    #expect(hidden.first == "willHide inspector")
    #expect(hidden.contains("inspector.didDisappear"))
    withExtendedLifetime(delegate) {}
  }

  @Test("UK-5 A split's viewControllers do not contain its inspector")
  func inspectorIsNotListed() {
    let (split, _) = splitWithInspector()
    split.show(.inspector)
    stage.settle()
    #expect(split.viewControllers.count == 2)
    #expect(split.viewController(for: .inspector)?.parent === split)
  }

  @Test("UK-5 A split that expands shows its inspector again")
  func inspectorAfterCollapse() {
    let (split, _) = splitWithInspector()
    split.show(.inspector)
    stage.simulate(horizontalSizeClass: .compact)
    #expect(!split.isShowing(.inspector))
    stage.simulate(horizontalSizeClass: .regular)
    #expect(split.isShowing(.inspector))
    #expect(split.viewController(for: .inspector)?.view.window === stage.window)
  }

  @Test("UK-5 A collapsed split shows no inspector, and an expanded one the inspector that was shown meanwhile")
  func inspectorWhileCollapsed() {
    let (split, delegate) = splitWithInspector()
    stage.simulate(horizontalSizeClass: .compact)
    _ = stage.journal.take()
    split.show(.inspector)
    #expect(stage.told() == [])
    #expect(!split.isShowing(.inspector))
    split.setViewController(stage.screen("other"), for: .inspector)
    #expect(stage.told() == [])
    stage.simulate(horizontalSizeClass: .regular)
    #expect(split.isShowing(.inspector))
    #expect(stage.told().contains("other.didAppear"))
    stage.simulate(horizontalSizeClass: .compact)
    split.hide(.inspector)
    stage.simulate(horizontalSizeClass: .regular)
    #expect(!split.isShowing(.inspector))
    withExtendedLifetime(delegate) {}
  }

  // MARK: Notifications

  @Test("UK-5 A notification delegate can answer by a sendable completion handler")
  func sendableCompletion() {
    let (delegate, app) = (NotificationAnswers(), SimulatedApp(delegate: PlainApp()))
    UNUserNotificationCenter.current().delegate = delegate
    defer { UNUserNotificationCenter.current().delegate = nil }
    app.launch()
    defer { app.terminate() }
    let request = UNNotificationRequest(identifier: "tea", content: UNNotificationContent())
    #expect(app.present(UNNotification(request: request)) == [.list])
  }

  @Test("UK-5 The notification centre can be reached off the main actor")
  func centreOffTheMainActor() async {
    let center = await Task.detached { UNUserNotificationCenter.current() }.value
    #expect(center === UNUserNotificationCenter.current())
  }

  @Test("UK-5 A notification can be made and read off the main actor")
  func notificationOffTheMainActor() async {
    let title = await Task.detached {
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      return UNNotification(request: UNNotificationRequest(identifier: "tea", content: content)).request.content.title
    }.value
    #expect(title == "Tea")
  }

  // MARK: Members that are optional or can be overridden

  @Test("UK-3 An animator without the optional methods ignores added animations, and continuing starts the animator")
  func optionalAnimations() {
    let animator = PlainAnimator()
    var hasRun = false
    animator.addAnimations { hasRun = true }
    animator.addAnimations({ hasRun = true }, delayFactor: 0.5)
    animator.addCompletion { _ in hasRun = true }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    #expect(!hasRun)
    #expect(animator.isRunning)
  }

  @Test("UK-3 Subclasses of a notification response and of a segue can override their identifiers")
  func overriding() {
    let request = UNNotificationRequest(identifier: "tea", content: UNNotificationContent())
    let response: UNNotificationResponse = MadeUpResponse(notification: UNNotification(request: request))
    #expect(response.actionIdentifier == "made up")
    let segue: UIStoryboardSegue = MadeUpSegue(
      identifier: nil, source: UIViewController(), destination: UIViewController())
    #expect(segue.identifier == "made up")
  }
}

private final class Repositioning: NSObject, UIPopoverPresentationControllerDelegate {
  let view = UIView()
  var asked: [UIView] = []

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    asked.append(view.pointee)
    rect.pointee = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.pointee = self.view
  }
}

private final class PlainApp: UIResponder, UIApplicationDelegate {}

private final class Receiver: NSObject, UIWindowSceneDelegate {
  let name: String
  var hasReceived = false
  var formerOrientations: [UIInterfaceOrientation] = []

  init(_ name: String) { self.name = name }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { hasReceived = true }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    formerOrientations.append(previousEffectiveGeometry.interfaceOrientation)
  }
}

private final class NotificationAnswers: NSObject, UNUserNotificationCenterDelegate {
  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.list])
  }
}

/// An animator with only the members that Apple's protocols require.
private final class PlainAnimator: NSObject, UIViewImplicitlyAnimating {
  var state = UIViewAnimatingState.inactive
  var isRunning: Bool { state == .active }
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() { state = .active }
  func startAnimation(afterDelay delay: TimeInterval) { state = .active }
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) { state = .stopped }
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) { state = .inactive }
}

private final class MadeUpResponse: UNNotificationResponse {
  override var actionIdentifier: String { "made up" }
}

private final class MadeUpSegue: UIStoryboardSegue {
  override var identifier: String? { "made up" }
}
