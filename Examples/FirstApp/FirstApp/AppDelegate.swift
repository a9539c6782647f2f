import UIKit
import UserNotifications

/// Starts the app, and receives the notifications that the user opens, at launch and later.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let notifications = Notifications()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = notifications
    return true
  }
}

/// Takes the link out of a notification that the user opens, and hands it to the scene.
nonisolated final class Notifications: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let link = Link(response)
    Task { @MainActor in
      let scenes = UIApplication.shared.connectedScenes
      let delegates = scenes.filter { $0.activationState != .unattached }.compactMap { $0.delegate as? SceneDelegate }
      if let link { delegates.first?.open(link) }
    }
    completionHandler()
  }
}
