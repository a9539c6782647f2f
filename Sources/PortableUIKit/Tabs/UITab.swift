/// One place in a tab bar, which makes its controller when that is needed.
///
/// Follows Apple's page `UITab`. The sidebar of a tablet is not there, and so nothing that concerns only it.
///
///     let tabs = UITabBarController(tabs: [
///       UITab(title: "Shelf", image: nil, identifier: "shelf") { _ in ShelfController() },
///       UITab(title: "Basket", image: nil, identifier: "basket") { _ in BasketController() },
///     ])
@preconcurrency @MainActor open class UITab: NSObject {
  /// Where a tab prefers to be; there is only the bar here, which shows all but `sidebarOnly`.
  nonisolated public enum Placement: Int, Sendable {
    /// As its place in the hierarchy asks for.
    case automatic = 0
    /// In the bar unless the user takes it out.
    case `default` = 1
    /// Out of the bar unless the user puts it in.
    case optional = 2
    /// In the bar, in whatever order.
    case movable = 3
    /// At the end of the bar.
    case pinned = 4
    /// At the beginning of the bar.
    case fixed = 5
    /// In the sidebar only.
    case sidebarOnly = 6
  }

  /// A name no other tab of the same controller has.
  open private(set) var identifier: String
  private let provider: ((UITab) -> UIViewController)?
  /// The controller, once it was needed.
  private(set) var made: UIViewController?
  /// What the bar shows for it.
  let item = UITabBarItem()
  weak var parentLink: UITabGroup?
  weak var ownerLink: UITabBarController?

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: What the bar shows below the image.
  ///   - image: What the bar shows; `nil` for none.
  ///   - identifier: Tells the tab from the others.
  ///   - viewControllerProvider: Makes the controller; called once, when that is first needed.
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

  /// The wording.
  open var title: String { didSet { item.title = title } }
  /// A second line, where there is room.
  open var subtitle: String?
  /// The picture.
  open var image: UIImage? { didSet { item.image = image } }
  /// What is shown in its corner.
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  /// What the app keeps with the tab.
  open var userInfo: Any?
  /// Whether the user can choose it.
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  /// Whether it is kept from sight.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { parentLink?.hasHidden(self) }
      tabBarController?.tabsHaveChanged()
    }
  }
  /// Whether the user may hide it.
  open var allowsHiding = false
  /// Whether it is hidden until the user shows it; there is no one here who remembers what the user did.
  open var isHiddenByDefault = false
  /// Where it prefers to be.
  open var preferredPlacement = UITab.Placement.automatic

  /// The controller that is shown for it; asking for it has it made. `nil` if nothing was given to make it.
  open var viewController: UIViewController? { madeController() }
  /// The group it is in.
  open var parent: UITabGroup? { parentLink }
  /// The controller in whose hierarchy of tabs it is.
  open var tabBarController: UITabBarController? { parentLink?.tabBarController ?? ownerLink }
  /// The outermost group around it that has a navigation controller to manage.
  open var managingTabGroup: UITabGroup? {
    let outer = parentLink?.managingTabGroup
    return outer ?? parentLink.flatMap { $0.managingNavigationController == nil ? nil : $0 }
  }

  /// Whether it can have a controller of its own.
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

/// The tab one searches in.
///
/// Follows Apple's page `UISearchTab`.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Makes the tab with the system's wording and picture.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: UITabBarItem.SystemItem.search.title, image: UIImage(systemName: "magnifyingglass"),
      identifier: "UISearchTab", viewControllerProvider: viewControllerProvider)
  }

  /// Makes the tab with wording and picture of the app's own.
  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }

  nonisolated deinit {}
}
