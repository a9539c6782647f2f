// expect: is only available in
import UIKit

@MainActor func gesture(of tabs: UITabBarController) -> Int {
  tabs.tabs.count
}
