/// Told about a scene's life.
///
/// Follows Apple's page `UISceneDelegate`; nothing of it has to be implemented.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is made, with why it is.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the system lets go of the scene.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has come into use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene goes out of use.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene can be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene cannot be seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with links of the app's own scheme, while the app runs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Asks what to remember of the scene, when it has gone to the background.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called when the scene is connected again, with what was remembered.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called before an activity arrives.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called with an activity to go on with, a universal link among others, while the app runs.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when an activity that was announced did not arrive.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
}

/// Told about the life of a scene with windows.
///
/// Follows Apple's page `UIWindowSceneDelegate`.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window; set by the system if the scene has a storyboard.
  var window: UIWindow? { get set }
  /// Called with a quick action that the user has chosen, while the app runs; the completion is told whether it was done.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called when a window of the scene has another size.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate {
  /// Kept by the delegate if it wants to.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// It is not done.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Nothing to do.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
}

extension UISceneDelegate {
  /// Nothing to do.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing to do.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing to do.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing to do.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing to do.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing to do.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Nothing to do.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Nothing is remembered.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Nothing to do.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  /// Nothing to do.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Nothing to do.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Nothing to do.
  public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  {}
}
