// expect: cannot convert value of type 'Home' to expected argument type 'UIViewController'
import Wayfinder

func wrong(_ router: Router) -> Router {
  router.adding(Counting<Home, Any?>())
}
