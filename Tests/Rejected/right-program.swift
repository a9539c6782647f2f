// expect: nothing
import Wayfinder

// Correct uses: roles for `Any?` on every step, roles for every view controller, and actions on every subclass of the required container.
// Every view controller can present.

struct PushFirst: ContainerAction {
  func perform(
    with viewController: UIViewController, on stack: UINavigationController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    stack.setViewControllers([viewController] + stack.viewControllers, animated: animated)
    completion(.success)
  }
}

func right(_ router: Router) async throws {
  let bag = GeneralStep.custom(using: ClassFinder<Bag, Int>())
  let pushed = numbered()
    .adding(Guarding<Any?>()).adding(Guarding<Int>())
    .adding(Setting<Home, Int>()).adding(Setting<Home, Any?>())
    .adding(Setting<UIViewController, Int>()).adding(Setting<UIViewController, Any?>())
    .adding(Counting<Home, Int>()).adding(Counting<Home, Any?>())
    .adding(Counting<UIViewController, Int>()).adding(Counting<UIViewController, Any?>())
    .using(UINavigationController.push()).from(bag).assemble()
  let presented = home()
    .adding(Setting<Home, Any?>()).adding(Setting<UIViewController, Any?>())
    .adding(Counting<Home, Any?>()).adding(Counting<UIViewController, Any?>()).adding(Guarding<Any?>())
    .using(GeneralAction.presentModally()).from(homeStep).assemble()
  let first = home().using(PushFirst()).from(stackStep).assemble()
  let below = StepAssembly(finder: ClassFinder<Product, Any?>(), factory: NilFactory()).from(tabStep).assemble()
  let local = LocalAction.self
  struct LocalAction: ContainerAction {
    func perform(
      with viewController: UIViewController, on tabs: UITabBarController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) { completion(.success) }
  }
  let tab = home().using(local.init()).from(tabStep).assemble()
  let general = StepAssembly(finder: NilFinder<UIViewController, Int>(), factory: ClassFactory())
    .adding(Setting<UIViewController, Int>()).adding(Setting<UIViewController, Any?>())
    .adding(Counting<UIViewController, Int>()).adding(Counting<UIViewController, Any?>())
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  let all = router.adding(Guarding<Any?>()).adding(Setting<UIViewController, Any?>())
    .adding(Counting<UIViewController, Any?>())
  try await all.navigate(to: pushed, with: 1)
  try await all.navigate(to: pushed.adaptingContext(using: Adapting<String, Int> { $0.count }), with: "1")
  for step in [presented, first, tab] { try await all.navigate(to: step) }
  try await all.navigate(to: below)
  try await all.navigate(to: general, with: 1)
}
