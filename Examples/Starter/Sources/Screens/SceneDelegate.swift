import Foundation
public import Wayfinder

#if os(iOS) || os(visionOS)
  import UserNotifications
#endif

/// Shows the app, and opens what it was started for: a link or a universal link.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window of the scene.
  public var window: UIWindow?
  /// The app in that window, once the scene is connected.
  public private(set) var app: NotesApp?

  /// Makes the window, and opens what the scene was connected for.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    // The tests make the same tables; what contradicts itself in them is found there.
    app = try? NotesApp(window)
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
