import NavigationCore

/// The change that chooses a tab of a group. UIKit then shows this tab in place of the tab that was chosen in the group
/// before.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
final class TabChoiceChange: ViewChange {
  private let tabs: UITabBarController
  private let tab: UITab
  private let screen: UIViewController
  private let live: LiveTree
  /// The screens that the group's navigation controller loses: the screens in it that belong to no tab.
  private let removed: [UIViewController]

  nonisolated deinit {}

  /// Creates the change; `nil` for a screen that belongs to no group, or whose tab is chosen already.
  init?(showing screen: UIViewController, in tabs: UITabBarController, _ live: LiveTree) {
    guard let tab = tabs.unchosenTab(showing: screen) else { return nil }
    (self.tabs, self.tab, self.screen, self.live) = (tabs, tab, screen, live)
    let stack = tab.managingTabGroup?.managingNavigationController?.viewControllers ?? []
    let owned = tabs.groups.flatMap { [$0 as UITab] + $0.children }
    removed = stack.filter { pushed in !owned.contains { $0.viewController === pushed } }
  }

  /// A delegate of the app decides which screens a tab shows.
  var footprint: Footprint { .everything }
  var name: String { "choosing \(screen.typeName) in \(tabs.typeName)" }

  var description: [RoutePlan.Change] {
    let name = tabs.typeName
    let gone: [RoutePlan.Change] = removed.isEmpty ? [] : [.pop(removed.map(\.typeName), from: name)]
    return gone + [.select(screen.typeName, in: name)]
  }

  func forEachRemoved(_ body: (UIViewController) -> Void) { for screen in removed { body(screen) } }

  var isInEffect: Bool { live.shownFamilyRoot(of: screen) != nil && live.contains(screen) }

  func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
    tabs.selectedTab = tab
    Settling.afterTransition(of: tabs) {
      let isThere = self.screen.parent != nil
      self.answer(Verdict(isDone: isThere, wasSeen: false), takenBackBy: "choosing another tab", answer)
    }
  }
}
