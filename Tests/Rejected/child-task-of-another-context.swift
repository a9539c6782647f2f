// expect: cannot convert value of type 'Int' to expected argument type 'String'
import Wayfinder

func wrong() -> CompleteFactory<UITabBarController, Any?> {
  CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
    .with(ClassFactory<Home, String>(), adapting: Adapting<Any?, String> { _ in "" })
    .adding(Setting<Home, Int>())
    .assemble()
}
