// A source that imports only UIKit, and overrides the members that apps override.
import UIKit

/// A window that passes touches outside its views to the windows behind it.
final class PassthroughWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = .alert
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

/// A tab bar controller that records the tapped tabs.
final class BouncingTabs: UITabBarController {
  private(set) var tapped: [Int] = []

  override init(tabs: [UITab]) {
    super.init(tabs: tabs)
    title = "\(tabs.count) tabs"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = tabBar.items?.firstIndex(of: item) else { return }
    tapped.append(index)
  }
}

final class AvatarView: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
    isUserInteractionEnabled = true
  }
}

final class FadeSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
    destination.modalTransitionStyle = .crossDissolve
  }

  override func perform() { source.present(destination, animated: true) }
}

/// A container whose state the system saves.
final class DrawerScreen: UIViewController, UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    DrawerScreen()
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    restorationClass = DrawerScreen.self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var edgesForExtendedLayout: UIRectEdge {
    get { [] }
    set {}
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(title, forKey: "title")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    title = coder.decodeObject(forKey: "title") as? String
  }
}

/// A scene delegate that performs quick actions.
final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var actions: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let item = connectionOptions.shortcutItem { actions.append(item.type) }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    actions.append(shortcutItem.localizedTitle)
    completionHandler(true)
  }
}
