// expect: the step has to be told what it is about: navigate(to: step, with: context)
import Wayfinder

func wrong(_ router: Router, _ step: DestinationStep<Home, Int>) {
  router.navigate(to: step) { _ in }
}
