// How the user chooses a tab.
extension UITabBarController {
  /// The taps the bar offers; none while it is hidden or a pushed controller has it hidden.
  var tabMoves: [UserMove] {
    guard !tabBar.hidden, !isBarHiddenByPush else { return [] }
    return tabTitles
  }

  private var isBarHiddenByPush: Bool {
    guard let navigation = selectedChild as? UINavigationController else { return false }
    return navigation.childList.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// The user taps a tab; a tap on the chosen one takes its stack back to the root, as on Apple's systems.
  func tap(_ index: Int, _ title: String) -> Bool {
    if let isDone = tapMore(index, title) { return isDone }
    let controller = childList[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
    if controller === selectedChild {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
    return true
  }
}
