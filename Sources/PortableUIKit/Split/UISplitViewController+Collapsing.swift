extension UISplitViewController {
  /// The stack that receives the other columns while collapsed.
  var collapsedStack: UINavigationController? {
    guard collapsed, let root = childList.first else { return nil }
    return SplitColumn(given: root, child: root).stack
  }

  func adaptWidth(_ width: UIUserInterfaceSizeClass) {
    guard width != .unspecified, (width == .compact) != collapsed else { return }
    isQuiet = mayBeQuiet
    let isNarrow = width == .compact
    if isNarrow {
      givenStyle == .unspecified ? collapseClassic() : collapseColumns()
    } else {
      givenStyle == .unspecified ? expandClassic() : expandColumns()
    }
    isQuiet = false
    whenShown { [weak self] in
      guard let self, collapsed == isNarrow else { return }
      isNarrow ? delegateLink?.splitViewControllerDidCollapse(self) : delegateLink?.splitViewControllerDidExpand(self)
    }
  }

  /// Whether the children can move at once: none is visible, and no transition is pending.
  private var mayBeQuiet: Bool {
    guard appearance == .appearing, !hasSaidIsAppearing, pendingTransitions == 0 else { return false }
    let stacks = (childList + columnChildren).compactMap { SplitColumn(given: $0, child: $0).stack }
    return stacks.allSatisfy { $0.pendingTransitions == 0 }
      && seenChildren.allSatisfy { $0.appearance == .disappeared }
  }

  private func whenShown(_ body: @escaping () -> Void) {
    guard let queue = (viewStore?.hostWindow ?? stateWindow)?.queue ?? TransitionQueue.running else { return body() }
    queue.whenTransitionsSoFarEnd(body)
  }

  // MARK: Classic split view controllers

  // Follows Apple's pages `primaryViewController(forCollapsing:)` and `splitViewController(_:collapseSecondary:onto:)`.
  private func collapseClassic() {
    guard let primary = columns[.primary]?.child else {
      collapsed = true
      return
    }
    let root = delegateLink?.primaryViewController(forCollapsing: self) ?? primary
    if let secondary = columns[.secondary]?.child, secondary !== root {
      let isHandled = delegateLink?.splitViewController(self, collapseSecondary: secondary, onto: root) ?? false
      if !isHandled, secondary.parentLink === self {
        root.collapseSecondaryViewController(secondary, for: self)
      }
      if secondary.parentLink === self { preservedSecondary = secondary }
    }
    collapsed = true
    if root !== primary { preservedPrimary = primary }
    guard root.parentLink === self || canContain(root) else { return }
    columns = [.primary: SplitColumn(given: root, child: root)]
    changeChildren(to: [root], animated: false)
  }

  // Follows Apple's pages `primaryViewController(forExpanding:)` and `splitViewController(_:separateSecondaryFrom:)`.
  private func expandClassic() {
    collapsed = false
    let (oldPrimary, oldSecondary) = (preservedPrimary, preservedSecondary)
    preservedPrimary = nil
    preservedSecondary = nil
    guard let root = childList.first else { return }
    let primary = delegateLink?.primaryViewController(forExpanding: self) ?? oldPrimary.flatMap(free) ?? root
    var secondary = delegateLink?.splitViewController(self, separateSecondaryFrom: primary)
    if secondary == nil, primary !== root, primary === oldPrimary { secondary = root }
    secondary = secondary ?? primary.separateSecondaryViewController(for: self) ?? oldSecondary.flatMap(free)
    let new = [primary, secondary].compactMap { $0 }
    guard primary !== secondary, new.allSatisfy({ $0.parentLink === self || canContain($0) }) else {
      return UIKitMisuse.report(.unsuitableChild, primary, self)
    }
    columns = [.primary: SplitColumn(given: primary, child: primary)]
    if let secondary { columns[.secondary] = SplitColumn(given: secondary, child: secondary) }
    changeChildren(to: new, animated: false)
  }

  /// The view controller, unless another container or a presenter has it now.
  private func free(_ controller: UIViewController) -> UIViewController? {
    controller.isFree || controller.parentLink === self ? controller : nil
  }

  // MARK: Columns

  private func collapseColumns() {
    let proposed = filled.last ?? .primary
    var top = proposed
    if columns[.compact] == nil, let delegate = delegateLink {
      top = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      if !filled.contains(top) { top = proposed }
    }
    collapsed = true
    arrange(upTo: top, animated: false)
  }

  private func expandColumns() {
    let stack = collapsedStack
    collapsed = false
    dropColumnsGoneElsewhere(but: stack)
    let inStack = columnChildren.filter { $0.parentLink === stack && stack != nil }
    if let delegate = delegateLink {
      let wanted = delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: modeNow)
      if wanted != modeNow, wanted != .automatic { mode = wanted }
    }
    if let stack, !inStack.isEmpty { stack.giveBack(inStack, to: self) }
    changeChildren(to: expandedChildren, animated: false)
  }

  private func dropColumnsGoneElsewhere(but stack: UINavigationController?) {
    columns = columns.filter { free($0.value.child) != nil || $0.value.child.parentLink === stack }
  }

  /// The columns on top of the first column. Empty if there is a compact column.
  private func nested(upTo top: Column) -> [UIViewController] {
    guard columns[.compact] == nil else { return [] }
    return filled.dropFirst().filter { $0.rawValue <= top.rawValue }.compactMap { columns[$0]?.child }
  }

  /// Shows one child, with the columns up to `top` in its stack.
  private func arrange(upTo top: Column, animated: Bool) {
    guard let root = columns[.compact] ?? filled.first.flatMap({ columns[$0] }) else {
      return changeChildren(to: [], animated: false)
    }
    let wanted = nested(upTo: top)
    // The same child may be a hidden column.
    if pendingTransitions > 0 || childList != [root.child] || seenChildren != [root.child] {
      changeChildren(to: [root.child], moving: wanted, animated: animated)
    }
    // The app's code in callbacks may have expanded the split view controller or changed its columns.
    guard collapsed, childList.first === root.child, let stack = root.stack, columns[.compact] == nil else { return }
    put(wanted.filter(columnChildren.contains), onto: stack, animated: animated)
  }

  /// Makes `wanted` the only columns in the stack.
  private func put(_ wanted: [UIViewController], onto stack: UINavigationController, animated: Bool) {
    let unwanted = columnChildren.filter { !wanted.contains($0) }
    // Screens pushed onto a removed column leave with it.
    let removed = stack.childList.drop { !unwanted.contains($0) }.filter { !wanted.contains($0) }
    let added = wanted.filter { $0.parentLink !== stack && free($0) != nil }
    guard !removed.isEmpty || !added.isEmpty else { return }
    // Only the top of the stack is visible.
    let hidden = removed.filter { $0 === stack.lastChild }.compactMap { column(of: $0) }
    stack.childList.removeAll { child in removed.contains { $0 === child } }
    for child in removed { child.detach() }
    for child in added {
      stack.childList.insert(child, at: position(of: child, among: wanted, in: stack))
      child.parentLink = stack
    }
    let shown = added.filter { $0 === stack.lastChild }.compactMap { column(of: $0) }
    let operation: UINavigationController.Operation = added.isEmpty ? .pop : .push
    stack.stackChanged(operation, added: added, removed: removed, split: self, animated: animated) { [weak self] in
      self?.tellDelegate(shown: shown, hidden: hidden)
    }
  }

  /// The index for a column in the stack: below later columns, or on top if there are none.
  private func position(
    of child: UIViewController, among wanted: [UIViewController], in stack: UINavigationController
  ) -> Int {
    let later = wanted.drop { $0 !== child }.dropFirst()
    return stack.childList.firstIndex { later.contains($0) } ?? stack.childList.endIndex
  }

  // MARK: Changes while collapsed

  func showCollapsed(_ column: Column) {
    guard columns[.compact] == nil, let child = columns[column]?.child else { return }
    arrange(upTo: column, animated: true)
    // Pops the screens that the app pushed onto the column.
    guard let stack = collapsedStack, child.parentLink === stack else { return }
    _ = stack.pop(to: child, animated: true)
  }

  func hideCollapsed(_ column: Column) {
    guard columns[.compact] == nil, let index = filled.firstIndex(of: column), index > 0 else { return }
    guard columns[column]?.child.parentLink === collapsedStack else { return }
    arrange(upTo: filled[index - 1], animated: true)
  }

  /// Removes a column from the stack, with the screens pushed onto it.
  private func remove(_ child: UIViewController, from stack: UINavigationController) {
    let columns = columnChildren
    let above = stack.childList.drop { $0 !== child }.dropFirst().prefix { !columns.contains($0) }
    stack.setStack(stack.childList.filter { $0 !== child && !above.contains($0) }, animated: false)
  }

  func rearrangeCollapsed(replacing old: SplitColumn?, in column: Column) {
    let stack = collapsedStack
    let isIn = { (child: UIViewController?) in child != nil && stack != nil && child?.parentLink === stack }
    var top = filled.last { isIn(columns[$0]?.child) } ?? filled.first ?? .primary
    if let old, isIn(old.child), let stack {
      if top.rawValue < column.rawValue { top = column }
      remove(old.child, from: stack)
    }
    // Removes the remaining columns from the stack of a removed column, because they would leave with it.
    if let root = childList.first, root === old?.child || column == .compact, let stack {
      for child in columnChildren where isIn(child) { stack.removeFromState(child) }
    }
    guard collapsed else { return }
    arrange(upTo: top, animated: false)
  }
}
