// expect: the chain is no step yet: end it with .assemble()
import Wayfinder

func wrong(_ router: Router) {
  router.go(to: numbered().using(GeneralAction.presentModally()).from(GeneralStep.current()), with: 1)
}
