/// What a tab bar shows for a controller.
///
/// Follows Apple's page `UITabBarItem`.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Makes an item of title and picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item of title and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// The picture while it is chosen; the ordinary one unless set.
  open var selectedImage: UIImage?
  /// What is shown in its corner.
  open var badgeValue: String?
  /// The colour behind that; nothing is drawn here.
  open var badgeColor: UIColor?
  /// How far the title is moved; nothing is drawn here.
  open var titlePositionAdjustment = UIOffset.zero
  /// How the bar looks while it is chosen.
  open var standardAppearance: UITabBarAppearance? {
    didSet { standardAppearance = standardAppearance?.copied }
  }
  /// How the bar looks while it is chosen, where nothing lies behind.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Says how what is in its corner looks in a state; kept.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state] = textAttributes }
  /// How what is in its corner looks in a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  nonisolated deinit {}
}

/// The bar of a tab bar controller.
///
/// Follows Apple's page `UITabBar`.
@preconcurrency @MainActor open class UITabBar: UIView, Touchable {
  weak var tabs: UITabBarController?

  weak var delegateLink: (any UITabBarDelegate)?
  /// Told what the user chooses: the controller, or in a bar of the app's own what is set; setting another one for a
  /// controller's bar is a misuse.
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

  /// The items, of the controllers or, in a bar of the app's own, what is set; setting a controller's bar's is a misuse.
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
  /// How it looks.
  open var standardAppearance: UITabBarAppearance {
    get { look }
    set { look = newValue.copied }
  }
  /// How it looks where nothing lies behind it.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  /// Whether one sees through it.
  open var isTranslucent = true
  /// The colour behind the items.
  open var barTintColor: UIColor?
  /// The colour of the items that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// Where the items stand.
  nonisolated public enum ItemPositioning: Int, Sendable {
    /// As the device has it.
    case automatic = 0
    /// They fill the bar.
    case fill = 1
    /// In the middle.
    case centered = 2
  }
  /// Where the items stand; nothing is laid out here.
  open var itemPositioning = ItemPositioning.automatic
  /// How wide an item is; nothing is laid out here.
  open var itemWidth: CGFloat = 0
  /// The room between items; nothing is laid out here.
  open var itemSpacing: CGFloat = 0
  /// Whether it is light or black; nothing is drawn here.
  open var barStyle = UIBarStyle.default
  /// The picture behind the items; nothing is drawn here.
  open var backgroundImage: UIImage?
  /// The picture at its edge; nothing is drawn here.
  open var shadowImage: UIImage?
  /// The picture behind the chosen item; nothing is drawn here.
  open var selectionIndicatorImage: UIImage?
  /// The item of the chosen controller, or what is set of the items of a bar of the app's own; setting a controller's
  /// bar's is a misuse.
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
  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The items of a bar of the app's own: tapping one chooses it.
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

  /// Whether a controller decides, which is reported.
  private var isManaged: Bool {
    if let tabs { UIKitMisuse.report(.changingManagedBar, tabs) }
    return tabs != nil
  }

  nonisolated deinit {}
}

/// Told what the user chooses in a tab bar; a tab bar controller is told of its own bar.
///
/// Follows Apple's page `UITabBarDelegate`.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has chosen an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing to do.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
