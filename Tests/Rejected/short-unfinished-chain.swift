// expect: cannot convert return expression of type 'JoinedStep<Home, UIViewController, Any?>'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory).using(.present)
}
