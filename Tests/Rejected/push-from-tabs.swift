// expect: requires that 'UITabBarController' inherit from 'UINavigationController'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().using(UINavigationController.push()).from(tabStep).assemble()
}
