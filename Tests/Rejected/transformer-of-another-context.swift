// expect: the transformer has to make the context of the step, out of that of the chain
import Wayfinder

func wrong() -> Any {
  homeStep.adaptingContext(using: Adapting<Int, String> { "\($0)" })
}
