import UIKit
import Wayfinder

/// Shows the tabs, and opens what the app was started with: a link, a universal link, an activity.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// The ways through the app, once the scene is connected.
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
    // Asked before the window is visible: what presents nothing is carried out before the first frame.
    if let link = link(in: connectionOptions) { open(link) }
    window.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { if let link = Link(context.url) { open(link) } }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let link = Link(userActivity) { open(link) }
  }

  /// Leads to what a link names, from wherever the user is.
  func open(_ link: Link) { routes?.open(link) }

  private func link(in options: UIScene.ConnectionOptions) -> Link? {
    options.urlContexts.lazy.compactMap { Link($0.url) }.first
      ?? options.userActivities.lazy.compactMap { Link($0) }.first
  }
}
