import Foundation
public import Wayfinder

#if os(iOS) || os(visionOS)
  import UserNotifications
#endif

/// Starts the app in a window, and opens links.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window of the scene.
  public var window: UIWindow?
  /// The app in the window. It is `nil` until the scene is connected.
  public private(set) var app: StarterApp?

  /// Makes the window, and opens the link that started the app.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    // The tables can contradict themselves only by a mistake in the app, and the tests find it.
    app = try? StarterApp(window)
    app?.launch()
    connectionOptions.urlContexts.forEach { app?.open($0.url.absoluteString) }
    connectionOptions.userActivities.compactMap(\.webpageURL).forEach { app?.open($0.absoluteString) }
  }

  /// Opens links while the app runs.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    URLContexts.forEach { app?.open($0.url.absoluteString) }
  }

  /// Opens universal links while the app runs.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let url = userActivity.webpageURL { app?.open(url.absoluteString) }
  }

  /// Opens the link that a notification carries under the key `link`.
  func open(_ response: UNNotificationResponse) {
    if let link = response.notification.request.content.userInfo["link"] as? String { app?.open(link) }
  }
}
