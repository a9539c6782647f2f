/// The system's part in an app's lifecycle: launches the app, connects scenes, opens links, and moves the app to the background.
///
/// All calls are synchronous, in the order that Apple documents. The table `AppLifeOrder` lists the calls.
///
///     let app = SimulatedApp(delegate: AppDelegate()) { _ in SceneDelegate() }
///     app.launch(with: .universalLink(link))   // … scene(_:willConnectTo:options:) gets it
///     app.open(.url(other))                    // scene(_:openURLContexts:) gets it
///     app.enterBackground()
///     app.terminate()
///
/// Not Apple's. Only one app can run at a time, because there is one `UIApplication.shared`. Call `terminate()` before you launch another
/// app.
public final class SimulatedApp {
  /// An event that launches an app, or arrives while the app runs.
  public enum Arrival {
    /// A link with a scheme of the app, and the app that sent it.
    case url(URL, from: String? = nil)
    /// A web link that belongs to the app.
    case universalLink(URL)
    /// Any other user activity to continue.
    case activity(NSUserActivity)
    /// The user's response to a notification.
    case notification(UNNotificationResponse)
    /// A quick action that the user selected on the app icon.
    case quickAction(UIApplicationShortcutItem)

    /// Returns an event: the user opens a notification with this user info.
    public static func notification(userInfo: [AnyHashable: Any], identifier: String = "notification") -> Arrival {
      let content = UNMutableNotificationContent()
      content.userInfo = userInfo
      let request = UNNotificationRequest(identifier: identifier, content: content)
      return .notification(UNNotificationResponse(notification: UNNotification(request: request)))
    }

    var activity: NSUserActivity? {
      switch self {
      case .universalLink(let url):
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        return activity
      case .activity(let activity): return activity
      case .url, .notification, .quickAction: return nil
      }
    }

    var targetContentIdentifier: String? {
      guard case .notification(let response) = self else { return activity?.targetContentIdentifier }
      return response.notification.request.content.targetContentIdentifier
    }
  }

  /// The app's delegate. The simulated app retains it, because `UIApplication` does not.
  public let delegate: any UIApplicationDelegate
  /// The connected scenes, in the order in which they were connected.
  public internal(set) var scenes: [UIWindowScene] = []
  /// The sessions that are not discarded, in the order in which they were created.
  public internal(set) var sessions: [UISceneSession] = []
  let makeSceneDelegate: ((UISceneConfiguration) -> any UIWindowSceneDelegate)?
  /// The delegate of the notification center at the end of the launch.
  private weak var notified: (any UNUserNotificationCenterDelegate)?

  var application: UIApplication { .shared }

  /// Creates an app that is not launched yet.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate.
  ///   - sceneDelegate: A closure that makes the delegate of a scene, or `nil` for an app without scenes. The closure replaces the
  ///     configuration's `delegateClass`, which needs the Objective-C runtime to be instantiated.
  public init(
    delegate: any UIApplicationDelegate, sceneDelegate: ((UISceneConfiguration) -> any UIWindowSceneDelegate)? = nil
  ) {
    self.delegate = delegate
    makeSceneDelegate = sceneDelegate
  }

  /// Launches the app, and connects its first scene.
  ///
  /// Follows Apple's page “About the app launch sequence”. An app with scenes receives the event in the connection options of its scene. An
  /// app without scenes receives the event in the launch options, and then by a call of its delegate.
  ///
  /// - Returns: The scene, or `nil` for an app without scenes.
  @discardableResult public func launch(with arrival: Arrival? = nil) -> UIWindowScene? {
    application.delegate = delegate
    application.running = self
    application.applicationState = .inactive
    let hasScenes = makeSceneDelegate != nil
    let options = hasScenes ? nil : arrival.map(launchOptions)
    let will = delegate.application(application, willFinishLaunchingWithOptions: options)
    let did = delegate.application(application, didFinishLaunchingWithOptions: options)
    post(UIApplication.didFinishLaunchingNotification)
    notified = UNUserNotificationCenter.current().delegate
    if hasScenes { return connectScene(with: arrival) }
    if let arrival {
      // The delegate's result counts for links, activities and quick actions, as Apple's page
      // `application(_:didFinishLaunchingWithOptions:)` states.
      if case .notification = arrival {
        deliver(arrival, in: nil, standsInOptions: true)
      } else if will, did {
        deliver(arrival, in: nil)
      }
    }
    becomeActive()
    return nil
  }

