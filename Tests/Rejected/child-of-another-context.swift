// expect: cannot convert value of type 'Int' to expected argument type 'Optional<Any>'
import Wayfinder

func wrong() -> CompleteFactory<UITabBarController, Any?> {
  CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
    .with(ClassFactory<Home, Int>(), using: UITabBarController.add())
    .assemble()
}
