// expect: cannot convert value of type 'DestinationStep<Home, Any?>'
import Wayfinder

func wrong() -> DestinationStep<UINavigationController, Any?> {
  SwitchAssembly<UINavigationController, Any?>().addCase(when: true, from: homeStep).assemble()
}
