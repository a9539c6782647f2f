// expect: cannot convert value of type 'Product' to expected argument type 'Home'
import Wayfinder

func wrong() -> CompleteFactory<UITabBarController, Any?> {
  CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
    .with(ClassFactory<Home, Any?>(), using: UITabBarController.add())
    .adding(Setting<Product, Any?>())
    .assemble()
}
