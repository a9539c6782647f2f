// expect: value of type 'Shop' has no member 'bag'
import Wayfinder
import WayfinderTesting

final class Shop: RunningApp {
  let window = UIWindow()
  let router: Router
  var isOpen = true

  init() { router = Router(window: window) }
}

func underTest() -> Any {
  AppUnderTest("shop") { Shop() }
    .adding(AppDestination("bag") { $0.bag as NavigationRequest<Home> }.refused { !$0.isOpen })
}
