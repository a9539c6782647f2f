// expect: a task of a router is for every screen, so it has to take UIViewController and Any?
import Wayfinder

func wrong(_ router: Router) -> Router {
  router.adding(Counting<Home, Any?>())
}
