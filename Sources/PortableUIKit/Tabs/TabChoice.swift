/// What a tab bar offers in one place: a controller, or a tab that makes one when it is needed.
enum TabChoice {
  case controller(UIViewController)
  case tab(UITab)

  /// What is shown when it is chosen, if that is there already.
  var made: UIViewController? {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.shownIfMade
    }
  }

  /// What is shown when it is chosen, made if need be.
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

  /// Whether the bar shows it.
  var isInSight: Bool { tab.map { !$0.isHidden && $0.preferredPlacement != .sidebarOnly } ?? true }
}

extension UITabBarController {
  /// What the bar offers, in order.
  var choices: [TabChoice] { offered?.filter(\.isInSight) ?? childList.map { .controller($0) } }

  /// How many places the bar offers, which for controllers need not be listed.
  var choiceCount: Int { offered == nil ? childList.count : choices.count }

  /// The places for given controllers; those that tabs of this bar have made stay those tabs'.
  ///
  /// - Returns: `nil` if no tab is among them, which is how most apps have it.
  func choices(for controllers: [UIViewController]) -> [TabChoice]? {
    guard let offered else { return nil }
    let hidden = offered.filter { !$0.isInSight }
    let kept = controllers.map { controller in
      offered.first { $0.tab != nil && $0.made === controller } ?? .controller(controller)
    }
    return kept.contains { $0.tab != nil } ? kept + hidden : nil
  }
}
