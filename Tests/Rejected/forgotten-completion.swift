// expect: 'async' call in a function that does not support concurrency
import Wayfinder

func wrong(_ router: Router, _ step: DestinationStep<Home, Int>) throws {
  try router.navigate(to: step, with: 1)
}
