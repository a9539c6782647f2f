// A tab bar controller shows more than its `viewControllers` list: the More stack, and the tabs of groups. The More
// stack becomes the parent of the tab that is chosen in it. Apple: "UITabBarController", "moreNavigationController",
// "UITabGroup".
extension UITabBarController {
  /// The child that the user sees: the selected tab, or the More stack if it shows another screen on top of the tab;
  /// `nil` if no tab is selected.
  var shownChild: UIViewController? {
    guard let selected = selectedViewController, let parent = selected.parent, parent !== self else {
      return selectedViewController
    }
    guard let stack = parent as? UINavigationController, stack.viewControllers.holds(selected),
      stack.topViewController !== selected
    else { return selected }
    return stack
  }

  /// The More stack; `nil` unless it is selected or holds a tab.
  package var moreStackInUse: UINavigationController? {
    let listed = viewControllers ?? []
    guard
      let stack = children.last(where: { $0 is UINavigationController && !listed.holds($0) })
        as? UINavigationController
    else { return nil }
    return stack === selectedViewController || tab(inMore: stack) != nil ? stack : nil
  }

  /// Returns the tab that the More stack holds; `nil` if it holds none.
  package func tab(inMore stack: UIViewController) -> UIViewController? {
    guard let listed = viewControllers else { return nil }
    return (stack as? UINavigationController)?.viewControllers.first(where: listed.holds)
  }

  /// Returns the listed tabs in their order. While the More stack shows another screen, it replaces its tab and comes
  /// last.
  func reachableChildren(_ listed: [UIViewController]) -> [UIViewController] {
    var reachable = listed
    if let shown = shownChild, !listed.holds(shown) {
      reachable.removeAll { $0.parent === shown }
      reachable.append(shown)
    }
    return reachable
  }

  /// Returns the screens of tabs that belong to a group and are not chosen now. The list is empty on systems without
  /// groups of tabs.
  func unchosenScreens(_ listed: [UIViewController]) -> [UIViewController] {
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) { unchosenTabs(listed).map(\.screen) } else { [] }
  }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITabBarController {
  /// Returns the tabs of groups whose screens have no parent, because another tab of the group is chosen.
  ///
  /// UIKit shows the tabs of a group in the group's navigation controller, or in place of a group that has no view
  /// controller of its own. Other groups do not show their tabs.
  func unchosenTabs(_ listed: [UIViewController]) -> [(tab: UITab, screen: UIViewController)] {
    var found: [(tab: UITab, screen: UIViewController)] = []
    var pending: [UITab] = tabs.reversed()
    while let tab = pending.popLast() {
      if tab.isHidden { continue }
      let isManaged = tab.managingTabGroup != nil
      let group = tab as? UITabGroup
      if let group, isManaged || group.managingNavigationController != nil || group.viewController == nil {
        pending += group.children.reversed()
      }
      let isShownByGroup = isManaged || (group == nil && tab.parent != nil)
      guard isShownByGroup, let screen = tab.viewController, screen.parent == nil, !listed.holds(screen) else {
        continue
      }
      found.append((tab, screen))
    }
    return found
  }

  /// Returns the tab of a group that has to be chosen to show a screen; `nil` if the screen belongs to no group, or has
  /// a parent already.
  func unchosenTab(showing screen: UIViewController) -> UITab? {
    guard screen.parent == nil else { return nil }
    return unchosenTabs(viewControllers ?? []).first { $0.screen === screen }?.tab
  }

  /// All groups of tabs, however deep.
  var groups: [UITabGroup] {
    var groups: [UITabGroup] = []
    var pending: [UITab] = tabs
    while let tab = pending.popLast() {
      guard let group = tab as? UITabGroup else { continue }
      groups.append(group)
      pending += group.children
    }
    return groups
  }
}
