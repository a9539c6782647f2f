/// A group of tabs, shown as one item of the bar.
///
/// Follows Apple's page `UITabGroup`. The bar shows the group's own view controller, or its managing navigation
/// controller. If the group has neither, the bar shows the view controller of the selected child.
@preconcurrency @MainActor open class UITabGroup: UITab {
  private var chosen: UITab?
  /// Whether the managed stack needs rebuilding: a tab has been selected, or a tab in the stack has been removed.
  fileprivate var isStackDue = false
  /// The lowest view controller of each tab in the managed stack, by the tab's identifier, at the last build.
  fileprivate var standIns: [String: StandIn] = [:]

  /// Creates a group of tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parentLink = self }
  }

  /// The tabs of the group.
  open var children: [UITab] {
    didSet {
      for child in oldValue where !children.contains(child) {
        // A child that has been added to another group belongs to that group.
        if child.parentLink === self { child.parentLink = nil }
        giveUp(child)
      }
      for child in children { child.parentLink = self }
      tabBarController?.tabsHaveChanged()
    }
  }
  /// The selected child of the group. `nil` if the user has gone back from it in the managed stack.
  open var selectedChild: UITab? {
    get { lastChosen.flatMap { stackGroup.hasBeenLeft($0) ? nil : $0 } }
    set { choose(newValue) }
  }
  /// The identifier of the child to select by default. `nil` selects the first child.
  open var defaultChildIdentifier: String?
  /// The navigation controller whose stack contains the view controllers of the group and of its selected children. The
  /// stack is built when it is empty, and when a tab is selected.
  open var managingNavigationController: UINavigationController?
  /// The identifiers of the children in display order. Other children follow them.
  open var displayOrderIdentifiers: [String] = []
  /// A Boolean value that indicates whether the user can reorder the children.
  open var allowsReordering = false

  /// Returns the tab with an identifier in this group, at any depth.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// The last selected child, even if the user has gone back from it.
  fileprivate var lastChosen: UITab? { chosen ?? (needsChild ? defaultChild : nil) }

  /// Whether the group can only show a child.
  private var needsChild: Bool { !hasController && managingNavigationController == nil }
  private var defaultChild: UITab? {
    let inSight = children.filter { !$0.isHidden }
    return inSight.first { $0.identifier == defaultChildIdentifier } ?? inSight.first
  }

  private func choose(_ child: UITab?) {
    if let child, !children.contains(child) { return UIKitMisuse.report(.selectingStranger, child) }
    let (bar, isShown) = (tabBarController, tabBarController?.selectedRoot === root)
    mark(child)
    if isShown { bar?.show(root) }
  }

  /// The group whose stack contains the children's view controllers.
  private var stackGroup: UITabGroup { managingTabGroup ?? self }

  /// Selects the child that leads to a tab, without showing it.
  func mark(_ child: UITab?) {
    // Must precede the mark, because a stack that needs rebuilding no longer shows how far the user went back.
    stackGroup.giveUpWhatWasLeft()
    chosen = child
    stackGroup.isStackDue = true
  }

  private func giveUpWhatWasLeft() {
    if let child = selectedChild { (child as? UITabGroup)?.giveUpWhatWasLeft() } else { chosen = nil }
  }

  /// Deselects a removed or hidden child, and removes it from the managed stack.
  private func giveUp(_ child: UITab) {
    if stackGroup.isInStack(child) { stackGroup.isStackDue = true }
    if chosen === child { chosen = nil }
  }

  /// Keeps the shown child selected if the default changes, in a group that can only show a child.
  func keepShownChild() {
    guard needsChild, let child = selectedChild else { return }
    chosen = child
    (child as? UITabGroup)?.keepShownChild()
  }

  /// Called when a child has been hidden. A group that can only show a child then shows another.
  func hasHidden(_ child: UITab) { if needsChild { giveUp(child) } }

  nonisolated deinit {}
}

