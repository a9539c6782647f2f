import Testing
import Wayfinder
import WayfinderTesting

// Screens and routes that the engine's tests share.

class Screen: UIViewController {
  let name: String

  init(_ name: String = "") {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name.isEmpty ? nil : name
  }

  required init?(coder: NSCoder) { nil }
}

final class Home: Screen {}
final class Search: Screen {}
final class Detail: Screen {}
final class Sheet: Screen {}
final class Login: Screen {}

final class Draft: Screen, RoutingInterceptable {
  var canBeDismissed = false
}

final class Asking: Screen, LeaveConfirming {
  var asked = 0
  let answers = Answers<Bool>()

  func mayLeave() async -> Bool {
    asked += 1
    return await answers.next()
  }
}

/// Whether the tree can be known not to have changed; UIKit's public calls tell of no change as such (EN-18).
var treeTellsOfChanges: Bool {
  #if PUBLIC_UIKIT
    false
  #else
    true
  #endif
}

/// Hands out values one at a time, to whoever waits for one.
final class Answers<Value: Sendable> {
  private var ready: [Value] = []
  private var waiting: [CheckedContinuation<Value, Never>] = []

  func give(_ value: Value) {
    if waiting.isEmpty { ready.append(value) } else { waiting.removeFirst().resume(returning: value) }
  }

  func next() async -> Value {
    if !ready.isEmpty { return ready.removeFirst() }
    return await withCheckedContinuation { waiting.append($0) }
  }
}

/// Stands for the hosting controller that SwiftUI makes the root of a window: a container of routers is deep inside it.
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

  /// Takes the container away, as a view does that is shown on a condition.
  func removeContainer() {
    container.willMove(toParent: nil)
    container.view.removeFromSuperview()
    container.removeFromParent()
  }

  /// Shows the container again.
  func showContainer() { Self.put(container, in: between) }

  private static func put(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}

/// A window with two tabs, each a stack of one screen, whose transitions end at once unless told otherwise.
struct TestApp {
  let window: UIWindow
  let home = Home()
  let search = Search()
  let homeStack: UINavigationController
  let searchStack: UINavigationController
  let tabs = UITabBarController()
  let router: Router
  /// The window's root, if that is not the router's.
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

  /// Presents a view controller by the router on whatever is there.
  func present(_ screen: UIViewController) {
    let step = StepAssembly(
      finder: NilFinder<UIViewController, String>(), factory: InlineFactory { (_: String) in screen }
    )
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    router.navigate(to: step, with: "", animated: false) { _ in }
  }

  /// The outcome of a request that has nothing to wait for.
  func outcome<Value>(of request: NavigationRequest<Value>) -> Outcome<Value>? {
    var ended: Outcome<Value>?
    router.navigate(request) { ended = $0 }
    return ended
  }
}

enum Routes {
  /// A detail in the stack of the home tab.
  static let detail = StepAssembly(
    finder: InlineStackIteratingFinder { (detail: Detail, name: String) in detail.name == name },
    factory: InlineFactory { Detail($0) }
  )
  .using(UINavigationController.push())
  .from(home.expectingContainer())
  .assemble()

  static let home = GeneralStep.custom(using: ClassFinder<Home, String>())
  static let search = GeneralStep.custom(using: ClassFinder<Search, String>())

  /// A sheet in a stack of its own, over whatever is there.
  static let sheet = StepAssembly(finder: ClassFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()

  /// A detail behind a guard.
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

/// A guard in completion form that does what a closure says.
struct ClosureGuard: AnsweringInterceptor {
  let body: (String, @escaping @MainActor (RoutingResult) -> Void) -> Void

  func perform(with context: String, completion: @escaping @MainActor (RoutingResult) -> Void) {
    body(context, completion)
  }
}

/// A guard that keeps its completions until a test answers them.
final class KeepingGuard: AnsweringInterceptor {
  private(set) var asked: [String] = []
  private var completions: [@MainActor (RoutingResult) -> Void] = []

  func perform(with context: String, completion: @escaping @MainActor (RoutingResult) -> Void) {
    asked.append(context)
    completions.append(completion)
  }

  func answer(_ result: RoutingResult = .success) {
    guard !completions.isEmpty else { return }
    completions.removeFirst()(result)
  }

  /// Lets go of every completion without calling it.
  func forget() { completions = [] }
}

struct Refusal: Error, Equatable {}

/// An action of the app's own.
struct OwnAction: Action {
  let body: (UIViewController, UIViewController, @escaping @MainActor (RoutingResult) -> Void) -> Void

  func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    body(viewController, existingController, completion)
  }
}

/// All view controllers of a window, each container before its children, each family before what it presents; found by
/// UIKit's own properties.
func viewControllers(of window: UIWindow) -> [UIViewController] {
  var all: [UIViewController] = []
  func add(_ viewController: UIViewController?) {
    guard let viewController else { return }
    all.append(viewController)
    viewController.children.forEach(add)
    if let presented = viewController.presentedViewController, presented.presentingViewController === viewController {
      add(presented)
    }
  }
  add(window.rootViewController)
  return all
}

/// The identities of all view controllers, for "the same instances in the same places".
func identities(_ window: UIWindow) -> [ObjectIdentifier] { viewControllers(of: window).map(ObjectIdentifier.init) }

func everyViewController(of window: UIWindow) -> Set<UIViewController> { Set(viewControllers(of: window)) }
