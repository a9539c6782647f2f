// The same app as PlainApp, with one route.
import Wayfinder

final class Product: UIViewController {}

let window = UIWindow(frame: .zero)
let stack = UINavigationController(rootViewController: UIViewController())
window.rootViewController = stack
window.makeKeyAndVisible()
let router = Router(window: window)
router.navigate(to: Route.present { Product() }, animated: false) { _ in print(stack.viewControllers.count) }
