// expect: say first how the screen is joined to that step, for instance by .using(GeneralAction.presentModally())
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory).from(.current).assemble()
}
