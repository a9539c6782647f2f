public import Wayfinder

#if os(iOS) || os(visionOS)
  public import UserNotifications
#endif

/// Hears of notifications that the user opens while the app runs.
public final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  /// Asks to be told of notifications.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  /// Opens what the notification is about, in the scene that the system has chosen.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    (response.targetScene?.delegate as? SceneDelegate)?.open(response)
    completionHandler()
  }
}
