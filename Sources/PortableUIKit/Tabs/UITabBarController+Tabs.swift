extension UITabBarController {
  var selectedPosition: Int? {
    guard let selectedChild else { return nil }
    guard offered != nil else { return childList.firstIndex { $0 === selectedChild } }
    return choices.firstIndex { $0.made === selectedChild }
  }

  /// Replaces the tabs and keeps the selection if possible, as Apple's page `viewControllers` says.
  ///
  /// - Parameters:
  ///   - tabs: The existing view controllers.
  ///   - new: The items of the bar, if they are more than those view controllers.
  ///   - successor: The view controller to select instead of the current one.
  /// - Returns: `false` if a tab is invalid.
  @discardableResult func setTabs(
    _ tabs: [UIViewController], offering new: [TabChoice]? = nil, selecting successor: UIViewController? = nil,
    animated: Bool
  ) -> Bool {
    guard canHold(tabs) else { return false }
    let inSight = new?.filter(\.isInSight) ?? tabs.map { .controller($0) }
    let isUnnested = unnest(unlessAmong: inSight)
    let position = selectedPosition
    let kept = Set(tabs.map(ObjectIdentifier.init))
    let held = Set(childList.map(ObjectIdentifier.init))
    let removed = childList.filter { !kept.contains(ObjectIdentifier($0)) }
    let added = tabs.filter { !held.contains(ObjectIdentifier($0)) }
    for controller in added { controller.leaveParent() }
    childList = tabs
    offered = new
    for controller in removed { controller.detach() }
    for controller in added { controller.parentLink = self }
    var isKept = false
    if let selectedChild, successor == nil {
      isKept = kept.contains(ObjectIdentifier(selectedChild)) || (selectedChild === more && hasMore)
    }
    if isKept {
      // The selected view controller may now belong to another tab, for example to a new group.
      rememberSelectedRoot()
    } else {
      selectedChild = successor ?? position.flatMap { $0 < tabs.count ? tabs[$0] : nil } ?? tabs.first
    }
    let isNested = nestSelected()
    guard !isKept || isUnnested || isNested || !removed.isEmpty || !added.isEmpty else { return true }
    contentChanged(to: shown(for: selectedChild), added: added, removed: removed, animated: animated)
    return true
  }

  private func canHold(_ tabs: [UIViewController]) -> Bool {
    if Set(tabs.map(ObjectIdentifier.init)).count != tabs.count {
      UIKitMisuse.report(.duplicateInList, tabs.first, self)
      return false
    }
    // Apple's page `moreNavigationController` says that the app must not add it.
    if let more, tabs.contains(more) {
      UIKitMisuse.report(.unsuitableChild, more, self)
      return false
    }
    return tabs.allSatisfy { $0.parentLink === self || (more != nil && $0 === more?.nested) || canContain($0) }
  }

  func select(at index: Int) {
    guard index != NSNotFound else { return }
    guard index >= 0, index < choiceCount else { return UIKitMisuse.report(.selectingStranger, self) }
    guard offered != nil else { return select(childList[index]) }
    guard let controller = choices[index].controller() else { return }
    takeIn(controller)
    select(controller)
  }

  /// - Parameter poppingMore: Whether the selected More stack pops to its list. A tap leaves the stack unchanged.
  func select(_ controller: UIViewController?, poppingMore: Bool = true) {
    guard let controller, controller.parentLink === self || more.map({ controller.parentLink === $0 }) == true,
      controller === more || holds(controller)
    else {
      return UIKitMisuse.report(.selectingStranger, self)
    }
    let (oldSelection, old) = (selectedChild, shown(for: selectedChild))
    if controllersInMore.contains(controller) { nest(controller, animated: false) }
    if poppingMore, controller === more { more?.popToRootViewController(animated: false) }
    selectedChild = controller
    let new = shown(for: controller)
    guard new !== old else { return }
    let mayBeTakenBack = delegateLink != nil
    let transition = contentChanged(to: new, animated: mayBeTakenBack, byAnimatorOnly: true)
    guard mayBeTakenBack else { return }
    transition?.restoreState = { [weak self, weak oldSelection, weak old, weak controller] in
      guard let self, let oldSelection, let old, selectedChild === controller, oldSelection.isInside(self),
        old.isInside(self)
      else { return false }
      // The shown tab may have been popped from the stack behind the More item.
      selectedChild = shown(for: oldSelection) === old ? oldSelection : old
      return true
    }
  }
}
