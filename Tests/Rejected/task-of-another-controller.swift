// expect: cannot convert value of type 'Product' to expected argument type 'Home'
import Wayfinder

func wrong() -> Any {
  home().adding(Setting<Product, Any?>())
}
