/// An item in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title of the item.
  open var title: String?
  /// The image of the item.
  open var image: UIImage?
  /// A Boolean value that indicates whether the item is enabled.
  open var isEnabled = true
  /// A number that the app uses to identify the item.
  open var tag = 0
  /// An identifier that tests and assistive software use to find the item.
  open var accessibilityIdentifier: String?
  /// The label that VoiceOver speaks for the item.
  open var accessibilityLabel: String?

  /// The insets of the image. The value has no effect.
  open var imageInsets = UIEdgeInsets.zero
  /// The image that a phone uses in landscape orientation.
  open var landscapeImagePhone: UIImage?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Sets the text attributes of the title for a control state. The attributes have no effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }
  /// Returns the text attributes of the title for a control state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Creates an item without a title.
  @preconcurrency @MainActor public override init() { super.init() }
  /// Creates an item without a title. The archive's contents are not read.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}
}

/// The items that a navigation bar shows for a view controller.
///
/// Follows Apple's page `UINavigationItem`.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
  /// Creates an item without a title. The archive's contents are not read.
  public required init?(coder: NSCoder) { super.init() }
  /// Creates an item without a title.
  @preconcurrency @MainActor public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// The title in the centre of the bar.
  open var title: String?
  /// A line of text above the title.
  open var prompt: String?
  /// The title of the back button that leads back to this item.
  open var backButtonTitle: String?
  /// The back button that leads back to this item.
  open var backBarButtonItem: UIBarButtonItem?
  /// The action that the back button performs instead of a pop. With an action, the root of a stack has a back button
  /// too. Apple's page does not mention the swipe back, which still pops here.
  open var backAction: UIAction?
  /// A Boolean value that indicates whether the back button is hidden.
  open var hidesBackButton = false
  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// A Boolean value that indicates whether left items appear beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false
  /// Constants that specify how the bar shows a large title.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item in the stack.
    case automatic = 0
    /// A large title.
    case always = 1
    /// A small title.
    case never = 2
    /// A large title within the bar.
    case inline = 3
  }

  /// Constants that specify the title of a back button.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    /// The previous screen's title, if there is enough space.
    case `default` = 0
    /// A generic title.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// The mode of the back button that leads back to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  weak var owner: UIViewController?
  var toolbarItems: [UIBarButtonItem]?
  /// The button that begins and ends editing. `nil` until its first use.
  var editButton: UIBarButtonItem?

  /// The display mode of the large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The search controller of the item's view controller. Its search bar appears below the title.
  open var searchController: UISearchController? {
    didSet {
      if let old = oldValue, old !== searchController, old.item === self { old.leaveItem() }
      searchController?.item = self
    }
  }
  /// A Boolean value that indicates whether scrolling hides the search bar.
  open var hidesSearchBarWhenScrolling = true
  /// The appearance of the bar for this item.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { standardAppearance = standardAppearance?.copied }
  }
  /// The appearance of the bar for this item at the edge of scrolled content.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  /// The appearance of the bar for this item at compact height.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance?.copied }
  }
  /// The appearance of the bar for this item at compact height and at the edge of scrolled content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied }
  }
  /// A view that replaces the title.
  open var titleView: UIView?

  private var extras: NavigationItemExtras?
  private var madeExtras: NavigationItemExtras { extras.made(NavigationItemExtras()) }
  /// A line of text below the title. The value has no effect.
  open var subtitle: String? {
    get { extras?.subtitle }
    set { madeExtras.subtitle = newValue }
  }
  /// The style of the item. The value has no effect.
  open var style: UINavigationItem.ItemStyle {
    get { extras?.style ?? .navigator }
    set { madeExtras.style = newValue }
  }
  /// The preferred placement of the search bar. The value has no effect.
  open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
    get { extras?.searchBarPlacement ?? .automatic }
    set { madeExtras.searchBarPlacement = newValue }
  }
  /// A closure that returns the menu of the title from the menu elements that the system suggests. The headless UIKit
  /// never calls it.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { extras?.titleMenu }
    set { madeExtras.titleMenu = newValue }
  }

  /// The items on the left side of the bar.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items on the right side of the bar.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Sets the items on the left side of the bar.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the items on the right side of the bar.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the only item on the left side of the bar.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the only item on the right side of the bar.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// The first item on the left side of the bar.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item on the right side of the bar.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  nonisolated deinit {}
}
