// expect: say first how the screen is found, for instance by .finder(.classFinder)
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().factory(.classFactory).using(.present).from(.current).assemble()
}
