// expect: type 'Router' has no member 'perform'
import Wayfinder

func wrong(_ identifier: String) {
  Router.perform(to: identifier)
}
