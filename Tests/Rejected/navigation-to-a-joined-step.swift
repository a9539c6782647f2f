// expect: the chain has no end yet: .using(…) says how the screen is joined, .from(…) to what, then .assemble()
import Wayfinder

func wrong(_ router: Router) async throws {
  let chain = home().using(UINavigationController.push())
  try await router.navigate(to: chain)
}
