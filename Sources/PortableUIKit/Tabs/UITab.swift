/// A tab of a tab bar that creates its view controller on demand.
///
/// Follows Apple's page `UITab`, without the sidebar of the iPad.
///
///     let tabs = UITabBarController(tabs: [
///       UITab(title: "Shelf", image: nil, identifier: "shelf") { _ in ShelfController() },
///       UITab(title: "Basket", image: nil, identifier: "basket") { _ in BasketController() },
///     ])
@preconcurrency @MainActor open class UITab: NSObject {
  /// Constants that specify the preferred placement of a tab. The headless UIKit shows all but `sidebarOnly` in the
  /// bar.
  nonisolated public enum Placement: Int, Sendable {
    /// A placement that depends on the tab's place in the hierarchy.
    case automatic = 0
    /// In the bar, unless the user removes the tab.
    case `default` = 1
    /// Outside the bar, unless the user adds the tab.
    case optional = 2
    /// In the bar, in any order.
    case movable = 3
    /// At the end of the bar.
    case pinned = 4
    /// At the beginning of the bar.
    case fixed = 5
    /// Only in the sidebar.
    case sidebarOnly = 6
  }

  /// The unique identifier of the tab in its tab bar controller.
  open private(set) var identifier: String
  private let provider: ((UITab) -> UIViewController)?
  /// The view controller, if it has been created.
  private(set) var made: UIViewController?
  let item = UITabBarItem()
  weak var parentLink: UITabGroup?
  weak var ownerLink: UITabBarController?

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title in the bar.
  ///   - image: The image in the bar.
  ///   - identifier: The unique identifier of the tab.
  ///   - viewControllerProvider: A closure that creates the view controller. It is called once, on demand.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
    item.title = title
    item.image = image
  }

  /// The title of the tab.
  open var title: String { didSet { item.title = title } }
  /// The subtitle of the tab.
  open var subtitle: String?
  /// The image of the tab.
  open var image: UIImage? { didSet { item.image = image } }
  /// The text of the tab's badge.
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  /// The app's data for the tab.
  open var userInfo: Any?
  /// A Boolean value that indicates whether the user can select the tab.
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  /// A Boolean value that indicates whether the tab is hidden.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { parentLink?.hasHidden(self) }
      tabBarController?.tabsHaveChanged()
    }
  }
  /// A Boolean value that indicates whether the user can hide the tab.
  open var allowsHiding = false
  /// A Boolean value that indicates whether the tab is hidden until the user shows it. The value has no effect.
  open var isHiddenByDefault = false
  /// The preferred placement of the tab.
  open var preferredPlacement = UITab.Placement.automatic

  /// The view controller of the tab, created by the first access. `nil` without a provider.
  open var viewController: UIViewController? { madeController() }
  /// The group that contains the tab.
  open var parent: UITabGroup? { parentLink }
  /// The tab bar controller that contains the tab.
  open var tabBarController: UITabBarController? { parentLink?.tabBarController ?? ownerLink }
  /// The outermost group around the tab that has a managing navigation controller.
  open var managingTabGroup: UITabGroup? {
    let outer = parentLink?.managingTabGroup
    return outer ?? parentLink.flatMap { $0.managingNavigationController == nil ? nil : $0 }
  }

  /// Whether the tab can have a view controller of its own.
  var hasController: Bool { made != nil || provider != nil }

  private func madeController() -> UIViewController? {
    if let made { return made }
    guard let controller = provider?(self) else { return nil }
    made = controller
    controller.tabLink = self
    return controller
  }

  nonisolated deinit {}
}

/// The tab for a search.
///
/// Follows Apple's page `UISearchTab`.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Creates the tab with the system's title and image.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: UITabBarItem.SystemItem.search.title, image: UIImage(systemName: "magnifyingglass"),
      identifier: "UISearchTab", viewControllerProvider: viewControllerProvider)
  }

  /// Creates the tab with a custom title and image.
  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }

  nonisolated deinit {}
}
