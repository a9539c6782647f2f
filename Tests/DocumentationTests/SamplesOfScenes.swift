// The headless samples of the guide SceneDelegates.md, compiled and run.
import Foundation
import Testing
import Wayfinder
import WayfinderTesting

final class NotifiedScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = HomeScreen()
    self.window = window
    window.makeKeyAndVisible()
  }

  func open(_ link: String) {
    guard let window else { return }
    let links = try? DeepLinkTable(origins: [.scheme("store")]) { links in
      links.add(.product) { .step(Routes.product, with: $0) }
    }
    if let links { Router(window: window).opening(links).open(link) { _ in } }
  }
}

final class NotifiedApp: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
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
    let link = response.notification.request.content.userInfo["link"] as? String
    if let link { (response.targetScene?.delegate as? NotifiedScene)?.open(link) }
    completionHandler()
  }
}

@Suite(.serialized) struct SamplesOfScenes {
  @Test func aNotificationIsOpenedWhileTheAppRuns() {
    let scene = NotifiedScene()
    let app = SimulatedApp(delegate: NotifiedApp()) { _ in scene }
    defer { app.terminate() }
    app.launch()
    scene.window?.endTransitionsAtOnce()
    app.open(.notification(userInfo: ["link": "store://product/42"]))
    #expect(scene.window?.outline.hasSuffix("^ stack[“Product 42”]") == true)
  }
}
