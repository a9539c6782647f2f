/// Tabs that belong together, shown as one place in the bar.
///
/// Follows Apple's page `UITabGroup`. The bar shows the group's own controller, or the stack it manages, or, where there
/// is neither, the controller of the child that is chosen.
@preconcurrency @MainActor open class UITabGroup: UITab {
  private var chosen: UITab?
  /// The chosen tab for which the managed stack was built.
  fileprivate weak var arrangedLeaf: UITab?

  /// Makes a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parentLink = self }
  }

  /// The tabs in it.
  open var children: [UITab] {
    didSet {
      for child in oldValue where !children.contains(child) { child.parentLink = nil }
      for child in children { child.parentLink = self }
      if let chosen, !children.contains(chosen) { self.chosen = nil }
      tabBarController?.tabsHaveChanged()
    }
  }
  /// The tab in it that is chosen, which has to be one of its children.
  open var selectedChild: UITab? {
    get { chosen ?? (needsChild ? defaultChild : nil) }
    set { choose(newValue) }
  }
  /// The identifier of the child that is chosen where one is needed; the first child if it is `nil`.
  open var defaultChildIdentifier: String?
  /// A stack in which the group's controller and the chosen children's lie on each other.
  open var managingNavigationController: UINavigationController?
  /// The identifiers of the children in the order the user sees; the others come after them.
  open var displayOrderIdentifiers: [String] = []
  /// Whether the user may change that order.
  open var allowsReordering = false

  /// The tab in this group of that identifier, however deep.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// Whether there is nothing to show but a child.
  private var needsChild: Bool { !hasController && managingNavigationController == nil }
  private var defaultChild: UITab? {
    children.first { $0.identifier == defaultChildIdentifier } ?? children.first { !$0.isHidden }
  }

  private func choose(_ child: UITab?) {
    if let child, !children.contains(child) { return UIKitMisuse.report(.selectingStranger, child) }
    let (bar, isShown) = (tabBarController, tabBarController?.selectedRoot === root)
    chosen = child
    if isShown { bar?.show(root) }
  }

  /// Marks the child that leads to a tab; nothing is shown yet.
  func mark(_ child: UITab?) { chosen = child }

  nonisolated deinit {}
}

// How a tab finds what is shown for it.
extension UITab {
  /// The tab in the bar that this one belongs to.
  var root: UITab { parentLink?.root ?? self }

  /// The chosen tab in this one, or itself.
  var leaf: UITab { (self as? UITabGroup)?.selectedChild?.leaf ?? self }

  /// The tabs from this one to the chosen one in it.
  fileprivate var path: [UITab] { [self] + ((self as? UITabGroup)?.selectedChild?.path ?? []) }

  /// What is shown for this tab of the bar, if it has been needed.
  var shownIfMade: UIViewController? {
    if let group = self as? UITabGroup {
      if let managed = group.managingNavigationController { return managed }
      if !hasController { return group.selectedChild?.shownIfMade }
    }
    return made
  }

  /// What is shown for this tab of the bar, made if need be; `nil` if there is nothing to show.
  func shown() -> UIViewController? {
    if let group = self as? UITabGroup {
      if let managed = group.managingNavigationController { return group.arranged(managed) }
      if !hasController { return group.selectedChild?.shown() }
    }
    return viewController
  }
}

extension UITabGroup {
  /// Builds the stack of this group: for each tab on the way to the chosen one its controller, and on top what
  /// was pushed there since, if the same tab was chosen last.
  ///
  /// As Apple's page `tabBarController(_:displayedViewControllersFor:proposedViewControllers:)` says.
  fileprivate func arranged(_ navigation: UINavigationController) -> UINavigationController {
    navigation.tabLink = self
    let (way, owner, isSame) = (path, tabBarController, arrangedLeaf === leaf)
    arrangedLeaf = leaf
    let stack = way.flatMap { tab -> [UIViewController] in
      var proposed = tab.viewController.map { [$0] } ?? []
      if isSame, tab === way.last, let top = proposed.last, let position = navigation.childList.firstIndex(of: top) {
        proposed += navigation.childList[(position + 1)...]
      }
      guard let owner, let delegate = owner.delegateLink else { return proposed }
      return delegate.tabBarController(owner, displayedViewControllersFor: tab, proposedViewControllers: proposed)
    }
    if stack != navigation.childList { navigation.setViewControllers(stack, animated: false) }
    return navigation
  }
}

extension UIViewController {
  /// The tab that has made this controller; `nil` if none has.
  public var tab: UITab? { tabLink }
}
