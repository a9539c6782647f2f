// expect: the chain has no end yet: .using(…) says how its lowest step is joined, .from(…) to what, then .assemble()
import Wayfinder

func wrong(_ router: Router) async {
  let chain = home().using(UINavigationController.push()).from(NavigationControllerStep())
  _ = await router.outcome(to: chain)
}
