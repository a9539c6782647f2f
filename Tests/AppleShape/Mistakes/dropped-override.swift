// expect: overriding declaration requires an 'override' keyword
import UIKit

final class Screen: UIViewController {
  func viewDidAppear(_ animated: Bool) {}
}
