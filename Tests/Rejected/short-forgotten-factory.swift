// expect: value of type 'FoundStep<Home, Any?>' has no member 'using'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).using(.present).from(.current).assemble()
}
