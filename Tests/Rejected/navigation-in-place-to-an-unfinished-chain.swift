// expect: the chain has no end yet: .from(…) says what the s
import Wayfinder

func wrong(_ router: Router) {
  router.navigate(to: home().using(UINavigationController.push())) { _ in }
}
