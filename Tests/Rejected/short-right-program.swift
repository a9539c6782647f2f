// expect: nothing
import Wayfinder

extension AnyFinder where ViewController == Home, Context == Any? {
  static var sweetHome: Self { Self(NilFinder()) }
}

extension AnyFactory where ViewController == Home {
  static var built: Self { Self(ClassFactory { Home() }) }
}

extension AnyAction where ViewController: UINavigationController {
  static var pushed: Self { Self(UINavigationController.push()) }
}

extension AnyStepIntegrator where ViewController == UINavigationController {
  static var bag: Self {
    Self(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory { Bag() }))
  }
}

extension DestinationStep where ViewController == UITabBarController, Context == Any? {
  static var tabs: Self { tabStep }
}

func right(_ router: Router) async throws {
  let own = StepAssembler<Home, Any?>().finder(.sweetHome).factory(.built).using(.pushed).from(.bag)
    .using(.present(.formSheet)).from(.current).assemble()
  let tab = StepAssembler<Home, Any?>().finder(.classFinder(options: .allVisible)).factory(.classFactory { Home() })
    .using(.addTab(at: 0, replacing: true)).from(.tabs).assemble()
  let below = StepAssembler<Product, Any?>().finder(.classFinder).factory(.nilFactory).from(.tabs).assemble()
  let bag: DestinationStep<Bag, Any?> = .custom(using: .classFinder)
  let onto = StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory).using(.push).from(bag).assemble()
  let numbered = StepAssembler<Home, Int>().finder(.nilFinder).factory(.inline { _ in Home() })
    .adding(Guarding<Any?>()).adding(Setting<UIViewController, Any?>())
    .using(.replaceRoot).from(.root).assemble()
  for step in [own, tab, onto] { try await router.navigate(to: step) }
  try await router.navigate(to: below)
  try await router.navigate(to: numbered, with: 1)
}

func words(_ home: Home, _ iterator: any StackIterator, _ curtain: any UIViewControllerTransitioningDelegate) {
  _ = StepAssembler<Home, Any?>().finder(.classFinder(iterator: iterator))
    .factory(.classFactory(nibName: "Home", bundle: nil)).using(.push).from(.custom(using: .classFinder)).assemble()
  _ = StepAssembler<Home, Any?>().finder(.instanceFinder(instance: home)).factory(
    .classFactory(configuration: { _ in })
  )
  .using(.push).from(.custom(using: ClassFinder<UINavigationController, Any?>())).assemble()
  _ = StepAssembler<Home, Any?>().finder(.nilFinder)
    .factory(.storyboardFactory(name: "Main", bundle: nil, identifier: "Home", configuration: { _ in }))
    .using(.present(presentationStyle: .fullScreen)).from(.current).assemble()
  _ = StepAssembler<Home, Any?>().finder(.nilFinder).factory(.storyboardFactory(name: "Main", identifier: "Home"))
    .using(.present(transitionStyle: .crossDissolve)).from(.current).assemble()
  _ = StepAssembler<Home, Any?>().finder(.nilFinder)
    .factory(.storyboardFactory(name: "Main", identifier: "Home", bundle: nil))
    .using(.present(presentationStyle: .fullScreen, transitioningDelegate: curtain)).from(.current).assemble()
  _ = StepAssembler<Home, Any?>().finder(.nilFinder).factory(.finderFactory(finder: .classFinder))
    .using(.replaceRoot(animationOptions: .transitionCrossDissolve)).from(.root).assemble()
  _ = StepAssembler<Home, Any?>().finder(.nilFinder).factory(.finderFactory(finder: ClassFinder()))
    .using(.pushToDetails).from(.splitViewController).using(.replaceRoot).from(.root).assemble()
  _ = StepAssembler<UINavigationController, Any?>().finder(.nilFinder).factory(.navigationControllerFactory())
    .using(.present).from(.current).assemble()
  _ = StepAssembler<UITabBarController, Any?>().finder(.nilFinder).factory(.tabBarControllerFactory())
    .using(.present).from(.current).assemble()
  _ = StepAssembler<UISplitViewController, Any?>().finder(.nilFinder).factory(.splitControllerFactory())
    .using(.present()).from(.current).assemble()
}
