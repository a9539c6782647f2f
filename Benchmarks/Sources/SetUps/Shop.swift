import Wayfinder

package class Screen: UIViewController {
  package let number: Int

  package init(_ number: Int = 0) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }
}

package final class Home: Screen {}
package final class Account: Screen {}
package final class Product: Screen {}
package final class Chat: Screen {}
package final class Message: Screen {}

/// A window of two tabs, each a stack, whose transitions end at once.
package struct Shop {
  package let window = UIWindow(frame: .zero)
  package let tabs = UITabBarController()
  package let homeStack = UINavigationController(rootViewController: Home())
  package let accountStack = UINavigationController(rootViewController: Account())
  package let router: Router

  package init(_ mode: TransitionScheduler.Mode = .immediate) {
    window.transitionScheduler = TransitionScheduler(.immediate)
    tabs.viewControllers = [homeStack, accountStack]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.transitionScheduler = TransitionScheduler(mode)
    router = Router(window: window)
  }

  /// The stack in front.
  package var visibleStack: UINavigationController {
    var top: UIViewController = tabs
    while let presented = top.presentedViewController { top = presented }
    return top as? UINavigationController ?? homeStack
  }

  /// Navigates to a step. The navigation ends before this method returns.
  package func go<ViewController>(
    _ step: DestinationStep<ViewController, Int>, _ context: Int = 0, by router: Router? = nil
  ) {
    var outcome: Outcome<ViewController>?
    (router ?? self.router).navigate(to: step, with: context, animated: false) { outcome = $0 }
    if outcome?.value == nil { preconditionFailure("did not arrive: \(String(describing: outcome))") }
  }
}

package enum Routes {
  package static let home = GeneralStep.custom(using: ClassFinder<Home, Int>())
  package static let account = GeneralStep.custom(using: ClassFinder<Account, Int>())

  package static let product = StepAssembly(
    finder: InlineStackIteratingFinder<Product, Int>(options: .currentVisibleOnly) { $0.number == $1 },
    factory: InlineFactory { Product($0) }
  )
  .using(UINavigationController.push())
  .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>(options: .currentVisibleOnly)))
  .assemble()

  package static let chat = StepAssembly(finder: ClassFinder<Chat, Int>(), factory: InlineFactory { Chat($0) })
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(GeneralStep.root())
    .assemble()

  package static let message = StepAssembly(finder: NilFinder<Message, Int>(), factory: InlineFactory { Message($0) })
    .using(UINavigationController.push())
    .from(SingleStep(finder: NilFinder<Chat, Int>(), factory: InlineFactory { Chat($0) }).inNewStack)
    .assemble()
}

extension StepIntegrator where ViewController == Chat, Context == Int {
  /// A route to a chat in a stack of its own, presented over the root.
  var inNewStack: DestinationStep<UINavigationController, Int> {
    using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.root())
      .assemble()
      .expectingContainer()
  }
}
