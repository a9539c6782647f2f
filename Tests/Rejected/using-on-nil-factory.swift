// expect: a step below makes this screen, so it is joined to nothing: leave using(…) out, and say .from(…)
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembly(finder: ClassFinder<Home, Any?>(), factory: NilFactory())
    .using(UINavigationController.push()).from(stackStep).assemble()
}