// The view controller that is shown for a tab.
extension UITab {
  /// The tab of the bar that contains this tab.
  var root: UITab { parentLink?.root ?? self }

  /// The innermost selected tab in this tab, or the tab itself.
  var leaf: UITab { (self as? UITabGroup)?.selectedChild?.leaf ?? self }

  /// The tabs from this one to the last selected tab in it.
  fileprivate var path: [UITab] { [self] + ((self as? UITabGroup)?.lastChosen?.path ?? []) }

  /// The view controller to show for this tab of the bar, if it exists.
  var shownIfMade: UIViewController? {
    if let group = self as? UITabGroup {
      if let managed = group.managingNavigationController { return managed }
      if !hasController { return group.selectedChild?.shownIfMade }
    }
    return made
  }

  /// Returns the view controller to show for this tab of the bar, and creates it if necessary. `nil` if there is none.
  func shown() -> UIViewController? {
    if let group = self as? UITabGroup {
      if let managed = group.managingNavigationController { return group.arranged(managed) }
      if !hasController { return group.selectedChild?.shown() }
    }
    return viewController
  }
}

/// A weak reference to a view controller that represents a tab.
private struct StandIn {
  weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }
}

extension UITabGroup {
  /// Builds the stack of this group if a tab has been selected. The stack contains the view controller of each tab on
  /// the path to it, and the screens pushed onto the last.
  ///
  /// Otherwise the stack stays as the user and the app have left it. Follows Apple's page
  /// `tabBarController(_:displayedViewControllersFor:proposedViewControllers:)`.
  fileprivate func arranged(_ navigation: UINavigationController) -> UINavigationController {
    navigation.tabLink = self
    guard isStackDue || navigation.childList.isEmpty else { return navigation }
    let (way, owner) = (path, tabBarController)
    let displayed = way.map { tab -> [UIViewController] in
      var proposed = tab.viewController.map { [$0] } ?? []
      if tab === way.last, let top = proposed.last { proposed += pushed(onto: top, in: navigation) }
      guard let owner, let delegate = owner.delegateLink else { return proposed }
      return delegate.tabBarController(owner, displayedViewControllersFor: tab, proposedViewControllers: proposed)
    }
    standIns = [:]
    for (tab, controllers) in zip(way, displayed) { standIns[tab.identifier] = controllers.first.map(StandIn.init) }
    isStackDue = false
    // A child shown by default stays selected if the default changes.
    for (tab, child) in zip(way, way.dropFirst()) { (tab as? UITabGroup)?.chosen = child }
    let stack = displayed.flatMap { $0 }
    if stack != navigation.childList { navigation.setViewControllers(stack, animated: false) }
    return navigation
  }

  /// The screens above a view controller in the stack. Empty if one of them belongs to another tab.
  private func pushed(onto top: UIViewController, in navigation: UINavigationController) -> [UIViewController] {
    guard let position = navigation.childList.firstIndex(of: top) else { return [] }
    let above = Array(navigation.childList[(position + 1)...])
    return above.contains { child in standIns.values.contains { $0.controller === child } } ? [] : above
  }

  /// The view controllers of a tab and of its selected descendants in the managed stack, at the last build.
  private func standIns(for tab: UITab) -> [StandIn] { tab.path.compactMap { standIns[$0.identifier] } }

  /// Whether the stack still contains one of these view controllers.
  fileprivate func isInStack(_ tab: UITab) -> Bool {
    let standIns = self.standIns(for: tab)
    return managingNavigationController?.childList.contains { child in
      standIns.contains { $0.controller === child }
    } == true
  }

  /// Whether the stack no longer contains any of these view controllers.
  fileprivate func hasBeenLeft(_ tab: UITab) -> Bool {
    guard !isStackDue, managingNavigationController != nil else { return false }
    return !standIns(for: tab).isEmpty && !isInStack(tab)
  }
}

extension UIViewController {
  /// The tab that created this view controller. `nil` if no tab created it.
  public var tab: UITab? { tabLink }
}
