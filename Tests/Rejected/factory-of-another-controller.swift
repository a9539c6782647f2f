// expect: candidate expects value of type 'Home' for parameter #2 (got 'Product')
import Wayfinder

func wrong() -> Any {
  StepAssembly(finder: ClassFinder<Home, Any?>(), factory: ClassFactory<Product, Any?>())
}
