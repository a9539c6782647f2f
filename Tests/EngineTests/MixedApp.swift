import ContextNavigation
import ModuleRouting
import PageFlow
import TestStage
import Wayfinder
import WayfinderTesting

// An app of all vocabularies, for random walks.

nonisolated enum MixedKind: String, Hashable, CaseIterable { case chat, order, sheet }

typealias MixedContext = NavigationContext<MixedKind>

/// The first screen of a tab in the More list.
final class Extra: Screen {}

/// The first screen on a side of the turntable.
final class Side: Screen {}

/// A container of the app that shows one of its contents.
final class Turntable: UIViewController, CustomContainerViewController {
  private(set) var contents: [UIViewController]
  private(set) var shown: UIViewController
  /// A Boolean value that indicates whether only the shown content is a child.
  private let addsOnlyShown: Bool

  var adapter: any ContainerAdapter { TurntableAdapter(turntable: self) }

  init(_ first: UIViewController, _ second: UIViewController, addsOnlyShown: Bool) {
    (contents, shown, self.addsOnlyShown) = ([first, second], first, addsOnlyShown)
    super.init(nibName: nil, bundle: nil)
    for child in addsOnlyShown ? [first] : contents {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shown.view)
  }

  func turn(to next: UIViewController) {
    guard next !== shown, contents.contains(next) else { return }
    // Loading the view adds the shown content's view, so the view loads before another content is shown.
    loadViewIfNeeded()
    if addsOnlyShown { shown.willMove(toParent: nil) }
    shown.viewIfLoaded?.removeFromSuperview()
    if addsOnlyShown {
      shown.removeFromParent()
      addChild(next)
    }
    view.addSubview(next.view)
    if addsOnlyShown { next.didMove(toParent: self) }
    shown = next
  }
}

private struct TurntableAdapter: ContainerAdapter {
  let turntable: Turntable

  var containedViewControllers: [UIViewController] { turntable.contents }
  var visibleViewControllers: [UIViewController] { [turntable.shown] }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    turntable.turn(to: viewController)
    completion(.success)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) { completion(viewControllers == turntable.contents ? .success : .failure(Refusal())) }
}

/// A transitioning delegate that can make presentations and dismissals interactive.
final class MixedDriver: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  var drives: () -> Bool = { false }
  private(set) var drive: UIPercentDrivenInteractiveTransition?

  func letGo(cancelled: Bool) {
    guard let drive else { return }
    self.drive = nil
    if cancelled { drive.cancel() } else { drive.finish() }
  }

  private func interaction() -> (any UIViewControllerInteractiveTransitioning)? {
    guard drive == nil, drives() else { return nil }
    drive = UIPercentDrivenInteractiveTransition()
    return drive
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to), view.window == nil {
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(withDuration: 1, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }
}

/// Weak references to the screens that the app has made.
final class MadeScreens {
  private var references: [() -> UIViewController?] = []

  func add<ViewController: UIViewController>(_ screen: ViewController) -> ViewController {
    references.append { [weak screen] in screen }
    return screen
  }

  /// Adds screens that the app has not made itself.
  func add(_ screens: [UIViewController]) {
    let known = Set(alive)
    for screen in screens where !known.contains(screen) { _ = add(screen) }
  }

  /// The screens that are alive.
  var alive: [UIViewController] {
    references.removeAll { $0() == nil }
    return references.compactMap { $0() }
  }
}

/// An app with four tabs: two stacks, a turntable and a split. For walks with the More list, the app has four more stacks.
struct MixedApp {
  final class ModuleScreen: Screen {}

  final class ModuleRouter: ViewRouter<ModuleScreen, ViewRouteConfiguration> {
    override class func registerRoutableDestination() {
      registerView(ModuleScreen.self)
      registerIdentifier("module")
    }

    override func destination(with configuration: ViewRouteConfiguration) -> ModuleScreen? { ModuleScreen("module") }
  }

  let window: UIWindow
  let scheduler = TransitionScheduler(.manual)
  let tabs = UITabBarController()
  let home = Home("Home")
  let turntable: Turntable
  let split = UISplitViewController(style: .doubleColumn)
  let extras: [Extra]
  let router: Router
  let flow = AppFlowController()
  let pages: [AppFlowControllerPage]
  let contexts: TestContextRouter<MixedKind>
  let modules: ModuleRegistry
  let made = MadeScreens()
  let driver = MixedDriver()
  private let tabGuard = TabSelectionGuard()

