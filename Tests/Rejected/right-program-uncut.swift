// expect: nothing
import Wayfinder

func tabs() -> SingleContainerStep<UITabBarController, Any?> {
  SingleContainerStep(
    finder: ClassFinder(),
    factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
      .adding(Setting<UITabBarController, Any?>())
      .with(ClassFactory<Home, Any?>(), using: UITabBarController.add())
      .adding(Setting<Home, Any?>()).adding(Setting<UIViewController, Any?>())
      .with(ClassFactory<Product, Int>(), adapting: Adapting<Any?, Int> { _ in 1 })
      .adding(Setting<Product, Int>()).adding(Setting<Product, Any?>()).adding(Setting<UIViewController, Int>())
      .with(ClassFactory<UIViewController, Any?>())
      .adding(Setting<UIViewController, Any?>())
      .assemble())
}

func uncut() -> DestinationStep<Home, Int> {
  StepAssembly(finder: ClassFinder<Home, Int>(), factory: NilFactory())
    .from(SingleStep(finder: ClassFinder<Product, Any?>(), factory: NilFactory()).adaptingContext())
    .using(GeneralAction.nilAction())
    .from(tabs().adaptingContext())
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
}
