// expect: only a navigation controller pushes: go on with .from(.navigationController) where one is to be made
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory).using(.push).from(.current).assemble()
}
