// expect: cannot convert value of type 'DestinationStep<UINavigationController, Any?>'
import Wayfinder

func wrong() -> DestinationStep<UINavigationController, Int> {
  SwitchAssembly<UINavigationController, Int>().addCase(when: true, from: stackStep).assemble()
}
