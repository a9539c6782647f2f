// expect: cannot convert value of type 'Int' to expected argument type 'Optional<Any>'
import Wayfinder

func wrong(_ router: Router) -> Router {
  router.adding(Guarding<Int>())
}
