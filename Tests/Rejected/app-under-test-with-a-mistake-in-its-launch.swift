// expect: cannot assign value of type 'String' to type 'Bool'
import Wayfinder
import WayfinderTesting

final class Shop: RunningApp {
  let window = UIWindow()
  let router: Router
  var isOpen = true

  init() { router = Router(window: window) }
}

func underTest() -> Any {
  AppUnderTest("shop") {
    let shop = Shop()
    shop.isOpen = "yes"
    return shop
  }
  .destination("home") { _ in NavigationRequest.to(GeneralStep.custom(using: ClassFinder<Home, Any?>())) }
}
