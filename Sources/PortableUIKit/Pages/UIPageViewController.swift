/// Shows pages one turns, each a controller.
///
/// Follows Apple's page `UIPageViewController`. The user turns pages only if there is a data source.
@preconcurrency @MainActor open class UIPageViewController: UIViewController, SeveralChildren {
  /// What the pages lie along.
  nonisolated public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How a page turns.
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// It curls.
    case pageCurl = 0
    /// It scrolls.
    case scroll = 1
  }

  /// Which way a page turns.
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// To later pages.
    case forward = 0
    /// To earlier pages.
    case reverse = 1
  }

  /// Where the spine is.
  nonisolated public enum SpineLocation: Int, Sendable {
    /// Nowhere, as the pages scroll.
    case none = 0
    /// At the left or upper edge.
    case min = 1
    /// In the middle, with two pages at a time.
    case mid = 2
    /// At the right or lower edge.
    case max = 3
  }

  /// Names what can be set when one is made.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine is, as a number.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages that scroll.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  var seenChildren: [UIViewController] = []

  let givenStyle: TransitionStyle
  private let givenOrientation: NavigationOrientation
  /// How a page turns.
  open var transitionStyle: UIPageViewController.TransitionStyle { givenStyle }
  /// What the pages lie along.
  open var navigationOrientation: UIPageViewController.NavigationOrientation { givenOrientation }
  /// Where the spine is.
  open internal(set) var spineLocation: SpineLocation
  /// Whether pages have backs.
  open var isDoubleSided = false
  weak var dataSourceLink: (any UIPageViewControllerDataSource)?
  /// Gives the pages before and after.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { dataSourceLink }
    set { dataSourceLink = newValue }
  }
  weak var delegateLink: (any UIPageViewControllerDelegate)?
  /// Told when the user turns a page.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The gestures that turn a page.
  open var gestureRecognizers: [UIGestureRecognizer] { givenStyle == .pageCurl ? [turnGesture] : [] }
  private let turnGesture = UIGestureRecognizer()

  /// Makes one without pages.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    givenStyle = style
    givenOrientation = navigationOrientation
    let location = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
    spineLocation = style == .scroll ? .none : location ?? .min
    isDoubleSided = spineLocation == .mid
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes one whose pages curl.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Makes one whose pages curl.
  public required init?(coder: NSCoder) {
    givenStyle = .pageCurl
    givenOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// The pages that are shown; `nil` or empty before any are set.
  open var viewControllers: [UIViewController]? { childList }

  /// Shows other pages; the completion is told whether that was carried out.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(viewControllers ?? [], animated: animated, completion: completion)
  }

  /// What the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateLink?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// What the delegate says.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateLink?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  /// Asks the delegate where the spine is to be if pages curl and the interface is turned, and passes the size on.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    turnSpine(to: size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: For the module

  override var managesChildViews: Bool { true }
  var shownByState: [UIViewController] { childList }
  override func showsByState(_ child: UIViewController) -> Bool { true }
  override func forEachSeenChild(_ body: (UIViewController) -> Void) {
    for child in seenChildren { body(child) }
  }
  override func installShownChild() { installSeenChildren() }
  override func forgetShown(_ child: UIViewController) { seenChildren.removeAll { $0 === child } }
  override func removeFromState(_ child: UIViewController) {
    setPages(childList.filter { $0 !== child }, animated: false, completion: nil)
  }

  func childrenWillChange(in transition: ChildrenTransition) {}
  func childrenDidChange(in transition: ChildrenTransition, completed: Bool) {}

  nonisolated deinit {}
}
