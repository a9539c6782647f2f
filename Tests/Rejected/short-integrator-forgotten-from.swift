// expect: the chain has no end yet: .using(…) says how its lowest step is joined, .from(…) to what
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory)
    .using(.push).from(.navigationController).assemble()
}
