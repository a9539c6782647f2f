// expect: 'required' initializer 'init(coder:)' must be provided by subclass
import UIKit

final class Screen: UIViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
}
