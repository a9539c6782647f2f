import Foundation
import Testing
import Wayfinder
import WayfinderTesting

private final class NoticeScreen: UIViewController {}

/// A scene delegate that makes the window as in the guide.
private final class NoticeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: HomeScreen())
    self.window = window
    window.makeKeyAndVisible()
  }

  /// Presents a new notice for each response.
  func open(_ response: UNNotificationResponse) {
    guard let window else { return }
    let notice = Route.present(foundBy: .nilFinder) { NoticeScreen() }
    Router(window: window).go(to: notice)
  }
}

/// An app delegate that handles notifications as in the guide.
private final class NoticeAppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    (response.targetScene?.delegate as? NoticeSceneDelegate)?.open(response)
    completionHandler()
  }
}

@Suite(.serialized) struct NotificationOwnerTests {
  @Test("A notification that starts the app is opened once") func coldStart() async throws {
    let scene = NoticeSceneDelegate()
    let app = SimulatedApp(delegate: NoticeAppDelegate()) { _ in scene }
    defer { app.terminate() }
    app.launch(with: .notification(userInfo: [:]))
    try await scene.window?.settled()
    #expect(scene.window?.outline == "stack[Home] ^ Notice")
  }
}
