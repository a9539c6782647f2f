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

  /// Makes an item without a title.
  @MainActor public override init() { super.init() }
}

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  nonisolated public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// For what one does last.
    case done = 2
  }

  /// How it looks.
  open var style = Style.plain
  /// A view shown instead of the button.
  open var customView: UIView?

  /// Makes a button of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
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

  /// The title in the middle.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// What the back button of the next controller says.
  open var backButtonTitle: String?
  /// The back button of the next controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether there is no back button.
  open var hidesBackButton = false
  /// Takes the back button away or brings it back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Whether buttons on the left stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false
  /// A view shown instead of the title.
  open var titleView: UIView?
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
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
}

/// The bar of a navigation controller.
///
/// Follows Apple's page `UINavigationBar`.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  weak var navigation: UINavigationController?

  /// Asked and told about the back button, for a bar of the app's own.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items of the stack, the root's first.
  open var items: [UINavigationItem]? { navigation?.childList.map(\.navigationItem) }
  /// The item of the top.
  open var topItem: UINavigationItem? { navigation?.childList.last?.navigationItem }
  /// The item below the top.
  open var backItem: UINavigationItem? { navigation?.childList.dropLast().last?.navigationItem }
  /// Whether titles are large.
  open var prefersLargeTitles = false
}
