/// The stack behind the More item, which holds a list and the tab chosen from it.
///
/// Follows Apple's page `moreNavigationController`. A tab that is shown in it has it as its parent meanwhile.
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

  /// The tab that is shown in it.
  var nested: UIViewController? { childList.first { tabs?.childList.contains($0) == true } }

  override func didDrop(_ controllers: [UIViewController]) {
    guard let tabs else { return }
    for controller in controllers where tabs.childList.contains(controller) {
      controller.parentLink = tabs
      if tabs.selectedChild === controller { tabs.selectedChild = self }
    }
  }

  override func didPutBack(_ controller: UIViewController) {
    // The app may have pushed others than tabs, which cannot be selected.
    guard let tabs, tabs.selectedChild === self, tabs.childList.contains(controller) else { return }
    tabs.selectedChild = controller
  }

  override func removeFromState(_ child: UIViewController) {
    if let tabs, tabs.childList.contains(child) { return tabs.removeFromState(child) }
    super.removeFromState(child)
  }

  nonisolated deinit {}
}

/// The list of the tabs for which the bar has no room.
final class MoreListController: UIViewController {
  convenience init() {
    self.init(nibName: nil, bundle: nil)
    title = "More"
  }

  nonisolated deinit {}
}

extension UITabBarController {
  /// How many items the bar has room for.
  static let room = 5

  /// Whether there are more tabs than the bar has room for.
  var hasMore: Bool { choiceCount > Self.room }

  /// The tabs with an item of their own.
  var choicesInBar: ArraySlice<TabChoice> { hasMore ? choices.prefix(Self.room - 1) : choices[...] }

  /// The tabs that are chosen from the list.
  private var choicesInMore: ArraySlice<TabChoice> { hasMore ? choices.dropFirst(Self.room - 1) : [] }

  /// The controllers that are there of the tabs that are chosen from the list.
  var controllersInMore: [UIViewController] { hasMore ? choicesInMore.compactMap(\.made) : [] }

  func madeMore() -> MoreNavigationController {
    if let more { return more }
    let made = MoreNavigationController(for: self)
    more = made
    return made
  }

  /// What is shown when that is selected: itself, or the stack it is shown in.
  func shown(for selected: UIViewController?) -> UIViewController? {
    guard let more, let selected, selected !== more else { return selected }
    return selected.parentLink === more ? more : selected
  }

  /// Puts a tab for which there is no item into the stack behind the More item.
  func nest(_ controller: UIViewController, animated: Bool) {
    let more = madeMore()
    guard controllersInMore.contains(controller), more.nested !== controller else { return }
    let removed = more.childList.filter { $0 !== more.list }
    more.childList = [more.list, controller]
    for old in removed { old.detach() }
    // The app may have taken the list out of its stack.
    more.list.parentLink = more
    more.didDrop(removed)
    controller.parentLink = more
    more.contentChanged(
      to: controller, operation: .push, added: [controller], removed: removed, animated: animated)
  }

  /// Puts the selected tab behind the More item, if it has no item of its own, or none any more.
  ///
  /// - Returns: Whether it has come there.
  func nestSelected() -> Bool {
    guard let selectedChild, selectedChild.parentLink === self, controllersInMore.contains(selectedChild) else {
      return false
    }
    nest(selectedChild, animated: false)
    return true
  }

  /// Takes the tab back that is in the stack behind the More item, unless it stays there.
  ///
  /// - Returns: Whether one was taken back.
  func unnest(unlessAmong choices: [TabChoice]) -> Bool {
    guard let more, let nested = more.nested else { return false }
    let stays = choices.count > Self.room && choices.dropFirst(Self.room - 1).contains { $0.made === nested }
    if stays { return false }
    let selected = selectedChild
    let removed = more.childList.filter { $0 !== more.list }
    more.childList = [more.list]
    // The tab goes on being one, and what it presents stays with it.
    for old in removed where old !== nested { old.detach() }
    more.list.parentLink = more
    more.didDrop(removed)
    selectedChild = selected
    more.contentChanged(to: more.list, operation: .pop, removed: removed.filter { $0 !== nested }, animated: false)
    return true
  }
}
