// expect: static property 'push' requires that 'UIViewController' inherit from 'UINavigationController'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory).using(.push).from(.current).assemble()
}
