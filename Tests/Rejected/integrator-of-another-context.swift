// expect: the step has another context than the chain: give it .adaptingContext()
import Wayfinder

func wrong() -> DestinationStep<Home, Int> {
  numbered().using(UINavigationController.push())
    .from(NavigationControllerStep<UINavigationController, String>())
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
}
