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
  let bag: DestinationStep<Bag, Any?> = .custom(.classFinder)
  let onto = StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory).using(.push).from(bag).assemble()
  let numbered = StepAssembler<Home, Int>().finder(.nilFinder).factory(.inline { _ in Home() })
    .adding(Guarding<Any?>()).adding(Setting<UIViewController, Any?>())
    .using(.replaceRoot).from(.root).assemble()
  for step in [own, tab, onto] { try await router.navigate(to: step) }
  try await router.navigate(to: below)
  try await router.navigate(to: numbered, with: 1)
}
