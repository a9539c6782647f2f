import PortableUIKit

class AppJournal: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  let journal: Journal
  var launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  var opensWhatItIsLaunchedWith = true
  var wantsNotifications = true
  var storyboard: UIStoryboard?
  var restored: [any UIUserActivityRestoring] = []
  init(_ journal: Journal) { self.journal = journal }
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal("willFinishLaunching")
    return true
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal("didFinishLaunching")
    self.launchOptions = launchOptions
    if wantsNotifications { UNUserNotificationCenter.current().delegate = self }
    return opensWhatItIsLaunchedWith
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    journal("configuration")
    let made = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    made.storyboard = storyboard
    return made
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    journal("didDiscard \(sceneSessions.count)")
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    journal("open \(url) from \(options[.sourceApplication] ?? "nobody")")
    return true
  }
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
    journal("willContinue")
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    journal("continue \(userActivity.webpageURL?.absoluteString ?? "")")
    restorationHandler(restored)
    return true
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    journal("perform \(shortcutItem.type)")
    completionHandler(true)
  }
  func applicationDidBecomeActive(_ application: UIApplication) { journal("appDidBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { journal("appWillResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { journal("appDidEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { journal("appWillEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { journal("willTerminate") }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    journal("willPresent \(notification.request.identifier)")
    completionHandler([.banner, .sound])
  }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    journal(
      "didReceive \(response.notification.request.identifier) \(response.targetScene == nil ? "nowhere" : "here")")
    completionHandler()
  }
}

final class SceneJournal: UIResponder, UIWindowSceneDelegate {
  let journal: Journal
  var window: UIWindow?
  private(set) var state = ""
  init(_ journal: Journal) { self.journal = journal }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    journal("willConnect")
    for context in connectionOptions.urlContexts { journal("with \(context.url)") }
    for activity in connectionOptions.userActivities { journal("with \(activity.webpageURL?.absoluteString ?? "")") }
    if let item = connectionOptions.shortcutItem { journal("with \(item.type)") }
    if let response = connectionOptions.notificationResponse {
      journal("with \(response.notification.request.identifier)")
    }
    if window == nil, let scene = scene as? UIWindowScene {
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
  }
  func sceneDidDisconnect(_ scene: UIScene) { journal("didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { journal("didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { journal("willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { journal("willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { journal("didEnterBackground") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { journal("open \(context.url) from \(context.options.sourceApplication ?? "nobody")") }
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    journal("stateRestoration")
    let activity = NSUserActivity(activityType: "test.showing")
    activity.userInfo = ["screen": 7]
    return activity
  }
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    journal("restore \(stateRestorationActivity.userInfo?["screen"] ?? "nothing")")
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    journal("perform \(shortcutItem.type)")
    completionHandler(true)
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { journal("willContinue") }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    journal("continue \(userActivity.webpageURL?.absoluteString ?? userActivity.activityType)")
  }
}

final class DeafScene: UIResponder, UIWindowSceneDelegate {}

final class RestoringScreen: UIViewController {
  var restored: [NSUserActivity] = []
  override func restoreUserActivityState(_ activity: NSUserActivity) { restored.append(activity) }
}
