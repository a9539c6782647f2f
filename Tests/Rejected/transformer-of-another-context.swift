// expect: requires the types 'Any?' and 'String' be equivalent
import Wayfinder

func wrong() -> Any {
  homeStep.adaptingContext(using: Adapting<Int, String> { "\($0)" })
}
