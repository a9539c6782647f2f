// expect: the closure has to return an app: write `return` before it
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
    let window = UIWindow()
    LaunchedApp(window: window, router: Router(window: window))
  }
}
