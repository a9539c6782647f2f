// expect: finder and factory of a step are for one class of screen and one type of context
import Wayfinder

func wrong() -> Any {
  SingleStep(finder: ClassFinder<Product, Any?>(), factory: ClassFactory<Home, Any?>())
}
