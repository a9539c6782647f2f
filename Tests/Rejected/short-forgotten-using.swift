// expect: type 'NilFactory<Home, Any?>' has no member 'classFactory'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory).from(.current).assemble()
}
