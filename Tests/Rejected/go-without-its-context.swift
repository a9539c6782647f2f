// expect: the step has to be told what it is about: go(to: step, with: context)
import Wayfinder

func wrong(_ router: Router, _ step: DestinationStep<Home, Int>) {
  router.go(to: step)
}
