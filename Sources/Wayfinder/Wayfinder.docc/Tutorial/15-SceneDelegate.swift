import Foundation
import Wayfinder

#if os(iOS) || os(visionOS)
  import UserNotifications
#endif

/// Makes the window, and opens links and notifications.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window of the scene.
  public var window: UIWindow?
  private let club = Club()

  /// Makes the window, and opens the link that started the app.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = makeTabs()
    do {
      Router(window: window).opening(try makeLinks(ClubRoutes(club))).makeDefault()
    } catch {
      print("the links contradict each other: \(error)")
    }
    self.window = window
    for context in connectionOptions.urlContexts { open(context.url.absoluteString) }
    window.makeKeyAndVisible()
  }

  /// Opens a link while the app runs.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { open(context.url.absoluteString) }
  }

  /// Opens the link that a notification carries.
  public func open(_ response: UNNotificationResponse) {
    if let link = response.notification.request.content.userInfo["link"] as? String { open(link) }
  }

  private func open(_ link: String) {
    guard let window else { return }
    Router(window: window).navigate(.link(link)) { outcome in print("\(link): \(outcome)") }
  }
}

/// Opens the notifications that the user selects, at launch and later.
public final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  /// Receives notifications from launch on.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  /// Opens the link of the notification in the scene that the system selects.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    (response.targetScene?.delegate as? SceneDelegate)?.open(response)
    completionHandler()
  }
}
