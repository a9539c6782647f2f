// expect: expression is 'async' but is not marked with 'await'
import UIKit

@MainActor func show(_ screen: UIViewController, over presenter: UIViewController) async {
  presenter.present(screen, animated: true)
}
