// Tabs that make their controllers when those are needed; as Apple's page "Elevating your iPad app with a tab bar and
// sidebar" says.
extension UITabBarController {
  /// The chosen tab of the bar itself, around which others may be chosen.
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

  /// Called when tabs are hidden or shown, or a group has others.
  func tabsHaveChanged() {
    guard let offered else { return }
    offer(offered, animated: false)
    // A tab that has gone, or is hidden, may have been in a group's stack.
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

  /// Shows what the tab of the bar has to show.
  func show(_ root: UITab) {
    guard let controller = root.shown() else { return }
    takeIn(controller)
    guard controller !== selectedChild else { return rememberSelectedRoot() }
    select(controller)
  }

  /// Takes in what a tab has made, in its place among the others; it is chosen if it replaces what is chosen.
  func takeIn(_ controller: UIViewController) {
    guard !childList.contains(controller), let offered else { return }
    let made = offered.filter(\.isInSight).compactMap(\.made)
    let isKept = selectedChild.map { $0 === more || made.contains($0) } ?? false
    setTabs(made, offering: offered, selecting: isKept ? nil : controller, animated: false)
  }

  /// Offers other places, and keeps the chosen one; if that is gone, the one in its place is chosen, or the first.
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

  /// All controllers, made if need be, in the order of the bar.
  func madeControllers() -> [UIViewController] {
    guard offered != nil else { return childList }
    let made = choices.compactMap { $0.controller() }
    for controller in made { takeIn(controller) }
    return made
  }
}

extension UITab {
  /// The tab and all tabs inside it.
  fileprivate var withAllInside: [UITab] { [self] + ((self as? UITabGroup)?.children ?? []).flatMap(\.withAllInside) }
}
