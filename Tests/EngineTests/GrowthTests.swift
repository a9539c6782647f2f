import ContextNavigation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// A screen that counts the reads of its properties.
private final class CountingScreen: UIViewController {
  static var looks = 0

  override var parent: UIViewController? { look { super.parent } }
  override var presentedViewController: UIViewController? { look { super.presentedViewController } }
  override var presentingViewController: UIViewController? { look { super.presentingViewController } }
  override var isBeingDismissed: Bool { look { super.isBeingDismissed } }
  override var navigationController: UINavigationController? { look { super.navigationController } }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    look { super.transitionCoordinator }
  }

  private func look<Value>(_ value: () -> Value) -> Value {
    Self.looks += 1
    return value()
  }
}

private final class CountingStack: UINavigationController {
  static var looks = 0

  override var viewControllers: [UIViewController] {
    get { look { super.viewControllers } }
    set { super.viewControllers = newValue }
  }
  override var topViewController: UIViewController? { look { super.topViewController } }
  override var parent: UIViewController? { look { super.parent } }
  override var presentedViewController: UIViewController? { look { super.presentedViewController } }
  override var presentingViewController: UIViewController? { look { super.presentingViewController } }
  override var isBeingDismissed: Bool { look { super.isBeingDismissed } }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    look { super.transitionCoordinator }
  }

  private func look<Value>(_ value: () -> Value) -> Value {
    Self.looks += 1
    return value()
  }
}

private final class Destination: UIViewController {}

/// A factory and transitions that push a new screen for each context.
private struct Destinations: NavigationElementFactoryProtocol, NavigationTransitionProviderProtocol {
  func makeElement(for context: NavigationContext<String>) -> UIViewController? { Destination() }

  func makeReuseTransition(
    for context: NavigationContext<String>, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? { BackstackTransition(stack: stack, context: context, animated: false) }

  func makePresentTransition(
    for element: UIViewController, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? { PushTransition(stack: stack, viewController: element, animated: false) }

  func makeDismissTransition(
    for context: NavigationContext<String>, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? { nil }
}

/// Tests of the number of times that a request reads screens unrelated to it. A benchmark measures the time, beside the same
/// changes by hand.
@Suite("View controllers read by a request", .serialized)
struct GrowthTests {
  private static let push = StepAssembly(
    finder: ClassFinder<Destination, Any?>(options: .currentVisibleOnly), factory: ClassFactory()
  )
  .using(UINavigationController.push())
  .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>(options: .currentVisibleOnly)))
  .assemble()

  private let tabs = UITabBarController()
  private let home = UINavigationController(rootViewController: UIViewController())
  private let account = UINavigationController(rootViewController: UIViewController())
  private let window: UIWindow

  init() {
    tabs.viewControllers = [home, account]
    window = .visible(tabs)
  }

  private func looks(_ body: () throws -> Void) rethrows -> Int {
    CountingScreen.looks = 0
    CountingStack.looks = 0
    try body()
    return CountingScreen.looks + CountingStack.looks
  }

  private func go(_ step: DestinationStep<some UIViewController, Any?>) {
    var outcome: Outcome<Void>?
    Router(window: window).navigate(to: step, animated: false) { outcome = $0.map { _ in () } }
    #expect(outcome?.value != nil, "\(String(describing: outcome))")
  }

  private func screens(_ count: Int) -> [UIViewController] { (0..<count).map { _ in CountingScreen() } }

  @Test("EN-3 A push reads no other tab and no screen of another tab")
  func pushBesideTabs() {
    tabs.viewControllers? += (0..<40).map { _ in
      let stack = CountingStack()
      stack.setViewControllers(screens(3), animated: false)
      return stack
    }
    tabs.viewControllers? += screens(40)
    #expect(looks { go(Self.push) } == 0)
    #expect(home.topViewController is Destination)
  }

  @Test("EN-3 A push onto a deep stack reads as many screens as a push onto a shallow stack")
  func pushOntoMany() {
    home.setViewControllers(screens(2), animated: false)
    let onTwo = looks { go(Self.push) }
    home.setViewControllers(screens(200), animated: false)
    #expect(looks { go(Self.push) } == onTwo)
  }

  @Test("EN-3 A push reads the list of a deep stack as often as the list of a shallow stack")
  func pushReadsTheList() {
    func looksAbove(_ count: Int) -> Int {
      let stack = CountingStack()
      stack.setViewControllers([UIViewController()] + screens(count), animated: false)
      window.rootViewController = stack
      return looks { go(Self.push) }
    }
    #expect(looksAbove(200) == looksAbove(2))
  }

  @Test("EN-3 A request that presents a stack in place of another reads no screen below")
  func presented() {
    func stack() -> UINavigationController {
      let stack = CountingStack()
      stack.setViewControllers(screens(3), animated: false)
      return stack
    }
    tabs.viewControllers? += (0..<40).map { _ in stack() }
    tabs.present(UINavigationController(rootViewController: UIViewController()), animated: false)
    let step = StepAssembly(finder: NilFinder<Destination, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.root())
      .assemble()
    #expect(looks { go(step) } == 0)
    #expect((tabs.presentedViewController as? UINavigationController)?.topViewController is Destination)
  }

  @Test("EN-3 A tab change reads only the old and the new tab, and no screen of other tabs")
  func tabChange() {
    tabs.viewControllers? += (0..<40).map { _ in
      let stack = CountingStack()
      stack.setViewControllers(screens(3), animated: false)
      return stack
    }
    let account = account
    let step = GeneralStep.custom(using: InlineFinder<UINavigationController, Any?> { _ in account })
    #expect(looks { go(step) } == 0)
    #expect(tabs.selectedViewController === account)
  }

  @Test("EN-3 A push onto a modal reads no modal below, or with UIKit's public calls alone each equally often")
  func pushOverModals() {
    func looksOver(_ count: Int) -> Int {
      tabs.dismiss(animated: false)
      var top: UIViewController = tabs
      for _ in 0..<count {
        let next = CountingStack()
        next.setViewControllers(screens(1), animated: false)
        top.present(next, animated: false)
        top = next
      }
      return looks { go(Self.push) }
    }
    let (five, ten, twenty) = (looksOver(5), looksOver(10), looksOver(20))
    #expect(ten - five == (twenty - ten) / 2)
    // With UIKit's public calls alone, the router reads from each modal whether a transition is in flight.
    #expect(ten - five <= 5 * (treeTellsOfChanges ? 0 : 48), "each modal was looked at \((ten - five) / 5) times")
  }

  @Test("EN-3 The reads of a request for a context grow linearly with the screens, at most three for each")
  func contextPresented() {
    let contexts = ContextRouter(
      elementFactory: Destinations(), stackProvider: ViewControllerStackProvider(window: window),
      transitionProvider: Destinations())
    func looksBeside(_ count: Int) -> Int {
      account.setViewControllers(screens(count), animated: false)
      home.popToRootViewController(animated: false)
      return looks {
        var outcome: Outcome<Void>?
        contexts.present(NavigationContext(type: "destination")) { outcome = $0 }
        #expect(outcome?.value != nil, "\(String(describing: outcome))")
      }
    }
    // If no screen has a context, the request has nothing to search.
    _ = looksBeside(1)
    let (none, ten, hundred) = (looksBeside(1), looksBeside(11), looksBeside(101))
    #expect(hundred - none == (ten - none) * 10)
    #expect(ten - none <= 10 * 3, "each screen was looked at \((ten - none) / 10) times")
  }
}
