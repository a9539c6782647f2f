// expect: the chain has no end yet: .from(…) says what the step is joined to
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().using(UINavigationController.push()).assemble()
}
