// Sources of an app that uses only UIKit.
import UIKit

class BaseScreen: UIViewController {
  private let button = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func tapped() {}
}

final class HomeScreen: BaseScreen {}
final class LoginScreen: UIViewController {
  var onDone: ((Bool) -> Void)?
  init(onDone: ((Bool) -> Void)? = nil) {
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class CartScreen: UIViewController {
  let number: Int
  var isDirty = false
  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

final class AppStack: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
