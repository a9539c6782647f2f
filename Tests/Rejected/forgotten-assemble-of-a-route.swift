// expect: the chain is no step yet: end it with .assemble()
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().using(UINavigationController.push()).from(stackStep)
}
