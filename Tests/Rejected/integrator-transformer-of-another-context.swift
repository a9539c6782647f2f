// expect: 'adaptingContext(using:)' requires the types
import Wayfinder

func wrong() -> DestinationStep<Home, Int> {
  numbered().using(UINavigationController.push())
    .from(
      NavigationControllerStep<UINavigationController, Any?>().adaptingContext(using: Adapting<Int, String> { "\($0)" })
    )
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
}
