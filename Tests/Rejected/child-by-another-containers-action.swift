// expect: requires that 'UINavigationController' inherit from 'UITabBarController'
import Wayfinder

func wrong() -> CompleteFactory<UINavigationController, Any?> {
  CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
    .with(ClassFactory<Home, Any?>(), using: UITabBarController.add())
    .assemble()
}
