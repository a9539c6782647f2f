// expect: cannot convert return expression of type 'JoinedStep<Home, UINavigationController, Any?>'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().using(UINavigationController.push())
}
