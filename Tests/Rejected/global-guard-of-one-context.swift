// expect: a guard of a router is asked about every request, so it has to take Any?
import Wayfinder

func wrong(_ router: Router) -> Router {
  router.adding(Guarding<Int>())
}
