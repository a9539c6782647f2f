import UIKit
import Wayfinder

/// Shows the tabs, and opens the link or the activity that started the app.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// The routes of the app; `nil` until the scene is connected.
  private(set) var routes: Routes?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let routes = Routes(Router(window: window), Session())
    window.rootViewController = Tabs(routes)
    self.window = window
    self.routes = routes
    // A request that presents nothing and is made before the window is visible is carried out before the first frame.
    if let link = link(in: connectionOptions) { open(link) }
    window.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { if let link = Link(context.url) { open(link) } }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let link = Link(userActivity) { open(link) }
  }

  /// Opens a link from any screen.
  func open(_ link: Link) { routes?.open(link) }

  private func link(in options: UIScene.ConnectionOptions) -> Link? {
    options.urlContexts.lazy.compactMap { Link($0.url) }.first
      ?? options.userActivities.lazy.compactMap { Link($0) }.first
  }
}
