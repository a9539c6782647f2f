// expect: candidate expects value of type 'Product' for parameter #2 (got 'Home')
import Wayfinder

func wrong() -> Any {
  SingleStep(finder: ClassFinder<Product, Any?>(), factory: ClassFactory<Home, Any?>())
}
