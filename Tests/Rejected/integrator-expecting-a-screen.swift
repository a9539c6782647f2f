// expect: 'expectingContainer()' requires that 'Product' conform to 'ContainerViewController'
import Wayfinder

func wrong() -> any StepIntegrator<Product, Any?> {
  SingleStep(finder: ClassFinder<Home, Any?>(), factory: ClassFactory()).expectingContainer()
}
