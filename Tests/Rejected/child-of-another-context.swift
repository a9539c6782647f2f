// expect: the child has another context than the container: say with(…, using: …, adapting: transformer)
import Wayfinder

func wrong() -> CompleteFactory<UITabBarController, Any?> {
  CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
    .with(ClassFactory<Home, Int>(), using: UITabBarController.add())
    .assemble()
}
