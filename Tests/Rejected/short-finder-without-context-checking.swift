// expect: 'classWithContextFinder' requires
import Wayfinder

func wrong() -> DestinationStep<Home, Int> {
  StepAssembler<Home, Int>().finder(.classWithContextFinder).factory(.classFactory)
    .using(.present).from(.current).assemble()
}
