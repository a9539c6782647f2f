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

  nonisolated deinit {}
}

/// The bar of a tab bar controller.
///
/// Follows Apple's page `UITabBar`.
@preconcurrency @MainActor open class UITabBar: UIView {
  weak var tabs: UITabBarController?

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
  /// How it looks.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks where nothing lies behind it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Whether one sees through it.
  open var isTranslucent = true
  /// The colour behind the items.
  open var barTintColor: UIColor?
  /// The colour of the items that are not chosen.
  open var unselectedItemTintColor: UIColor?
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

  /// Whether a controller decides, which is reported.
  private var isManaged: Bool {
    if let tabs { UIKitMisuse.report(.changingManagedBar, tabs) }
    return tabs != nil
  }

  nonisolated deinit {}
}
