// expect: the step has to be told what it is about: plan(to: step, with: context)
import Wayfinder

func wrong(_ router: Router, _ step: DestinationStep<Home, Int>) throws {
  _ = try router.plan(to: step)
}
