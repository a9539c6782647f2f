public import Wayfinder

#if os(iOS) || os(visionOS)
  public import UserNotifications
#endif

/// Receives the notifications that the user opens, at launch and later.
public final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  /// Makes this object the delegate of the notification center.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  /// Opens the link of the notification in the scene that the system has chosen.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    (response.targetScene?.delegate as? SceneDelegate)?.open(response)
    completionHandler()
  }
}
