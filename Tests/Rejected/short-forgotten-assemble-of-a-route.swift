// expect: the chain is no step yet: end it with .assemble()
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory)
    .using(.push).from(.navigationController).using(.present).from(.current)
}
