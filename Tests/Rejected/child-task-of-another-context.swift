// expect: a task is for the screen that it is added to, or for UIViewController, and takes its context, or Any?
import Wayfinder

func wrong() -> CompleteFactory<UITabBarController, Any?> {
  CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
    .with(ClassFactory<Home, String>(), adapting: Adapting<Any?, String> { _ in "" })
    .adding(Setting<Home, Int>())
    .assemble()
}
