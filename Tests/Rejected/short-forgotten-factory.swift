// expect: say first how the screen is made, for instance by .factory(.classFactory)
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).using(.present).from(.current).assemble()
}
