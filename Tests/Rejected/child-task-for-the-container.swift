// expect: cannot convert value of type 'UITabBarController' to expected argument type 'Home'
import Wayfinder

func wrong() -> CompleteFactory<UITabBarController, Any?> {
  CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
    .with(ClassFactory<Home, Any?>())
    .adding(Setting<UITabBarController, Any?>())
    .assemble()
}
