// expect: value of type 'OpenChain<Home, Any?>' has no member 'from'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().using(UINavigationController.push())
    .from(SingleStep(finder: ClassFinder<Product, Any?>(), factory: ClassFactory()).expectingContainer())
    .from(GeneralStep.current()).assemble()
}
