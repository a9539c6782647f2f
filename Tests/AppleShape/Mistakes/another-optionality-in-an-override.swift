// expect: cannot override instance method parameter of type 'Any?' with non-optional type 'Any'
import UIKit

final class Stack: UINavigationController {
  override func show(_ vc: UIViewController, sender: Any) {}
}
