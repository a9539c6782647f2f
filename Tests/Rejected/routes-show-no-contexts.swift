// expect: type 'NavigationRequest<Void>' has no member 'contexts'
import Wayfinder

func wrong(_ router: Router) {
  router.go(NavigationRequest<Void>.contexts([]))
}
