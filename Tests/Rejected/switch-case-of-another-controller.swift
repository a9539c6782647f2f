// expect: every case has the screen and the context of the switch
import Wayfinder

func wrong() -> DestinationStep<UINavigationController, Any?> {
  SwitchAssembly<UINavigationController, Any?>().addCase(when: true, from: homeStep).assemble()
}
