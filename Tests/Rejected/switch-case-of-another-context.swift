// expect: every case has the screen and the context of the switch
import Wayfinder

func wrong() -> DestinationStep<UINavigationController, Int> {
  SwitchAssembly<UINavigationController, Int>().addCase(when: true, from: stackStep).assemble()
}
