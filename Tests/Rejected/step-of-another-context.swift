// expect: to expected argument type 'DestinationStep<UINavigationController, Int>'
import Wayfinder

func wrong() -> DestinationStep<Home, Int> {
  numbered().using(UINavigationController.push()).from(stackStep).assemble()
}
