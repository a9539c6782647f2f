import Wayfinder

final class Home: UIViewController {}
final class Product: UIViewController {}
final class Bag: UINavigationController {}

struct Guarding<Context>: RoutingInterceptor {
  func perform(with context: Context) async throws {}
}

struct Setting<ViewController: UIViewController, Context>: ContextTask {
  func perform(on viewController: ViewController, with context: Context) throws {}
}

struct Counting<ViewController: UIViewController, Context>: PostRoutingTask {
  func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController]) {}
}

struct Adapting<SourceContext, TargetContext>: ContextTransformer {
  let adapt: (SourceContext) -> TargetContext
  func transform(_ context: SourceContext) throws -> TargetContext { adapt(context) }
}

func home() -> StepAssembly<Home, Any?, BuiltByItsFactory> {
  StepAssembly(finder: ClassFinder<Home, Any?>(), factory: ClassFactory())
}

func numbered() -> StepAssembly<Home, Int, BuiltByItsFactory> {
  StepAssembly(finder: ClassFinder<Home, Int>(), factory: ClassFactory())
}

let homeStep: DestinationStep<Home, Any?> = GeneralStep.custom(using: ClassFinder<Home, Any?>())
let stackStep: DestinationStep<UINavigationController, Any?> = GeneralStep.custom(using: ClassFinder())
let tabStep: DestinationStep<UITabBarController, Any?> = GeneralStep.custom(using: ClassFinder())
