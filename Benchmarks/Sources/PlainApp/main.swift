// A minimal app without a router. Scripts/measure-sizes compares the size of RouterApp with it.
import PortableUIKit

let window = UIWindow(frame: .zero)
let stack = UINavigationController(rootViewController: UIViewController())
window.rootViewController = stack
window.makeKeyAndVisible()
stack.pushViewController(UIViewController(), animated: false)
print(stack.viewControllers.count)
