// expect: say first how the step before is joined to this one, for instance by .using(.present)
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory)
    .using(.push).from(.navigationController).from(.current).assemble()
}
