// expect: static property 'push' requires that 'Home' inherit from 'UINavigationController'
import Wayfinder

func wrong() -> DestinationStep<Product, Any?> {
  StepAssembler<Product, Any?>().finder(.classFinder).factory(.classFactory).using(.push).from(homeStep).assemble()
}