  /// Sends an event to the running app.
  ///
  /// A scene in the background enters the foreground first. If no scene is connected, the app connects a new scene.
  ///
  /// A response to a notification goes to the object that was the delegate of `UNUserNotificationCenter` at the end of the launch. If there
  /// was no delegate, the system drops the response silently. The headless UIKit reports a ``UIKitMisuse``.
  ///
  /// - Parameters:
  ///   - arrival: The event.
  ///   - scene: The scene that receives the event. If `scene` is `nil`, the activation conditions select a scene. If no scene matches, the
  ///     scene that was connected last receives the event.
  public func open(_ arrival: Arrival, in scene: UIWindowScene? = nil) {
    guard makeSceneDelegate != nil else {
      if application.applicationState == .background {
        enterForegroundWithoutScenes { deliver(arrival, in: nil) }
      } else {
        deliver(arrival, in: nil)
      }
      return
    }
    guard let scene = scene ?? scenes.first(for: arrival.targetContentIdentifier) ?? scenes.last else {
      connectScene(sessions.last, with: arrival)
      return
    }
    if scene.activationState == .background {
      bringForward(scene) { deliver(arrival, in: scene) }
    } else {
      deliver(arrival, in: scene)
    }
  }

  /// Simulates a notification that arrives while the app is in the foreground.
  ///
  /// - Returns: The delegate's presentation options. The options are empty if the delegate does not answer within the call.
  @discardableResult public func present(_ notification: UNNotification) -> UNNotificationPresentationOptions {
    let answer = PresentationAnswer()
    notified?.userNotificationCenter(.current(), willPresent: notification) { answer.answer($0) }
    return answer.options
  }

  /// Simulates the user leaving the app: all scenes enter the background.
  public func enterBackground() {
    if makeSceneDelegate == nil {
      enterBackgroundWithoutScenes()
    } else {
      for scene in scenes { enterBackground(scene) }
    }
  }

  /// Simulates the user returning to the app: all scenes enter the foreground.
  public func enterForeground() {
    if makeSceneDelegate == nil {
      enterForegroundWithoutScenes {}
    } else {
      for scene in scenes where scene.activationState == .background { bringForward(scene) {} }
    }
  }

  /// Terminates the app.
  public func terminate() {
    enterBackground()
    delegate.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
    for scene in scenes { forget(scene) }
    if application.delegate === delegate { application.delegate = nil }
    if application.running === self { application.running = nil }
    application.applicationState = .active
  }

  func post(_ name: Notification.Name, _ object: NSObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? application)
  }

  /// - Parameter standsInOptions: Whether the launch options or connection options also contain the event.
  func deliver(_ arrival: Arrival, in scene: UIWindowScene?, standsInOptions: Bool = false) {
    if case .notification(let response) = arrival {
      response.targetScene = scene
      if let notified {
        notified.userNotificationCenter(.current(), didReceive: response) {}
      } else if !standsInOptions {
        UIKitMisuse.report(.unheardNotification, delegate as? NSObject)
      }
    } else if let scene {
      hand(arrival, to: scene)
    } else {
      hand(arrival)
    }
  }

  private func hand(_ arrival: Arrival, to scene: UIWindowScene) {
    if case .url(let url, let source) = arrival {
      scene.delegateLink?.scene(scene, openURLContexts: [UIOpenURLContext(url, from: source)])
    } else if case .quickAction(let item) = arrival {
      let delegate = scene.delegateLink as? any UIWindowSceneDelegate
      delegate?.windowScene(scene, performActionFor: item) { _ in }
    } else if let activity = arrival.activity {
      scene.delegateLink?.scene(scene, willContinueUserActivityWithType: activity.activityType)
      scene.delegateLink?.scene(scene, continue: activity)
    }
  }

  nonisolated deinit {}
}
