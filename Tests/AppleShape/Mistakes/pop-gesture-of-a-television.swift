// expect: 'interactivePopGestureRecognizer' is unavailable in tvOS
// on: tvos
import UIKit

@MainActor func gesture(of stack: UINavigationController) -> UIGestureRecognizer? {
  stack.interactivePopGestureRecognizer
}
