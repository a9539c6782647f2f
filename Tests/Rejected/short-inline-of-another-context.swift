// expect: the closure has to take the context of the step
import Wayfinder

func wrong() -> DestinationStep<Home, Int> {
  StepAssembler<Home, Int>().finder(.classFinder)
    .factory(.inline { (name: String) in Home() })
    .using(.present).from(.current).assemble()
}
