import ContextNavigation
import TestStage
import Testing
import ViewHierarchy
import Wayfinder
import WayfinderTesting

// Screens, a factory and transitions that the tests of context navigation share.

nonisolated enum Place: String, Hashable, StorableContextType {
  case feed, search, order, product, chat, login, sheet, other

  var payloadType: (any StorablePayload.Type)? {
    switch self {
    case .order, .product: Number.self
    case .login: AuthorizationContextPayload<Place>.self
    default: nil
    }
  }
}

nonisolated struct Number: NavigationContextPayloadProtocol, Hashable, Codable {
  let value: Int
}

typealias Context = NavigationContext<Place>
typealias Step = NavigationStep<Place>

func order(_ number: Int) -> Context { Context(type: .order, payload: Number(value: number)) }

func product(_ number: Int) -> Context { Context(type: .product, payload: Number(value: number)) }

extension Screen {
  convenience init(_ context: Context) {
    self.init(nibName: nil, bundle: nil)
    setNavigationContext(context)
  }

  var context: Context? { getNavigationContext(withContextType: Place.self) }
}

/// A screen that can be updated to any product, unless a test forbids it.
final class ProductScreen: Screen, PayloadUpdateableViewControllerProtocol {
  var shown: [Int] = []
  var isFixed = false

  func canUpdate(with payload: (any NavigationContextPayloadProtocol)?) -> Bool { !isFixed && payload is Number }

  func update(with payload: (any NavigationContextPayloadProtocol)?) {
    if let number = payload as? Number { shown.append(number.value) }
  }
}

/// A container of an app that shows one of its children.
final class Switcher: UIViewController, ViewControllerContainer {
  let containedViewControllers: [UIViewController]
  private(set) var shown = 0

  init(_ children: [UIViewController]) {
    containedViewControllers = children
    super.init(nibName: nil, bundle: nil)
    for child in children {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(containedViewControllers[shown].view)
  }

  func `switch`(to viewController: UIViewController, animated: Bool, completion: RouteCompletion?) {
    containedViewControllers[shown].view.removeFromSuperview()
    shown = containedViewControllers.firstIndex(of: viewController) ?? shown
    view.addSubview(containedViewControllers[shown].view)
    completion?(.success)
  }
}

typealias Screens = ContextScreens<Place>
typealias Transitions = ContextTransitions<Place>

extension ContextScreens where Kind == Place {
  /// A factory that makes a screen for each context.
  convenience init() {
    self.init { context in
      switch context.type {
      case .product: ProductScreen(nibName: nil, bundle: nil)
      case .sheet: Sheet(nibName: nil, bundle: nil)
      default: Screen(nibName: nil, bundle: nil)
      }
    }
  }
}

/// A transition of an app.
struct OwnTransition: NavigationTransitionProtocol {
  let body: (@escaping RouteCompletion) -> Void

  func perform(completion: RouteCompletion?) { body { completion?($0) } }
}

/// A window with two tabs, each a stack of one screen.
struct TestApp {
  let window: UIWindow
  let feed = Screen(Context(type: .feed))
  let search = Screen(Context(type: .search))
  let feedStack: UINavigationController
  let searchStack: UINavigationController
  let tabs = UITabBarController()
  let screens = Screens()
  let transitions = Transitions()
  let provider: ViewControllerStackProvider
  let contexts: ContextRouter<Screens, ViewControllerStackProvider, Transitions>
  let router: Router

  init(_ mode: TransitionScheduler.Mode = .immediate) {
    feedStack = UINavigationController(rootViewController: feed)
    searchStack = UINavigationController(rootViewController: search)
    tabs.viewControllers = [feedStack, searchStack]
    window = .visible(tabs, transitions: mode)
    provider = ViewControllerStackProvider(window: window)
    contexts = ContextRouter(elementFactory: screens, stackProvider: provider, transitionProvider: transitions)
    router = Router(window: window)
  }

  /// Returns the outcome of steps that have nothing to wait for.
  @discardableResult func go(_ steps: Step..., sequence: SequencePolicy = .stepByStep) -> Outcome<Void>? {
    var ended: Outcome<Void>?
    contexts.perform(steps: steps, sequence: sequence) { ended = $0 }
    return ended
  }

  /// Returns the names of the contexts in a stack.
  func names(_ stack: UINavigationController) -> String {
    stack.viewControllers.map { screen in
      guard let context = screen.getNavigationContext(withContextType: Place.self) else { return "–" }
      return (context.payload as? Number).map { "\(context.type)\($0.value)" } ?? "\(context.type)"
    }.joined(separator: " ")
  }

  /// A snapshot of all view controllers in the tree.
  var tree: TreeSnapshot { TreeSnapshot(of: LiveTree(window: window, locator: DefaultContainerAdapterLocator())) }

  /// The visible screen.
  var top: UIViewController? { window.shownScreen }

  func push(_ screens: UIViewController..., onto stack: UINavigationController) {
    for screen in screens { stack.pushViewController(screen, animated: false) }
  }
}

/// Pseudorandom numbers that are the same for the same seed.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number below `limit`.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
