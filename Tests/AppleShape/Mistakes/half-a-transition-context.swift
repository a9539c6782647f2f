// expect: does not conform to protocol 'UIViewControllerTransitionCoordinatorContext'
import UIKit

@MainActor final class Context: NSObject, UIViewControllerTransitionCoordinatorContext {
  let isAnimated = false
  let isInteractive = false
  let isCancelled = false
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
}
