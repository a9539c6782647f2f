// expect: the action before it is not for a tab bar controller: .addTab is
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory)
    .using(.push).from(.tabBarController).using(.present).from(.current).assemble()
}
