// expect: has no member 'nilFactory'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.nilFactory).using(.present).from(.current).assemble()
}
