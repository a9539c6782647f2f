/// A record of the manner in which a container shows its children. It contains state that the list of visible children
/// does not show, such as the display mode of a split or the contents of the More stack.
struct ContainerDisplay {
  /// A closure that returns whether the container shows its children in this manner; `nil` if it is sufficient to
  /// compare the visible children.
  let isRestored: (() -> Bool)?
  /// A closure that makes the container show its children in this manner again.
  let restore: () -> Void

  init(isRestored: (() -> Bool)? = nil, restore: @escaping () -> Void) {
    (self.isRestored, self.restore) = (isRestored, restore)
  }
}

extension ContainerDisplay {
  /// Records the selection of a tab bar controller that has a More stack or groups of tabs. The result is `nil` for
  /// other tab bar controllers, because their selection is the selected child alone.
  init?(of tabs: UITabBarController) {
    let listed = tabs.viewControllers ?? []
    var choice: ContainerDisplay?
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) { choice = ContainerDisplay(ofGroupsIn: tabs) }
    // The bar has room for five tabs. UIKit puts more tabs into the More stack.
    guard listed.count > 5 || choice != nil else { return nil }
    let more = MoreContents(of: tabs)
    self.init {
      more.isRestored && choice?.isRestored?() != false
    } restore: {
      if choice?.isRestored?() == false { choice?.restore() }
      more.restore()
    }
  }

  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  private init?(ofGroupsIn tabs: UITabBarController) {
    let choices = tabs.groups.map { (group: $0, child: $0.selectedChild) }
    guard !choices.isEmpty else { return nil }
    let selected = tabs.selectedTab
    self.init {
      // A group or a tab that was removed cannot be chosen again, so it counts as restored.
      choices.allSatisfy { $0.group.selectedChild === $0.child || $0.group.tabBarController !== tabs }
        && (selected.map { $0 === tabs.selectedTab || $0.tabBarController !== tabs } ?? true)
    } restore: {
      for choice in choices where choice.group.selectedChild !== choice.child && choice.group.tabBarController === tabs
      {
        choice.group.selectedChild = choice.child
      }
      if let selected, selected !== tabs.selectedTab, selected.tabBarController === tabs { tabs.selectedTab = selected }
    }
  }
}

/// The selected child of a tab bar controller, and the contents of its More stack while a tab is in it.
private struct MoreContents {
  private let tabs: UITabBarController
  private let selected: UIViewController?
  private let contents: [UIViewController]

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    selected = tabs.selectedViewController
    contents = Self.contents(of: tabs)
  }

  private static func contents(of tabs: UITabBarController) -> [UIViewController] {
    tabs.moreStackInUse.flatMap { tabs.tab(inMore: $0) == nil ? nil : $0.viewControllers } ?? []
  }

  /// The tab that was in the More stack.
  private var tab: UIViewController? { contents.first { tabs.viewControllers?.holds($0) == true } }

  private var canBeSelected: Bool {
    guard let selected else { return false }
    return tabs.viewControllers?.holds(selected) == true || selected.parent === tabs
  }

  var isRestored: Bool {
    // A tab that was removed cannot be selected again, so it counts as restored. The children of the bar are restored
    // separately.
    guard canBeSelected, contents.isEmpty || tab != nil else { return true }
    return tabs.selectedViewController === selected && Self.contents(of: tabs).isSame(as: contents)
  }

  func restore() {
    guard canBeSelected else { return }
    if let tab {
      if tabs.moreStackInUse.flatMap(tabs.tab(inMore:)) !== tab { tabs.selectedViewController = tab }
      if let stack = tabs.moreStackInUse, !stack.viewControllers.isSame(as: contents) {
        stack.setViewControllers(contents, animated: false)
      }
    } else if let stack = tabs.moreStackInUse, tabs.tab(inMore: stack) != nil {
      stack.popToRootViewController(animated: false)
    }
    if tabs.selectedViewController !== selected { tabs.selectedViewController = selected }
  }
}
