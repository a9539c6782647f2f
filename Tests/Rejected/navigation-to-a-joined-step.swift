// expect: the chain has no end yet: .from(…) says what the step is joined to, then .assemble()
import Wayfinder

func wrong(_ router: Router) async throws {
  let chain = home().using(UINavigationController.push())
  try await router.navigate(to: chain)
}
