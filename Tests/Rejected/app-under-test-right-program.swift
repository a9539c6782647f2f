// expect: nothing
import Wayfinder
import WayfinderTesting

final class Shop: RunningApp {
  let window = UIWindow()
  let router: Router
  var isOpen = true

  init() { router = Router(window: window) }
}

func underTest() -> [AppUnderTest<Shop>] {
  let shop = AppUnderTest("shop") { Shop() }
    .link("shop://bag")
    .adding(.link("shop://orders").refused { !$0.isOpen })
    .adding(AppDestination("home") { _ in .to(GeneralStep.custom(using: ClassFinder<Home, Any?>()), with: nil) })
    .switching("open", \.isOpen)
    .switching(
      AppSwitch("bag", values: ["empty", "full"]) { _ in
        "full"
      } write: { _, _ in
      })
  return [shop, AppUnderTest("shop", launch: Shop.init), AppUnderTest("shop") { () async throws -> Shop in Shop() }]
}

func launchedApp() -> AppUnderTest<LaunchedApp> {
  AppUnderTest("shop") {
    let window = UIWindow()
    return LaunchedApp(window: window, router: Router(window: window))
  }
}
