// expect: the chain has no end yet: .from(…) says what the screen is joined to, then .assemble()
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory).using(.present)
}
