// expect: nearly matches optional requirement
import UIKit

final class Delegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow screen: UIViewController, animate: Bool
  ) {}
}
