// expect: argument type 'NilFactory<Home, Any?>' does not conform to expected type 'Factory'
import Wayfinder

func wrong() -> Any {
  SingleStep(finder: ClassFinder<Home, Any?>(), factory: NilFactory<Home, Any?>())
}
