/// Stands for the system: launches an app, connects its scenes, hands it links and takes it to the background.
///
/// Everything is called at once and in the order Apple documents; the table `AppLifeOrder` lists it.
///
///     let app = SimulatedApp(delegate: AppDelegate()) { _ in SceneDelegate() }
///     app.launch(with: .universalLink(link))   // … scene(_:willConnectTo:options:) gets it
///     app.open(.url(other))                    // scene(_:openURLContexts:) gets it
///     app.enterBackground()
///     app.terminate()
///
/// Not Apple's. One app runs at a time, since there is one `UIApplication.shared`; `terminate()` makes room for the next.
public final class SimulatedApp {
  /// What an app is launched for, or what arrives while it runs.
  public enum Arrival {
    /// A link of the app's own scheme, and the app it comes from.
    case url(URL, from: String? = nil)
    /// A link to the web that belongs to the app.
    case universalLink(URL)
    /// Anything else the user goes on with.
    case activity(NSUserActivity)
    /// What the user did with a notification.
    case notification(UNNotificationResponse)
    /// A quick action that the user chose at the app's icon.
    case quickAction(UIApplicationShortcutItem)

    /// The user opens a notification that carries this, as an app's server or the app itself has sent it.
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

  /// The app's delegate; kept here, as the application does not keep it.
  public let delegate: any UIApplicationDelegate
  /// The scenes that are connected, the one connected last at the end.
  public internal(set) var scenes: [UIWindowScene] = []
  /// The sessions that were not discarded, in the order they were made.
  public internal(set) var sessions: [UISceneSession] = []
  let makeSceneDelegate: ((UISceneConfiguration) -> any UIWindowSceneDelegate)?
  /// Who is told about notifications: whoever was there when the app had been launched.
  private weak var notified: (any UNUserNotificationCenterDelegate)?

  var application: UIApplication { .shared }

  /// Makes an app that has not been launched yet.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate.
  ///   - sceneDelegate: Makes the delegate of a scene; `nil` for an app without scenes. It takes the place of the
  ///     configuration's `delegateClass`, which cannot be made from its name without the Objective-C runtime.
  public init(
    delegate: any UIApplicationDelegate, sceneDelegate: ((UISceneConfiguration) -> any UIWindowSceneDelegate)? = nil
  ) {
    self.delegate = delegate
    makeSceneDelegate = sceneDelegate
  }

  /// Launches the app, and connects its first scene.
  ///
  /// Follows Apple's page “About the app launch sequence”: an app with scenes finds what it is launched for in its
  /// scene's connection options, one without in the launch options and in what is called afterwards.
  ///
  /// - Returns: The scene; `nil` for an app without scenes.
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
      // As Apple's page `application(_:didFinishLaunchingWithOptions:)` says: the answer counts for links, activities and
      // quick actions.
      if case .notification = arrival {
        deliver(arrival, in: nil, standsInOptions: true)
      } else if will, did {
        deliver(arrival, in: nil)
      }
    }
    becomeActive()
    return nil
  }

  /// Hands something to the running app; a scene in the background comes to the foreground for it, and without any
  /// scene one is connected.
  ///
  /// What the user did with a notification goes to who was the delegate of `UNUserNotificationCenter` when the launch was over. Where
  /// nobody was, the system drops it without a word; here that is a ``UIKitMisuse``.
  ///
  /// - Parameters:
  ///   - arrival: What is handed over.
  ///   - scene: The scene it is for. Unless given, the activation conditions choose it, and else it is the one connected last.
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

  /// A notification arrives while the app is in front.
  ///
  /// - Returns: How the app wants it shown; nothing if nobody says so at once.
  @discardableResult public func present(_ notification: UNNotification) -> UNNotificationPresentationOptions {
    let answer = PresentationAnswer()
    notified?.userNotificationCenter(.current(), willPresent: notification) { answer.answer($0) }
    return answer.options
  }

  /// The user leaves the app: every scene goes to the background.
  public func enterBackground() {
    if makeSceneDelegate == nil {
      enterBackgroundWithoutScenes()
    } else {
      for scene in scenes { enterBackground(scene) }
    }
  }

  /// The user comes back to the app: every scene comes to the foreground.
  public func enterForeground() {
    if makeSceneDelegate == nil {
      enterForegroundWithoutScenes {}
    } else {
      for scene in scenes where scene.activationState == .background { bringForward(scene) {} }
    }
  }

  /// Ends the app.
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

  /// - Parameter standsInOptions: Whether the app finds it in what it is launched with too.
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
