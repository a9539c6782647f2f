// expect: requires that 'Home' conform to 'ContainerViewController'
import Wayfinder

func wrong() -> DestinationStep<Home, Any?> {
  SwitchAssembly<Home, Any?>().addCase(expecting: ClassFinder<Home, Any?>()).assemble()
}
