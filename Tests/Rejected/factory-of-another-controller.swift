// expect: finder and factory of a step are for one class of screen and one type of context
import Wayfinder

func wrong() -> Any {
  StepAssembly(finder: ClassFinder<Home, Any?>(), factory: ClassFactory<Product, Any?>())
}
