// expect: the transformer has to make the context of the step, out of that of the chain
import Wayfinder

func wrong() -> DestinationStep<Home, Int> {
  numbered().using(UINavigationController.push())
    .from(
      NavigationControllerStep<UINavigationController, Any?>().adaptingContext(using: Adapting<Int, String> { "\($0)" })
    )
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
}
