// expect: do not match those of overridden method
import UIKit

final class Screen: UIViewController {
  override func viewDidAppear(animated: Bool) {}
}
