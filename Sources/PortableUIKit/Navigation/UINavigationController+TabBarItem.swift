extension UINavigationController {
  /// What a tab bar shows for a stack to which nobody has given an item or a title: its root's.
  ///
  /// Apple's page `tabBarItem` says that the default item displays the controller's title, and no page says what a stack without
  /// one displays; on a device it is its root's item, whoever is on top.
  var inheritedTabBarItem: UITabBarItem? { title == nil ? childList.first?.madeTabBarItem() : nil }
}
