// expect: value of optional type 'UIViewController?' must be unwrapped
import UIKit

func title(of stack: UINavigationController) -> String? {
  stack.topViewController.title
}
