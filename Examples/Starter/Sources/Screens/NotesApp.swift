public import Wayfinder

/// The app in one window: its tabs, its routes, and the router that moves it. A test makes as many as it likes.
public final class NotesApp {
  /// The window, which the scene delegate keeps.
  public let window: UIWindow
  /// Moves the screens of the window.
  public let router: Router
  /// Who is using the app.
  public let account: Account
  let routes: Routes
  let tour: Tour

  /// Puts the tabs into a window; it is not shown yet.
  ///
  /// - Throws: Where the links or the pages of the tour contradict each other.
  public init(_ window: UIWindow, _ account: Account = Account()) throws {
    let mover = Router(window: window)
    routes = Routes(account)
    router = mover.opening(try Links.table(routes))
    // Links, gates and routers made later find it by the window.
    router.makeStanding()
    tour = try Tour(account, mover)
    self.window = window
    self.account = account

    let tabs = UITabBarController()
    tabs.viewControllers = [HomeScreen(self), AccountScreen(self)].map {
      UINavigationController(rootViewController: $0)
    }
    window.rootViewController = tabs
  }

  /// Shows the window, and the tour to somebody new.
  public func launch() {
    window.makeKeyAndVisible()
    if !account.hasSeenTour { tour.begin() }
  }

  /// Goes where a button leads. What goes wrong is in the log; the screen is then as it was.
  func go<Screen: UIViewController>(to step: DestinationStep<Screen, Any?>) {
    router.navigate(to: step) { outcome in Self.log(outcome) }
  }

  /// Goes where a button leads, with what the screen has to know.
  func go<Screen: UIViewController, Context>(to step: DestinationStep<Screen, Context>, with context: Context) {
    router.navigate(to: step, with: context) { outcome in Self.log(outcome) }
  }

  /// Opens a link, wherever it comes from.
  public func open(_ link: String) {
    router.open(link) { outcome in Self.log(outcome) }
  }

  private static func log<Value>(_ outcome: Outcome<Value>) {
    if let failure = outcome.failure { print(failure) }
  }
}
