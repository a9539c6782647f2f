public import Wayfinder

/// The app in one window: its tabs, its routes, and its router. Each test makes its own.
public final class StarterApp {
  /// The window of the app.
  public let window: UIWindow
  /// The router of the window.
  public let router: Router
  /// The user of the app.
  public let account: Account
  let routes: Routes
  let tour: Tour

  /// Makes the tabs the root of a window. ``launch()`` shows the window.
  ///
  /// - Throws: An error that names the links or pages that contradict each other.
  public init(_ window: UIWindow, _ account: Account = Account()) throws {
    let baseRouter = Router(window: window)
    routes = Routes(account)
    router = baseRouter.opening(try Links.table(routes))
    // From now on `Router(window:)` returns a router with these links.
    router.makeDefault()
    tour = try Tour(account, baseRouter)
    self.window = window
    self.account = account

    let tabs = UITabBarController()
    tabs.viewControllers = [HomeScreen(self), AccountScreen(self)].map {
      UINavigationController(rootViewController: $0)
    }
    window.rootViewController = tabs
  }

  /// Shows the window, and the tour to a new user.
  public func launch() {
    window.makeKeyAndVisible()
    if !account.hasSeenTour { tour.begin() }
  }

  /// Navigates to a route. A navigation that fails is printed, and changes nothing.
  func go<Screen: UIViewController>(to route: Route<Screen, Any?>) {
    router.navigate(to: route) { outcome in Self.log(outcome) }
  }

  /// Navigates to a route, with its context.
  func go<Screen: UIViewController, Context>(to route: Route<Screen, Context>, with context: Context) {
    router.navigate(to: route, with: context) { outcome in Self.log(outcome) }
  }

  /// Signs the user out, and returns to the first screen of the account. No screen can refuse to be left.
  public func signOut() {
    account.isSignedIn = false
    router.navigate(.to(routes.accountTab).leavingWithoutAsking()) { outcome in Self.log(outcome) }
  }

  /// Opens a link.
  public func open(_ link: String) {
    router.navigate(.link(link)) { outcome in Self.log(outcome) }
  }

  private static func log<Value>(_ outcome: Outcome<Value>) {
    if let failure = outcome.failure { print(failure) }
  }
}
