// expect: the step has another context than the chain: give it .adaptingContext()
import Wayfinder

func wrong(_ tabs: DestinationStep<UITabBarController, String>) -> DestinationStep<Home, Int> {
  StepAssembly(finder: ClassFinder<Home, Int>(), factory: NilFactory()).from(tabs).assemble()
}
