import UIKit
import UserNotifications
import Wayfinder

/// A screen with a column of buttons.
class ButtonScreen: UIViewController {
  private var actions: [() -> Void] = []
  /// The buttons, from top to bottom.
  private(set) var buttons: [UIButton] = []

  /// Adds a button under the others.
  func add(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.tag = actions.count
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    buttons.append(button)
    actions.append(action)
    view.addSubview(button)
  }

  @objc private func tapped(_ button: UIButton) { actions[button.tag]() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (row, button) in buttons.enumerated() {
      button.frame = CGRect(x: 20, y: 160 + 56 * CGFloat(row), width: view.bounds.size.width - 40, height: 44)
    }
  }
}

/// The two tabs.
final class Tabs: UITabBarController {
  convenience init(_ routes: Routes) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [
      stack(HomeScreen(routes), "Home", 0), stack(AccountScreen(routes), "Account", 1),
    ]
  }

  private func stack(_ screen: UIViewController, _ title: String, _ tag: Int) -> UIViewController {
    screen.title = title
    let stack = GuardedNavigationController(rootViewController: screen)
    stack.tabBarItem = UITabBarItem(title: title, image: nil, tag: tag)
    return stack
  }
}

final class HomeScreen: ButtonScreen {
  private let routes: Routes
  init(_ routes: Routes) {
    self.routes = routes
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Product 1") { [routes] in routes.open(.product(1)) }
    add("Draft") { [routes] in routes.open(.draft) }
    add("Filter") { [routes] in routes.open(.filter) }
    add("Profile 7") { [routes] in routes.open(.profile(7)) }
    // The tests read the last move of the user from this button.
    add("Last move") { [unowned self] in buttons[4].setTitle("Last move: \(routes.lastMove)", for: .normal) }
  }
}

final class AccountScreen: ButtonScreen {
  private let routes: Routes
  init(_ routes: Routes) {
    self.routes = routes
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("My profile") { [routes] in routes.open(.profile(1)) }
    add("Log out") { [routes] in routes.logOut() }
    add("Allow notifications") {
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { _, _ in }
    }
  }
}

final class ProductScreen: ButtonScreen, ContextChecking {
  private let id: Int
  private let routes: Routes
  init(_ id: Int, _ routes: Routes) {
    self.id = id
    self.routes = routes
    super.init(nibName: nil, bundle: nil)
    title = "Product \(id)"
  }
  required init?(coder: NSCoder) { nil }

  func isTarget(for context: Int) -> Bool { context == id }

  override func viewDidLoad() {
    super.viewDidLoad()
    let activity = NSUserActivity(activityType: Link.activityType)
    activity.userInfo = ["link": "firstapp://product/\(id)"]
    userActivity = activity
    add("Product \(id + 1)") { [unowned self] in
      navigationController?.pushViewController(ProductScreen(id + 1, routes), animated: true)
    }
    add("Picture") { [unowned self] in routes.open(.picture(id)) }
  }
}

final class PictureScreen: ButtonScreen, ContextChecking {
  private let id: Int
  init(_ id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
    title = "Picture \(id)"
    if #available(iOS 18.0, *) {
      preferredTransition = .zoom { context in
        let product = (context.sourceViewController as? Tabs)?.selectedViewController as? UINavigationController
        return (product?.topViewController as? ProductScreen)?.buttons.last
      }
    }
  }
  required init?(coder: NSCoder) { nil }

  func isTarget(for context: Int) -> Bool { context == id }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Close picture") { [unowned self] in dismiss(animated: true) }
  }
}
