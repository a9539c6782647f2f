// expect: value of type 'NilFactory<Home, Any?>' does not conform to specified type 'Factory'
import Wayfinder

func wrong() -> Any {
  let factory: any Factory<Home, Any?> = NilFactory<Home, Any?>()
  return factory
}
