// expect: type 'Home' does not conform to protocol 'ContextChecking'
import Wayfinder

func wrong() -> Any {
  ClassWithContextFinder<Home, Int>()
}
