// expect: the action before it is not for a navigation controller: .push and its like are
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory)
    .using(.addTab).from(.navigationController).using(.present).from(.current).assemble()
}
