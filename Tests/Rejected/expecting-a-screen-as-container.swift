// expect: requires that 'Product' conform to 'ContainerViewController'
import Wayfinder

func wrong() -> DestinationStep<Product, Any?> {
  homeStep.expectingContainer()
}
