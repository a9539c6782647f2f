// expect: type 'any StepIntegrator<UINavigationController, Any?>' has no member 'tabBarController'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory)
    .using(.push).from(.tabBarController).using(.present).from(.current).assemble()
}
