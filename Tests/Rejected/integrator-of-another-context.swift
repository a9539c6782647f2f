// expect: cannot convert value of type 'NavigationControllerStep<UINavigationController, String>' to expected argument type
import Wayfinder

func wrong() -> DestinationStep<Home, Int> {
  numbered().using(UINavigationController.push())
    .from(NavigationControllerStep<UINavigationController, String>())
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
}
