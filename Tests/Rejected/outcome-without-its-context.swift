// expect: the step has to be told what it is about: outcome(to: step, with: context)
import Wayfinder

func wrong(_ router: Router, _ step: DestinationStep<Home, Int>) async {
  _ = await router.outcome(to: step)
}
