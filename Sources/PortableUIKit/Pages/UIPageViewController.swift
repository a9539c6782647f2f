/// A container whose view controllers are pages that the user turns.
///
/// Follows Apple's page `UIPageViewController`. The user can turn pages only if there is a data source.
@preconcurrency @MainActor open class UIPageViewController: UIViewController, SeveralChildren {
  /// Constants that specify the orientation of page turns.
  nonisolated public enum NavigationOrientation: Int, Sendable {
    /// Pages turn from left to right.
    case horizontal = 0
    /// Pages turn from top to bottom.
    case vertical = 1
  }

  /// Constants that specify the style of page turns.
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// The page curls.
    case pageCurl = 0
    /// The page scrolls.
    case scroll = 1
  }

  /// Constants that specify the direction of a page turn.
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// A turn to later pages.
    case forward = 0
    /// A turn to earlier pages.
    case reverse = 1
  }

  /// Constants that specify the location of the spine.
  nonisolated public enum SpineLocation: Int, Sendable {
    /// No spine, because the pages scroll.
    case none = 0
    /// A spine at the left or upper edge.
    case min = 1
    /// A spine in the middle, with two pages at a time.
    case mid = 2
    /// A spine at the right or lower edge.
    case max = 3
  }

  /// The keys of a page view controller's options.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The location of the spine, as a number.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between scrolling pages.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  var seenChildren: [UIViewController] = []

  let givenStyle: TransitionStyle
  private let givenOrientation: NavigationOrientation
  /// The style of page turns.
  open var transitionStyle: UIPageViewController.TransitionStyle { givenStyle }
  /// The orientation of page turns.
  open var navigationOrientation: UIPageViewController.NavigationOrientation { givenOrientation }
  /// The location of the spine.
  open internal(set) var spineLocation: SpineLocation
  /// A Boolean value that indicates whether pages have content on both sides.
  open var isDoubleSided = false
  weak var dataSourceLink: (any UIPageViewControllerDataSource)?
  /// The object that provides the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { dataSourceLink }
    set { dataSourceLink = newValue }
  }
  weak var delegateLink: (any UIPageViewControllerDelegate)?
  /// The delegate of the page view controller.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The gesture recognizers of page turns.
  open var gestureRecognizers: [UIGestureRecognizer] { givenStyle == .pageCurl ? [turnGesture] : [] }
  private let turnGesture = UIGestureRecognizer()

  /// Creates a page view controller without pages.
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

  /// Creates a page view controller whose pages curl.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page view controller whose pages curl.
  public required init?(coder: NSCoder) {
    givenStyle = .pageCurl
    givenOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// The visible pages. `nil` or empty before any pages are set.
  open var viewControllers: [UIViewController]? { childList }

  /// Sets the visible pages. The completion's argument indicates whether the change was carried out.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(viewControllers ?? [], animated: animated, completion: completion)
  }

  /// The supported interface orientations, which the delegate decides.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateLink?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// The preferred interface orientation of a presentation, which the delegate decides.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateLink?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  /// Notifies the page view controller that its size is about to change. If pages curl and the orientation changes,
  /// this method asks the delegate for the spine location.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    turnSpine(to: size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: Overrides for the module

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
