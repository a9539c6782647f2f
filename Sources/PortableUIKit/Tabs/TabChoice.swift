/// An item of a tab bar: a view controller, or a tab that creates one on demand.
enum TabChoice {
  case controller(UIViewController)
  case tab(UITab)

  /// The view controller to show, if it exists.
  var made: UIViewController? {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.shownIfMade
    }
  }

  /// Returns the view controller to show, and creates it if necessary.
  func controller() -> UIViewController? {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.shown()
    }
  }

  var item: UITabBarItem {
    switch self {
    case .controller(let controller): controller.madeTabBarItem()
    case .tab(let tab): tab.item
    }
  }

  var title: String { item.title ?? "" }

  var tab: UITab? { if case .tab(let tab) = self { tab } else { nil } }

  /// Whether the bar shows the item.
  var isInSight: Bool { tab.map { !$0.isHidden && $0.preferredPlacement != .sidebarOnly } ?? true }
}

extension UITabBarController {
  /// The items of the bar, in order.
  var choices: [TabChoice] { offered?.filter(\.isInSight) ?? childList.map { .controller($0) } }

  /// The number of items. For plain view controllers, no list of items is created.
  var choiceCount: Int { offered == nil ? childList.count : choices.count }

  /// Returns the items for view controllers. A view controller that a tab of this bar created keeps its tab.
  ///
  /// - Returns: `nil` if there are no tabs, the most common case.
  func choices(for controllers: [UIViewController]) -> [TabChoice]? {
    guard let offered else { return nil }
    let hidden = offered.filter { !$0.isInSight }
    let kept = controllers.map { controller in
      offered.first { $0.tab != nil && $0.made === controller } ?? .controller(controller)
    }
    return kept.contains { $0.tab != nil } ? kept + hidden : nil
  }
}
