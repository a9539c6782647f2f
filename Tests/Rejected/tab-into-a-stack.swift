// expect: requires that 'UINavigationController' inherit from 'UITabBarController'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().using(UITabBarController.add()).from(stackStep).assemble()
}
