// expect: no 'async' operations occur within 'await' expression
import UIKit

// Apple declares no asynchronous form of presenting. This `await` waits for nothing, and the screen is not yet shown afterwards.
@MainActor func show(_ screen: UIViewController, over presenter: UIViewController) async {
  await presenter.present(screen, animated: true)
}
