// expect: cannot convert value of type 'String' to expected argument type 'Int'
import Wayfinder

func wrong(_ router: Router, _ step: DestinationStep<Home, Int>) async throws {
  try await router.navigate(to: step, with: "1")
}
