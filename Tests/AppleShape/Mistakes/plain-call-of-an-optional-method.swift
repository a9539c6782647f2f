// expect: must be unwrapped
import UIKit

@MainActor func asks(_ delegate: any UITabBarControllerDelegate, _ tabs: UITabBarController, _ screen: UIViewController)
  -> Bool
{
  delegate.tabBarController(tabs, shouldSelect: screen)
}
