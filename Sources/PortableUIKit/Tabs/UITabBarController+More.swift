/// The stack behind the More item, which contains a list and the tab selected in it.
///
/// Follows Apple's page `moreNavigationController`. This stack is the parent of the tab that it shows.
final class MoreNavigationController: UINavigationController {
  weak var tabs: UITabBarController?
  let list = MoreListController()

  convenience init(for tabs: UITabBarController) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
    title = list.title
    childList = [list]
    list.parentLink = self
    parentLink = tabs
    changeUnseen(to: list, added: [list], removed: [])
  }

  /// The tab in this stack.
  var nested: UIViewController? { childList.first { tabs?.childList.contains($0) == true } }

  override func didDrop(_ controllers: [UIViewController]) {
    guard let tabs else { return }
    for controller in controllers where tabs.childList.contains(controller) {
      controller.parentLink = tabs
      if tabs.selectedChild === controller { tabs.selectedChild = self }
    }
  }

  override func didPutBack(_ controller: UIViewController) {
    // The app may have pushed view controllers that are not tabs, and cannot be selected.
    guard let tabs, tabs.selectedChild === self, tabs.childList.contains(controller) else { return }
    tabs.selectedChild = controller
  }

  override func removeFromState(_ child: UIViewController) {
    if let tabs, tabs.childList.contains(child) { return tabs.removeFromState(child) }
    super.removeFromState(child)
  }

  nonisolated deinit {}
}

/// The list of tabs that do not fit into the bar.
final class MoreListController: UIViewController {
  convenience init() {
    self.init(nibName: nil, bundle: nil)
    title = "More"
  }

  nonisolated deinit {}
}

extension UITabBarController {
  /// The maximum number of items in the bar.
  static let room = 5

  /// Whether there are more tabs than the bar can show.
  var hasMore: Bool { choiceCount > Self.room }

  /// The tabs with an item of their own.
  var choicesInBar: ArraySlice<TabChoice> { hasMore ? choices.prefix(Self.room - 1) : choices[...] }

  /// The tabs in the list.
  private var choicesInMore: ArraySlice<TabChoice> { hasMore ? choices.dropFirst(Self.room - 1) : [] }

  /// The existing view controllers of the tabs in the list.
  var controllersInMore: [UIViewController] { hasMore ? choicesInMore.compactMap(\.made) : [] }

  func madeMore() -> MoreNavigationController {
    if let more { return more }
    let made = MoreNavigationController(for: self)
    more = made
    return made
  }

  /// The view controller to show for a selection: the selected one, or the stack that contains it.
  func shown(for selected: UIViewController?) -> UIViewController? {
    guard let more, let selected, selected !== more else { return selected }
    return selected.parentLink === more ? more : selected
  }

  /// Moves a tab without an item into the stack behind the More item.
  func nest(_ controller: UIViewController, animated: Bool) {
    let more = madeMore()
    guard controllersInMore.contains(controller), more.nested !== controller else { return }
    let removed = more.childList.filter { $0 !== more.list }
    more.childList = [more.list, controller]
    for old in removed { old.detach() }
    // The app may have removed the list from the stack.
    more.list.parentLink = more
    more.didDrop(removed)
    controller.parentLink = more
    more.contentChanged(
      to: controller, operation: .push, added: [controller], removed: removed, animated: animated)
  }

  /// Moves the selected tab into the stack behind the More item, if it has no item of its own now.
  ///
  /// - Returns: Whether the tab has moved.
  func nestSelected() -> Bool {
    guard let selectedChild, selectedChild.parentLink === self, controllersInMore.contains(selectedChild) else {
      return false
    }
    nest(selectedChild, animated: false)
    return true
  }

  /// Moves the tab in the stack behind the More item back, unless it stays there.
  ///
  /// - Returns: Whether a tab has moved.
  func unnest(unlessAmong choices: [TabChoice]) -> Bool {
    guard let more, let nested = more.nested else { return false }
    let stays = choices.count > Self.room && choices.dropFirst(Self.room - 1).contains { $0.made === nested }
    if stays { return false }
    let selected = selectedChild
    let removed = more.childList.filter { $0 !== more.list }
    more.childList = [more.list]
    // The tab remains a tab and keeps its modals.
    for old in removed where old !== nested { old.detach() }
    more.list.parentLink = more
    more.didDrop(removed)
    selectedChild = selected
    more.contentChanged(to: more.list, operation: .pop, removed: removed.filter { $0 !== nested }, animated: false)
    return true
  }
}
