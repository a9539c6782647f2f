// expect: say first how the step before is joined to this one, for instance by .using(.present)
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().using(UINavigationController.push())
    .from(SingleStep(finder: ClassFinder<Product, Any?>(), factory: ClassFactory()).expectingContainer())
    .from(GeneralStep.current()).assemble()
}
