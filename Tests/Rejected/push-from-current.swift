// expect: requires that 'UIViewController' inherit from 'UINavigationController'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().using(UINavigationController.push()).from(GeneralStep.current()).assemble()
}
