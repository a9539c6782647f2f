import Wayfinder

class Screen: UIViewController {
  let number: Int

  init(_ number: Int = 0) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class Home: Screen {}
final class Account: Screen {}
final class Product: Screen {}
final class Chat: Screen {}
final class Message: Screen {}

/// A window of two tabs, each a stack, whose transitions end at once.
struct Shop {
  let window = UIWindow(frame: .zero)
  let tabs = UITabBarController()
  let homeStack = UINavigationController(rootViewController: Home())
  let accountStack = UINavigationController(rootViewController: Account())
  let router: Router

  init(_ mode: TransitionScheduler.Mode = .immediate) {
    window.transitionScheduler = TransitionScheduler(.immediate)
    tabs.viewControllers = [homeStack, accountStack]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.transitionScheduler = TransitionScheduler(mode)
    router = Router(window: window)
  }

  /// Goes somewhere; everything ends before this returns.
  func go<ViewController>(_ step: DestinationStep<ViewController, Int>, _ context: Int = 0) {
    var outcome: Outcome<ViewController>?
    router.navigate(to: step, with: context, animated: false) { outcome = $0 }
    if outcome?.value == nil { preconditionFailure("did not arrive: \(String(describing: outcome))") }
  }
}

enum Routes {
  static let home = GeneralStep.custom(using: ClassFinder<Home, Int>())
  static let account = GeneralStep.custom(using: ClassFinder<Account, Int>())

  static let product = StepAssembly(
    finder: InlineStackIteratingFinder<Product, Int>(options: .currentVisibleOnly) { $0.number == $1 },
    factory: InlineFactory { Product($0) }
  )
  .using(UINavigationController.push())
  .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>(options: .currentVisibleOnly)))
  .assemble()

  static let chat = StepAssembly(finder: ClassFinder<Chat, Int>(), factory: InlineFactory { Chat($0) })
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(GeneralStep.root())
    .assemble()

  static let message = StepAssembly(finder: NilFinder<Message, Int>(), factory: InlineFactory { Message($0) })
    .using(UINavigationController.push())
    .from(SingleStep(finder: NilFinder<Chat, Int>(), factory: InlineFactory { Chat($0) }).inNewStack)
    .assemble()
}

extension StepIntegrator where ViewController == Chat, Context == Int {
  /// A chat in a stack of its own, presented over the root.
  var inNewStack: DestinationStep<UINavigationController, Int> {
    using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.root())
      .assemble()
      .expectingContainer()
  }
}
