// expect: only a navigation controller pushes: go on with .from(NavigationControllerStep()) where one is to be made
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().using(UINavigationController.push()).from(TabBarControllerStep<UITabBarController, Any?>())
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
}
