// expect: the chain is no step yet: end it with .assemble()
import Wayfinder

func wrong(_ router: Router) async throws {
  let chain = home().using(UINavigationController.push()).from(stackStep)
  try await router.navigate(to: chain)
}
