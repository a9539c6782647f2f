// expect: say first how the screen is joined to that step, for instance by .using(GeneralAction.presentModally())
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().from(stackStep).assemble()
}
