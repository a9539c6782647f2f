// Tabs that create their view controllers on demand, as Apple's page "Elevating your iPad app with a tab bar and
// sidebar" describes them.
extension UITabBarController {
  /// The selected tab at the top level of the bar, which can be a group.
  var selectedRoot: UITab? {
    offered?.lazy.compactMap(\.tab).first { $0.shownIfMade.map { $0 === self.selectedChild } == true }
  }

  var chosenTab: UITab? { selectedRoot?.leaf }

  func rememberSelectedRoot() {
    lastRoot = selectedRoot
    (lastRoot as? UITabGroup)?.keepShownChild()
  }

  func replaceRootTabs(_ tabs: [UITab], animated: Bool) {
    let named = tabs.flatMap(\.withAllInside).map(\.identifier)
    if Set(named).count != named.count { return UIKitMisuse.report(.duplicateTabIdentifier, self) }
    for tab in offered?.compactMap(\.tab) ?? [] where tab.ownerLink === self { tab.ownerLink = nil }
    for tab in tabs { tab.ownerLink = self }
    offer(tabs.map { .tab($0) }, animated: animated)
    haveControllersBeenSet = true
  }

  /// Called when tabs are hidden or shown, or the children of a group change.
  func tabsHaveChanged() {
    guard let offered else { return }
    offer(offered, animated: false)
    // A removed or hidden tab may have been in the stack of a group.
    _ = selectedRoot?.shown()
  }

  func select(_ tab: UITab?) {
    guard let tab, tab.tabBarController === self, choices.contains(where: { $0.tab === tab.root }) else {
      return UIKitMisuse.report(.selectingStranger, self)
    }
    (tab as? UITabGroup)?.mark(nil)
    var child = tab
    while let group = child.parentLink {
      group.mark(child)
      child = group
    }
    show(tab.root)
  }

  func show(_ root: UITab) {
    guard let controller = root.shown() else { return }
    takeIn(controller)
    guard controller !== selectedChild else { return rememberSelectedRoot() }
    select(controller)
  }

  /// Adds the view controller that a tab has created, at the tab's position. Selects it if it replaces the selected
  /// one.
  func takeIn(_ controller: UIViewController) {
    guard !childList.contains(controller), let offered else { return }
    let made = offered.filter(\.isInSight).compactMap(\.made)
    let isKept = selectedChild.map { $0 === more || made.contains($0) } ?? false
    setTabs(made, offering: offered, selecting: isKept ? nil : controller, animated: false)
  }

  /// Replaces the items and keeps the selection if possible. Otherwise selects the item at the same position, or the
  /// first.
  private func offer(_ new: [TabChoice], animated: Bool) {
    let inSight = new.filter(\.isInSight)
    let position = selectedPosition ?? lastRoot.flatMap { root in inSight.firstIndex { $0.tab === root } }
    let isKept = selectedChild.map { old in
      (old === more && inSight.count > Self.room) || inSight.contains { $0.made === old }
    }
    let next = position.flatMap { $0 < inSight.count ? inSight[$0] : nil } ?? inSight.first
    let successor = isKept == true ? nil : next?.controller()
    setTabs(inSight.compactMap(\.made), offering: new, selecting: successor, animated: animated)
  }

  /// Returns all view controllers in the order of the bar, and creates missing ones.
  func madeControllers() -> [UIViewController] {
    guard offered != nil else { return childList }
    let made = choices.compactMap { $0.controller() }
    for controller in made { takeIn(controller) }
    return made
  }
}

extension UITab {
  fileprivate var withAllInside: [UITab] { [self] + ((self as? UITabGroup)?.children ?? []).flatMap(\.withAllInside) }
}
