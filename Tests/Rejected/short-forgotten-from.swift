// expect: say first what the step is joined to, by .from(…)
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory)
    .using(.push).using(.present).from(.current).assemble()
}
