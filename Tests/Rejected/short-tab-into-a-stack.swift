// expect: type 'any StepIntegrator<UITabBarController, Any?>' has no member 'navigationController'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  StepAssembler<Home, Any?>().finder(.classFinder).factory(.classFactory)
    .using(.addTab).from(.navigationController).using(.present).from(.current).assemble()
}
