import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

// Screens and routes that the tests of the engine share.

final class Home: Screen {}
final class Search: Screen {}
final class Login: Screen {}

/// A Boolean value that indicates whether UIKit reports changes of the tree. UIKit's public calls do not (EN-18).
var treeTellsOfChanges: Bool {
  #if PUBLIC_UIKIT
    false
  #else
    true
  #endif
}

/// A double of the hosting controller that SwiftUI makes the root of a window. A `RouterRootController` is deep inside it.
final class HostScreen: UIViewController {
  let container: RouterRootController
  private let between = UIViewController()

  init(_ container: RouterRootController) {
    self.container = container
    super.init(nibName: nil, bundle: nil)
  }

  convenience init(_ root: UIViewController?) { self.init(RouterRootController(rootViewController: root)) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.put(between, in: self)
    Self.put(container, in: between)
  }

  /// Removes the container, as SwiftUI removes a view whose condition has become false.
  func removeContainer() {
    container.willMove(toParent: nil)
    container.view.removeFromSuperview()
    container.removeFromParent()
  }

  /// Adds the container again.
  func showContainer() { Self.put(container, in: between) }

  private static func put(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}

/// A window with two tabs, each a stack of one screen. Transitions end at once by default.
struct TestApp {
  let window: UIWindow
  let home = Home()
  let search = Search()
  let homeStack: UINavigationController
  let searchStack: UINavigationController
  let tabs = UITabBarController()
  let router: Router
  /// The root of the window if the router's root is in a container, otherwise `nil`.
  let host: HostScreen?

  init(_ mode: TransitionScheduler.Mode = .immediate, isVisible: Bool = true, inContainer: Bool = false) {
    homeStack = UINavigationController(rootViewController: home)
    searchStack = UINavigationController(rootViewController: search)
    tabs.viewControllers = [homeStack, searchStack]
    host = inContainer ? HostScreen(tabs) : nil
    if isVisible {
      window = .visible(host ?? tabs, transitions: mode)
    } else {
      window = UIWindow(frame: .zero)
      window.transitionScheduler = TransitionScheduler(mode)
      window.rootViewController = host ?? tabs
    }
    router = Router(window: window)
  }

  var tree: ScreenTree { window.snapshot() }

  /// Presents a view controller over the current screen with the router.
  func present(_ screen: UIViewController) {
    let step = StepAssembly(
      finder: NilFinder<UIViewController, String>(), factory: InlineFactory { (_: String) in screen }
    )
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    router.navigate(to: step, with: "", animated: false) { _ in }
  }

  /// Returns the outcome of a request that ends within the call, or `nil` if the request waits.
  func outcome<Value>(of request: NavigationRequest<Value>) -> Outcome<Value>? { router.outcomeAtOnce(of: request) }
}

enum Routes {
  /// A route to a detail on the stack of the home tab.
  static let detail = StepAssembly(
    finder: InlineStackIteratingFinder { (detail: Detail, name: String) in detail.name == name },
    factory: InlineFactory { Detail($0) }
  )
  .using(UINavigationController.push())
  .from(home.expectingContainer())
  .assemble()

  static let home = GeneralStep.custom(using: ClassFinder<Home, String>())
  static let search = GeneralStep.custom(using: ClassFinder<Search, String>())

  /// A route to a sheet in a new stack over the current screen.
  static let sheet = StepAssembly(finder: ClassFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()

  /// Returns a route to a detail behind a guard.
  static func guarded(
    by interceptor: any RoutingInterceptor<String>,
    action: EmbeddingAction<UINavigationController> = UINavigationController.push()
  ) -> DestinationStep<Detail, String> {
    StepAssembly(
      finder: InlineStackIteratingFinder { (detail: Detail, name: String) in detail.name == name },
      factory: InlineFactory { Detail($0) }
    )
    .adding(interceptor)
    .using(action)
    .from(home.expectingContainer())
    .assemble()
  }
}

func go<ViewController: UIViewController>(
  _ step: DestinationStep<ViewController, String>, _ name: String = ""
) -> NavigationRequest<ViewController> {
  NavigationRequest.to(step, with: name)
}

/// A guard in completion form that calls a closure.
struct ClosureGuard: AnsweringInterceptor {
  let body: (String, @escaping @MainActor (RoutingResult) -> Void) -> Void

  func perform(with context: String, completion: @escaping @MainActor (RoutingResult) -> Void) {
    body(context, completion)
  }
}

/// An action of the app.
struct OwnAction: Action {
  let body: (UIViewController, UIViewController, @escaping @MainActor (RoutingResult) -> Void) -> Void

  func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    body(viewController, existingController, completion)
  }
}

func everyViewController(of window: UIWindow) -> Set<UIViewController> { Set(viewControllers(of: window)) }

/// A guard that keeps its completions, for a context that is a name.
typealias KeepingGuard = TestStage.KeepingGuard<String>

/// A module that shows a detail.
final class DetailRouter: ViewRouter<Detail, ViewRouteConfiguration> {
  override class func registerRoutableDestination() {
    registerView(Detail.self)
    registerIdentifier("detail")
  }

  override func destination(with configuration: ViewRouteConfiguration) -> Detail? { Detail("module") }
}
