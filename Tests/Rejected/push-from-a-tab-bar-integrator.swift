// expect: requires that 'UITabBarController' inherit from 'UINavigationController'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().using(UINavigationController.push()).from(TabBarControllerStep<UITabBarController, Any?>())
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
}
