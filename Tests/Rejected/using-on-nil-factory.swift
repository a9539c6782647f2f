// expect: requires the types 'BuiltByItsFactory' and 'MadeByAStepBelow' be equivalent
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembly(finder: ClassFinder<Home, Any?>(), factory: NilFactory())
    .using(UINavigationController.push()).from(stackStep).assemble()
}
