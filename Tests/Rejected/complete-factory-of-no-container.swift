// expect: type 'Home' does not conform to protocol 'ContainerViewController'
import Wayfinder

func wrong() -> CompleteFactory<Home, Any?> {
  CompleteFactoryAssembly(factory: ClassFactory<Home, Any?>()).assemble()
}
