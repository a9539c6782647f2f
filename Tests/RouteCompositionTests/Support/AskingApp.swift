import TestStage
import Wayfinder
import WayfinderTesting

/// A picker that answers with the choice of the user.
final class ColourScreen: UIViewController, Answering {
  typealias Answer = String
  var product = 0
  var onAppear: ((ColourScreen) -> Void)?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear?(self)
  }
}

/// A picker that decides whether it may be left.
final class DraftPicker: UIViewController, Answering, RoutingInterceptable {
  typealias Answer = String
  var canBeDismissed = false
}

/// The outcomes of several askers, in order.
final class Endings {
  private(set) var lines: [String] = []

  /// The lines, with each outcome shortened to one word.
  var words: [String] { lines.map { $0.prefix { $0 != ":" } + ($0.contains("Blocked") ? " blocked" : " ended") } }

  func note<Value>(_ name: String) -> @MainActor (Outcome<Value>) -> Void {
    { outcome in self.lines.append("\(name): \(outcome.value.map { "\($0)" } ?? "\(outcome)")") }
  }
}

/// An app with two tabs, each a stack, and routes to pickers: a sheet, and one that is pushed onto the first stack.
final class AskingApp {
  let home = HomeScreen()
  let homeStack: UINavigationController
  let settingsStack = stack(SettingsScreen())
  let tabs = UITabBarController()
  private(set) var window: UIWindow?
  let router: Router
  let endings = Endings()

  init(time: TransitionScheduler.Mode = .immediate) {
    homeStack = UINavigationController(rootViewController: home)
    tabs.viewControllers = [homeStack, settingsStack]
    let window = UIWindow.visible(tabs, transitions: time)
    self.window = window
    router = Router(window: window)
  }

  var tree: String { window?.outline ?? "no window" }
  static let empty = "tabs[stack[Home]* stack[Settings]]"

  /// The presented picker, or the picker on top of the home tab's stack.
  var picker: ColourScreen? {
    (tabs.presentedViewController ?? homeStack.topViewController) as? ColourScreen
  }

  func closeWindow() { window = nil }

  /// A route to a picker over the current screen. Requests with the same context ask the same question.
  let sheet = StepAssembly(
    finder: ClassFinder<ColourScreen, Int>(),
    factory: InlineFactory { product in
      let screen = ColourScreen()
      screen.product = product
      return screen
    }
  )
  .adding(InlineContextTask { (screen: ColourScreen, product: Int) in screen.product = product })
  .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()

  /// A route to a picker that is pushed onto home.
  let pushed = StepAssembly(
    finder: ClassFinder<ColourScreen, Int>(), factory: InlineFactory { _ in ColourScreen() }
  )
  .using(UINavigationController.push())
  .from(GeneralStep.custom(using: ClassFinder<HomeScreen, Int>()).expectingContainer()).assemble()
}
