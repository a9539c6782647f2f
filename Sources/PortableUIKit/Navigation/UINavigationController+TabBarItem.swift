extension UINavigationController {
  /// The tab bar item of a stack that has neither an item nor a title: its root's item.
  ///
  /// Apple's page `tabBarItem` says that the default item displays the controller's title. No page covers a stack
  /// without a title. On a device, such a stack displays the item of its root, regardless of the top.
  var inheritedTabBarItem: UITabBarItem? { title == nil ? childList.first?.madeTabBarItem() : nil }
}
