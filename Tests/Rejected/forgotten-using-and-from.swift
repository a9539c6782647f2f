// expect: the chain has no end yet: .using(…) says how the screen is joined, .from(…) to what, then .assemble()
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().assemble()
}
