// expect: requires that 'Home' inherit from 'UINavigationController'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().using(UINavigationController.push()).from(homeStep).assemble()
}
