// expect: requires the types 'BuiltByItsFactory' and 'MadeByAStepBelow' be equivalent
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().from(stackStep).assemble()
}
