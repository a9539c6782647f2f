/// The tab bar item of a view controller.
///
/// Follows Apple's page `UITabBarItem`.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// The image of the selected item. `nil` selects the ordinary image.
  open var selectedImage: UIImage?
  /// The text of the item's badge.
  open var badgeValue: String?
  /// The colour of the badge. The value has no effect.
  open var badgeColor: UIColor?
  /// The offset of the title. The value has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of the bar while the item is selected.
  open var standardAppearance: UITabBarAppearance? {
    didSet { standardAppearance = standardAppearance?.copied }
  }
  /// The appearance of the bar at the edge of scrolled content while the item is selected.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Sets the text attributes of the badge for a control state. The value has no effect.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state] = textAttributes }
  /// Returns the text attributes of the badge for a control state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  nonisolated deinit {}
}

/// The bar of a tab bar controller.
///
/// Follows Apple's page `UITabBar`. The headless UIKit draws nothing and only stores colours, images and metrics.
@preconcurrency @MainActor open class UITabBar: UIView, Touchable {
  weak var tabs: UITabBarController?

  weak var delegateLink: (any UITabBarDelegate)?
  /// The delegate of the bar. A tab bar controller is the delegate of its own bar. Setting another delegate of that bar
  /// is a misuse.
  open weak var delegate: (any UITabBarDelegate)? {
    get {
      if let tabs { return tabs }
      return delegateLink
    }
    set {
      if let tabs, tabs === newValue { return }
      if isManaged { return }
      delegateLink = newValue
    }
  }
  private var ownItems: [UITabBarItem]?
  private weak var ownSelection: UITabBarItem?

  /// The items of the bar. Setting the items of a tab bar controller's bar is a misuse.
  open var items: [UITabBarItem]? {
    get {
      guard let tabs else { return ownItems }
      let items = tabs.choicesInBar.map(\.item)
      return tabs.hasMore ? items + [tabs.madeMore().madeTabBarItem()] : items
    }
    set {
      if isManaged { return }
      ownItems = newValue
    }
  }
  private lazy var look = UITabBarAppearance()
  /// The appearance of the bar.
  open var standardAppearance: UITabBarAppearance {
    get { look }
    set { look = newValue.copied }
  }
  /// The appearance of the bar at the edge of scrolled content.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent = true
  /// The background colour of the bar.
  open var barTintColor: UIColor?
  /// The tint colour of the items that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// Constants that specify the positions of the items.
  nonisolated public enum ItemPositioning: Int, Sendable {
    /// The system's positions.
    case automatic = 0
    /// Items that fill the bar.
    case fill = 1
    /// Items in the centre of the bar.
    case centered = 2
  }
  /// The positions of the items.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of an item.
  open var itemWidth: CGFloat = 0
  /// The space between items.
  open var itemSpacing: CGFloat = 0
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The background image of the bar.
  open var backgroundImage: UIImage?
  /// The shadow image of the bar.
  open var shadowImage: UIImage?
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage?
  /// The selected item. Setting the selected item of a tab bar controller's bar is a misuse.
  open var selectedItem: UITabBarItem? {
    get {
      guard let tabs else { return ownSelection }
      guard let selected = tabs.shown(for: tabs.selectedChild) else { return nil }
      return tabs.choices.first { $0.made === selected }?.item ?? selected.madeTabBarItem()
    }
    set {
      if isManaged { return }
      ownSelection = newValue.flatMap { item in ownItems?.first { $0 === item } }
    }
  }
  /// Sets the items of the bar.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  var touches: [Touch] {
    guard tabs == nil else { return [] }
    return (ownItems ?? []).filter(\.isEnabled).map { item in
      let names = [item.accessibilityLabel, item.accessibilityIdentifier].compactMap { $0 }
      return Touch(.tap(item.title ?? names.first ?? "Item"), names: names) { [weak self] in self?.choose(item) }
    }
  }

  private func choose(_ item: UITabBarItem) {
    ownSelection = item
    delegateLink?.tabBar(self, didSelect: item)
  }

  /// Whether a tab bar controller manages the bar. If so, reports a misuse.
  private var isManaged: Bool {
    if let tabs { UIKitMisuse.report(.changingManagedBar, tabs) }
    return tabs != nil
  }

  nonisolated deinit {}
}

/// A method that reacts to the user's selection in a tab bar. A tab bar controller is the delegate of its own bar.
///
/// Follows Apple's page `UITabBarDelegate`.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
