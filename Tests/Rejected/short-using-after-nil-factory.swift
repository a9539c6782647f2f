// expect: a step below makes this screen, so it is joined to nothing: leave using(…) out, and say .from(…)
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(NilFactory()).using(.push).from(stackStep).assemble()
}
