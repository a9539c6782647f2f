// expect: candidate expects value of type 'Any?' for parameter #2 (got 'Int')
import Wayfinder

func wrong() -> Any {
  StepAssembly(finder: ClassFinder<Home, Any?>(), factory: ClassFactory<Home, Int>())
}
