// A minimal app without a router: the size of RouterApp is held against it, see Scripts/measure-sizes.
import PortableUIKit

let window = UIWindow(frame: .zero)
let stack = UINavigationController(rootViewController: UIViewController())
window.rootViewController = stack
window.makeKeyAndVisible()
stack.pushViewController(UIViewController(), animated: false)
print(stack.viewControllers.count)
