// expect: the screen has to say what it shows: have it conform to ContextChecking, with the context of the step
import Wayfinder

func wrong() -> DestinationStep<Home, Int> {
  StepAssembler<Home, Int>().finder(.classWithContextFinder).factory(.classFactory)
    .using(.present).from(.current).assemble()
}
