// expect: cannot convert value of type 'Home' to expected argument type 'Product'
import Wayfinder

func wrong() -> Any {
  SingleStep(finder: ClassFinder<Product, Any?>(), factory: ClassFactory<Home, Any?>())
}
