// expect: requires that 'Home' inherit from 'UINavigationController'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.navigationController)
    .using(.present).from(.current).assemble()
}
