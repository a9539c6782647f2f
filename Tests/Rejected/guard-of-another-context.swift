// expect: a guard of a step takes the context of the step, or Any?
import Wayfinder

func wrong() -> Any {
  numbered().adding(Guarding<String>())
}
