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
    .switching(
      AppSwitch("bag", values: ["empty", "full"]) {
        $0.bag
      } write: { _, _ in
      })
}
