extension UISplitViewController {
  static let order: [Column] = [.primary, .supplementary, .secondary]

  func hasColumn(_ column: Column) -> Bool {
    switch givenStyle {
    case .unspecified: false
    case .doubleColumn: column != .supplementary
    case .tripleColumn: true
    }
  }

  var managed: [UIViewController] {
    guard let inspector = columns[.inspector]?.child else { return childList }
    return childList.filter { $0 !== inspector }
  }

  /// The columns with a view controller, the primary first, without the compact column.
  var filled: [Column] { Self.order.filter { columns[$0] != nil } }
  var columnChildren: [UIViewController] { filled.compactMap { columns[$0]?.child } }
  /// The children in the expanded state.
  var expandedChildren: [UIViewController] { columnChildren + [columns[.inspector]?.child].compactMap { $0 } }

  func column(of child: UIViewController) -> Column? { columns.first { $0.value.child === child }?.key }

  var modeNow: DisplayMode { modeUntilLayout ?? modeWanted }

  private var modeWanted: DisplayMode {
    let wanted = mode ?? preferredMode
    switch wanted {
    case .automatic: return givenStyle == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    case .twoBesideSecondary, .twoDisplaceSecondary: return givenStyle == .tripleColumn ? wanted : .oneBesideSecondary
    case .twoOverSecondary: return givenStyle == .tripleColumn ? wanted : .oneOverSecondary
    default: return wanted
    }
  }

  private func shown(in mode: DisplayMode) -> [Column] {
    let shown: [Column] =
      switch mode {
      case .secondaryOnly: [.secondary]
      case .oneBesideSecondary, .oneOverSecondary:
        givenStyle == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
      default: Self.order
      }
    return isInspectorWanted ? shown + [.inspector] : shown
  }

  var shownByState: [UIViewController] {
    if collapsed { return childList }
    let shown = shown(in: modeNow)
    return childList.filter { child in column(of: child).map { shown.contains($0) } ?? true }
  }

  func isColumnShown(_ column: Column) -> Bool {
    guard let child = columns[column]?.child else { return false }
    guard collapsed else { return column != .compact && shown(in: modeNow).contains(column) }
    if let stack = collapsedStack, stack.childList.contains(where: { columns.values.map(\.child).contains($0) }) {
      return stack.lastChild === child
    }
    return childList.first === child
  }

  func setMode(_ new: DisplayMode?, animated: Bool = false) {
    if toldMode == nil { toldMode = modeNow }
    waitForLayout()
    mode = new
    if !collapsed, modeUntilLayout == nil { showState(animated: animated) }
  }

  /// Delays the change of the display mode until the next layout, which runs on a later turn.
  private func waitForLayout() {
    guard !collapsed, modeUntilLayout == nil, isSeen, let view = viewStore, let queue = view.hostWindow?.queue,
      queue.variant == .columnsAfterLayout
    else { return }
    modeUntilLayout = modeNow
    view.markForLayout()
    queue.scheduler.enqueue { [weak view] in view?.layOut() }
  }

  /// Called when a layout begins.
  func takeModeThatWaits() {
    guard modeUntilLayout != nil else { return }
    modeUntilLayout = nil
    if !collapsed { showState(animated: true) }
  }

  func showColumn(_ column: Column) {
    guard hasColumn(column) else { return UIKitMisuse.report(.columnNotInStyle, self) }
    if column == .inspector { return showInspector(true) }
    if collapsed { return showCollapsed(column) }
    guard column != .compact, !shown(in: modeNow).contains(column) else { return }
    let isOuter = givenStyle == .tripleColumn && column == .primary
    setMode(isOuter ? .twoBesideSecondary : .oneBesideSecondary, animated: true)
  }

  func hideColumn(_ column: Column) {
    guard hasColumn(column) else { return UIKitMisuse.report(.columnNotInStyle, self) }
    if column == .inspector { return showInspector(false) }
    if collapsed { return hideCollapsed(column) }
    guard column == .primary || column == .supplementary, shown(in: modeNow).contains(column) else { return }
    let isOuter = givenStyle == .tripleColumn && column == .primary
    setMode(isOuter ? .oneBesideSecondary : .secondaryOnly, animated: true)
  }

  private func showInspector(_ shows: Bool) {
    guard isInspectorWanted != shows else { return }
    isInspectorWanted = shows
    if !collapsed { showState(animated: true) }
  }

  func showState(animated: Bool, added: [UIViewController] = [], removed: [UIViewController] = []) {
    if isQuiet {
      let transition = ChildrenTransition(self, target: shownByState, added: added, removed: removed, animated: false)
      return transition.changeUnseen()
    }
    childrenChanged(to: shownByState, added: added, removed: removed, animated: animated)
  }

  func tellColumns(before transition: ChildrenTransition) { tellColumns(from: transition.from, to: transition.target) }

  private func tellColumns(from: [UIViewController], to: [UIViewController]) {
    let now = modeNow
    if let toldMode, toldMode != now { delegateLink?.splitViewController(self, willChangeTo: now) }
    toldMode = now
    let going = from.filter { child in !to.contains { $0 === child } }
    let coming = to.filter { child in !from.contains { $0 === child } }
    tellDelegate(shown: coming.compactMap { column(of: $0) }, hidden: going.compactMap { column(of: $0) })
  }

  /// Notifies the delegate of shown and hidden columns. Classic split view controllers have none.
  func tellDelegate(shown: [Column], hidden: [Column]) {
    guard givenStyle != .unspecified else { return }
    for column in hidden { delegateLink?.splitViewController(self, willHide: column) }
    for column in shown { delegateLink?.splitViewController(self, willShow: column) }
  }

  /// Changes the children. Children that move into a stack of this container do not receive `willMove(toParent: nil)`.
  func changeChildren(to new: [UIViewController], moving: [UIViewController] = [], animated: Bool) {
    let removed = childList.filter { child in !new.contains { $0 === child } && !moving.contains { $0 === child } }
    let added = new.filter { child in !childList.contains { $0 === child } }
    for child in added { child.leaveParent() }
    let moved = moving.filter { $0.parentLink === self }
    childList = new
    for child in removed { child.detach() }
    for child in moved { child.parentLink = nil }
    for child in added { child.parentLink = self }
    showState(animated: animated, added: added, removed: removed)
  }

  /// Releases a child that is about to move into a stack of this container. The child does not receive
  /// `willMove(toParent: nil)`.
  func release(_ child: UIViewController) {
    guard child.parentLink === self else { return }
    if givenStyle == .unspecified { columns = columns.filter { $0.value.child !== child } }
    changeChildren(to: childList.filter { $0 !== child }, moving: [child], animated: false)
  }

  func removeChild(_ child: UIViewController) {
    columns = columns.filter { $0.value.child !== child }
    changeChildren(to: childList.filter { $0 !== child }, animated: false)
  }
}
