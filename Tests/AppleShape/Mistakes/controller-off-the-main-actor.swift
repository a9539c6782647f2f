// expect: main actor-isolated
import UIKit

nonisolated func close(_ screen: UIViewController) {
  screen.removeFromParent()
}
