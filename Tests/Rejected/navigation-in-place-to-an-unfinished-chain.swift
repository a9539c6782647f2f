// expect: the chain has no end yet: .using(…) says how the screen is joined, .from(…) to what, then .assemble()
import Wayfinder

func wrong(_ router: Router) {
  router.navigate(to: home().using(UINavigationController.push())) { _ in }
}
