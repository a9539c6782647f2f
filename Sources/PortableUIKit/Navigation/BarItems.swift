/// What a bar shows for something one can do.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The wording.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number of the app's own to find the item by.
  open var tag = 0
  /// A name for tests and assistive software to find the item by.
  open var accessibilityIdentifier: String?
  /// What the item says to those who cannot see it.
  open var accessibilityLabel: String?

  /// How far the picture's edges are moved; nothing is drawn here.
  open var imageInsets = UIEdgeInsets.zero
  /// The picture where there is little height.
  open var landscapeImagePhone: UIImage?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Says how the wording looks in a state; kept.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }
  /// How the wording looks in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Makes an item without a title.
  @preconcurrency @MainActor public override init() { super.init() }
  /// Makes an item without a title; the archive's contents are not read.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}
}

/// What a navigation bar shows for a controller.
///
/// Follows Apple's page `UINavigationItem`.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Makes an item of that title.
  public init(title: String) {
    self.title = title
    super.init()
  }
  /// Makes an item without a title; the archive's contents are not read.
  public required init?(coder: NSCoder) { super.init() }
  /// Makes an item without a title.
  @preconcurrency @MainActor public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// The title in the middle.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// What the back button of the next controller says.
  open var backButtonTitle: String?
  /// The back button of the next controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// What a tap on the back button does in place of popping; with it the root of a stack has a back button too.
  ///
  /// Swiping back pops all the same: Apple's page says nothing of that.
  open var backAction: UIAction?
  /// Whether there is no back button.
  open var hidesBackButton = false
  /// Takes the back button away or brings it back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Whether buttons on the left stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false
  /// How a large title is used.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
    /// Within the bar.
    case inline = 3
  }

  /// What a back button says.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    /// As much as there is room for.
    case `default` = 0
    /// Something that always suits.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  /// What the back button of the next controller says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The controller whose item it is.
  weak var owner: UIViewController?
  /// The buttons of the toolbar.
  var toolbarItems: [UIBarButtonItem]?
  /// The button that begins and ends editing, once it was asked for.
  var editButton: UIBarButtonItem?

  /// Whether its title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Searches in what the controller shows; its bar is shown below the title.
  open var searchController: UISearchController? {
    didSet {
      if let old = oldValue, old !== searchController, old.item === self { old.leaveItem() }
      searchController?.item = self
    }
  }
  /// Whether the search bar goes when one scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks for this item.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { standardAppearance = standardAppearance?.copied }
  }
  /// How the bar looks for this item, where nothing lies behind it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  /// How the bar looks for this item where there is little height.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance?.copied }
  }
  /// How the bar looks for this item where there is little height and nothing lies behind it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied }
  }
  /// A view shown instead of the title.
  open var titleView: UIView?

  /// What few items have.
  private var extras: NavigationItemExtras?
  private var madeExtras: NavigationItemExtras { extras.made(NavigationItemExtras()) }
  /// A line below the title; kept.
  open var subtitle: String? {
    get { extras?.subtitle }
    set { madeExtras.subtitle = newValue }
  }
  /// What kind of app the bar is for; kept.
  open var style: UINavigationItem.ItemStyle {
    get { extras?.style ?? .navigator }
    set { madeExtras.style = newValue }
  }
  /// Where the search bar prefers to be; kept.
  open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
    get { extras?.searchBarPlacement ?? .automatic }
    set { madeExtras.searchBarPlacement = newValue }
  }
  /// Makes the menu that a tap on the title opens, of what the system suggests; kept, as nobody taps a title here.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { extras?.titleMenu }
    set { madeExtras.titleMenu = newValue }
  }

  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Sets the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  nonisolated deinit {}
}
