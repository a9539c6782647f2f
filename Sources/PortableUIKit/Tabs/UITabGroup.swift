/// Tabs that belong together, shown as one place in the bar.
///
/// Follows Apple's page `UITabGroup`. The bar shows the group's own controller, or the stack it manages, or, where there
/// is neither, the controller of the child that is chosen.
@preconcurrency @MainActor open class UITabGroup: UITab {
  private var chosen: UITab?
  /// Whether the managed stack is to be built anew: a tab has been chosen since, or one that is in it has gone.
  fileprivate var isStackDue = false
  /// The lowest of the controllers that stand for a tab of that identifier in the managed stack, as it was built.
  fileprivate var standIns: [String: StandIn] = [:]

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
      for child in oldValue where !children.contains(child) {
        // Who was added to another group first is that group's by now.
        if child.parentLink === self { child.parentLink = nil }
        giveUp(child)
      }
      for child in children { child.parentLink = self }
      tabBarController?.tabsHaveChanged()
    }
  }
  /// The tab in it that is chosen, which has to be one of its children; `nil` where the user has gone back from it in the
  /// managed stack.
  open var selectedChild: UITab? {
    get { lastChosen.flatMap { stackGroup.hasBeenLeft($0) ? nil : $0 } }
    set { choose(newValue) }
  }
  /// The identifier of the child that is chosen where one is needed; the first child if it is `nil`.
  open var defaultChildIdentifier: String?
  /// A stack in which the group's controller and the chosen children's lie on each other; it is built where it is empty,
  /// and when a tab is chosen.
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

  /// The tab in it that was chosen last, also where the user has gone back from it.
  fileprivate var lastChosen: UITab? { chosen ?? (needsChild ? defaultChild : nil) }

  /// Whether there is nothing to show but a child.
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

  /// The group in whose stack the children's controllers lie, if there is one.
  private var stackGroup: UITabGroup { managingTabGroup ?? self }

  /// Marks the child that leads to a tab; nothing is shown yet.
  func mark(_ child: UITab?) {
    // What the user has gone back from cannot be told any more once the stack is due.
    stackGroup.giveUpWhatWasLeft()
    chosen = child
    stackGroup.isStackDue = true
  }

  private func giveUpWhatWasLeft() {
    if let child = selectedChild { (child as? UITabGroup)?.giveUpWhatWasLeft() } else { chosen = nil }
  }

  /// Has a child that has gone or is hidden not be chosen any more, nor stay in the managed stack.
  private func giveUp(_ child: UITab) {
    if stackGroup.isInStack(child) { stackGroup.isStackDue = true }
    if chosen === child { chosen = nil }
  }

  /// Has the child that is shown, as there is nothing else to show, stay chosen when another becomes the default.
  func keepShownChild() {
    guard needsChild, let child = selectedChild else { return }
    chosen = child
    (child as? UITabGroup)?.keepShownChild()
  }

  /// Called when a child has been hidden: another one is shown, where there is nothing else to show.
  func hasHidden(_ child: UITab) { if needsChild { giveUp(child) } }

  nonisolated deinit {}
}

// How a tab finds what is shown for it.
extension UITab {
  /// The tab in the bar that this one belongs to.
  var root: UITab { parentLink?.root ?? self }

  /// The chosen tab in this one, or itself.
  var leaf: UITab { (self as? UITabGroup)?.selectedChild?.leaf ?? self }

  /// The tabs from this one to the one in it that was chosen last.
  fileprivate var path: [UITab] { [self] + ((self as? UITabGroup)?.lastChosen?.path ?? []) }

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

/// A controller that stands for a tab, for as long as it lives.
private struct StandIn {
  weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }
}

extension UITabGroup {
  /// Builds the stack of this group when a tab has been chosen: for each tab on the way to that its controller, and on top
  /// what was pushed there. Otherwise the stack stays as the user and the app have left it.
  ///
  /// As Apple's page `tabBarController(_:displayedViewControllersFor:proposedViewControllers:)` says.
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
    // Who is shown by default stays chosen when another becomes the default.
    for (tab, child) in zip(way, way.dropFirst()) { (tab as? UITabGroup)?.chosen = child }
    let stack = displayed.flatMap { $0 }
    if stack != navigation.childList { navigation.setViewControllers(stack, animated: false) }
    return navigation
  }

  /// What lies on a controller in the stack, unless another tab's is among it.
  private func pushed(onto top: UIViewController, in navigation: UINavigationController) -> [UIViewController] {
    guard let position = navigation.childList.firstIndex(of: top) else { return [] }
    let above = Array(navigation.childList[(position + 1)...])
    return above.contains { child in standIns.values.contains { $0.controller === child } } ? [] : above
  }

  /// What stood for a tab, and for those chosen in it, in the managed stack as it was built.
  private func standIns(for tab: UITab) -> [StandIn] { tab.path.compactMap { standIns[$0.identifier] } }

  /// Whether some of that is still there.
  fileprivate func isInStack(_ tab: UITab) -> Bool {
    let standIns = self.standIns(for: tab)
    return managingNavigationController?.childList.contains { child in
      standIns.contains { $0.controller === child }
    } == true
  }

  /// Whether none of it is there any more.
  fileprivate func hasBeenLeft(_ tab: UITab) -> Bool {
    guard !isStackDue, managingNavigationController != nil else { return false }
    return !standIns(for: tab).isEmpty && !isInStack(tab)
  }
}

extension UIViewController {
  /// The tab that has made this controller; `nil` if none has.
  public var tab: UITab? { tabLink }
}
