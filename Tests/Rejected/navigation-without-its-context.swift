// expect: no exact matches in call to instance method 'navigate'
import Wayfinder

func wrong(_ router: Router, _ step: DestinationStep<Home, Int>) async throws {
  try await router.navigate(to: step)
}
