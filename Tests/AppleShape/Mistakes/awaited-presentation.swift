// expect: no 'async' operations occur within 'await' expression
import UIKit

// Apple keeps presenting out of async, so what is awaited here is nothing, and the screen is not yet there afterwards.
@MainActor func show(_ screen: UIViewController, over presenter: UIViewController) async {
  await presenter.present(screen, animated: true)
}