  init(_ moves: Set<WalkMove>) throws {
    func stack(_ screen: UIViewController) -> UINavigationController {
      GuardedNavigationController(rootViewController: screen)
    }
    turntable = Turntable(
      stack(Side("left")), stack(Side("right")), addsOnlyShown: moves.contains(.onlyShownChild))
    split.setViewController(stack(Screen("list")), for: .primary)
    split.setViewController(stack(Screen("details")), for: .secondary)
    if moves.contains(.compactColumn) { split.setViewController(stack(Screen("compact")), for: .compact) }
    extras = moves.contains(.moreTabs) ? (0..<4).map { Extra("extra\($0)") } : []
    tabs.viewControllers = [stack(home), stack(Search("Search")), turntable, split] + extras.map(stack)
    tabs.delegate = tabGuard
    window = .visible(moves.contains(.rootContainer) ? HostScreen(tabs) : tabs)
    window.transitionScheduler = scheduler
    router = Router(window: window)
    let made = made
    contexts = contextRouter(
      in: window,
      presentingBy: { screen, stack in
        screen is UINavigationController
          ? ModalTransition(stack: stack, viewController: screen) : ShowTransition(stack: stack, viewController: screen)
      }
    ) { context in
      let screen = made.add(Screen("\(context.type)"))
      return context.type == .sheet ? made.add(UINavigationController(rootViewController: screen)) : screen
    }
    modules = try ModuleRegistry { ModuleRouter.self }
    pages = (0..<5).map { number in
      AppFlowControllerPage(
        name: "page\(number)", viewControllerBlock: { made.add(Screen("page\(number)")) },
        viewControllerType: Screen.self)
    }
    flow.prepare(presentingBy: router) { made.add(UINavigationController()) }
    let modal = DefaultModalAppFlowControllerTransition.default
    try flow.register(path: pages[0] =>> [pages[1] => pages[2], modal => pages[3] => pages[4]])
  }
}

// MARK: - Steps

extension MixedApp {
  typealias Step = DestinationStep<UIViewController, String>

  private func detail() -> (AnyFinder<Detail, String>, AnyFactory<Detail, String>) {
    let made = made
    return (
      AnyFinder(InlineStackIteratingFinder { (detail: Detail, name: String) in detail.name == name }),
      AnyFactory(InlineFactory { (name: String) in made.add(Detail(name)) })
    )
  }

  /// Returns a route to a detail on the stack around an existing screen. The first word of the context is the name of that screen.
  func detail<Below: Screen>(on type: Below.Type) -> DestinationStep<Detail, String> {
    let below = GeneralStep.custom(
      using: InlineStackIteratingFinder { (screen: Below, name: String) in
        screen.name == name.split(separator: " ").first.map(String.init) ?? ""
      })
    let (finder, factory) = detail()
    return StepAssembly(finder: finder, factory: factory)
      .using(UINavigationController.push()).from(below.expectingContainer()).assemble()
  }

  /// Returns a route to a detail behind a guard.
  func guarded(by interceptor: any RoutingInterceptor<String>) -> DestinationStep<Detail, String> {
    let (finder, factory) = detail()
    return StepAssembly(finder: finder, factory: factory).adding(interceptor)
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<Home, String>()).expectingContainer()).assemble()
  }

  /// Returns a route to a new screen on the visible stack.
  func onTop<Top: Screen>(_ make: @escaping (String) -> Top) -> DestinationStep<Top, String> {
    let made = made
    return StepAssembly(
      finder: NilFinder<Top, String>(), factory: InlineFactory { (name: String) in made.add(make(name)) }
    )
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, String>(options: .currentVisibleOnly)))
    .assemble()
  }

  /// A route to a stack that is presented with the app's transition.
  var sheet: DestinationStep<UINavigationController, String> {
    let (made, driver) = (made, driver)
    return StepAssembly(
      finder: NilFinder<UINavigationController, String>(),
      factory: InlineFactory { (name: String) in
        made.add(UINavigationController(rootViewController: made.add(Sheet(name))))
      }
    )
    .using(GeneralAction.presentModally(transitioningDelegate: driver)).from(GeneralStep.current()).assemble()
  }

  private var anySplit: DestinationStep<UISplitViewController, String> {
    GeneralStep.custom(using: ClassFinder<UISplitViewController, String>())
  }

  /// Returns a route to a stack in a column of the split.
  func column(_ column: UISplitViewController.Column) -> DestinationStep<UINavigationController, String> {
    let made = made
    return StepAssembly(
      finder: NilFinder<UINavigationController, String>(),
      factory: InlineFactory { (name: String) in
        made.add(UINavigationController(rootViewController: made.add(Detail(name))))
      }
    )
    .using(UISplitViewController.show(in: column)).from(anySplit).assemble()
  }

  /// A route to a detail on the stack of the split's details.
  var onDetails: DestinationStep<Detail, String> {
    let made = made
    return StepAssembly(
      finder: NilFinder<Detail, String>(), factory: InlineFactory { (name: String) in made.add(Detail(name)) }
    )
    .using(UISplitViewController.pushOnToDetails()).from(anySplit).assemble()
  }

  /// Returns a route to a detail and then to a screen whose action fails.
  func failing<Below: Screen>(on type: Below.Type) -> DestinationStep<Screen, String> {
    let made = made
    return StepAssembly(
      finder: NilFinder<Screen, String>(), factory: InlineFactory { (name: String) in made.add(Screen(name)) }
    )
    .using(OwnAction { _, _, completion in completion(.failure(Refusal())) }).from(detail(on: type)).assemble()
  }
}
