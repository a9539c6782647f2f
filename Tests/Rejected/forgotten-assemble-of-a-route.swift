// expect: cannot convert return expression of type 'UnassembledChain<Home, Any?>' to return type 'DestinationStep<Home, Any?>'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  home().using(UINavigationController.push()).from(stackStep)
}
