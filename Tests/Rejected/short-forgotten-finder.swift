// expect: value of type 'StepAssembler<Home, Any?>' has no member 'factory'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().factory(.classFactory).using(.present).from(.current).assemble()
}
