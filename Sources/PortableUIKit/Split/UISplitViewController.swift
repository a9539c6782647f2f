/// A container that shows a list beside the content selected in it.
///
/// Follows Apple's page `UISplitViewController`. `init(style:)` creates columns. The other initializers create a
/// classic split view controller with `viewControllers`. At compact width, the container collapses to one child.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(list, for: .primary)
///     split.setViewController(details, for: .secondary)
///     window.rootViewController = split
///     window.simulate(horizontalSizeClass: .regular)
@preconcurrency @MainActor open class UISplitViewController: UIViewController, SeveralChildren {
  var seenChildren: [UIViewController] = []
  var columns: [Column: SplitColumn] = [:]
  var collapsed = false
  /// The secondary view controller that a collapsed classic split view controller stores for the expansion.
  var preservedSecondary: UIViewController?
  /// The primary view controller that a collapsed classic split view controller stores while it shows another view
  /// controller.
  var preservedPrimary: UIViewController?
  /// Whether the container collapses or expands before it appears, so that its children move invisibly.
  var isQuiet = false
  var isInspectorWanted = false
  var mode: DisplayMode?
  var preferredMode = DisplayMode.automatic
  /// The display mode until the next layout, in the variant in which changes wait for a layout.
  var modeUntilLayout: DisplayMode?
  /// The display mode at the delegate's last notification.
  var toldMode: DisplayMode?

  let givenStyle: Style
  /// The style, which determines the number of columns.
  open var style: UISplitViewController.Style { givenStyle }

  /// Creates a split view controller with columns.
  public init(style: UISplitViewController.Style) {
    givenStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller in the style of its storyboard. Without a style, it is classic.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller in the style of its storyboard. Without a style, it is classic.
  public required init?(coder: NSCoder) {
    givenStyle = Style(drawnIn: coder)
    super.init(coder: coder)
  }

  weak var delegateLink: (any UISplitViewControllerDelegate)?
  /// The delegate of the split view controller.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }

  // MARK: Children

  /// The view controllers of the container: two or three, or one while collapsed.
  open var viewControllers: [UIViewController] {
    get { managed }
    set { setManaged(newValue) }
  }
  /// Sets the view controller of a column. A view controller that is not a navigation controller is put into a
  /// navigation controller.
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    setColumn(vc, column)
  }
  /// Returns the view controller of a column.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? { columns[column]?.given }
  /// A Boolean value that indicates whether the container shows only one of its children.
  open var isCollapsed: Bool { collapsed }

  // MARK: Showing

  /// Shows a column.
  open func show(_ column: UISplitViewController.Column) { showColumn(column) }
  /// Hides a column. The secondary column cannot be hidden. While collapsed, the inspector is shown or hidden at the
  /// next expansion.
  open func hide(_ column: UISplitViewController.Column) { hideColumn(column) }
  /// Returns a Boolean value that indicates whether a column is visible.
  open func isShowing(_ column: UISplitViewController.Column) -> Bool { isColumnShown(column) }
  /// Shows a view controller as the primary view controller.
  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }
  /// Shows a view controller as the secondary view controller.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender: sender)
  }

  // MARK: Display mode

  /// The preferred arrangement of the columns.
  open var preferredDisplayMode: UISplitViewController.DisplayMode {
    get { preferredMode }
    set {
      preferredMode = newValue
      setMode(nil)
    }
  }
  /// The current arrangement of the columns.
  open var displayMode: UISplitViewController.DisplayMode { modeNow }
  /// The preferred position of the secondary column relative to the others. The value affects only `splitBehavior`.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The background style of the primary column.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The position of the secondary column relative to the others.
  open var splitBehavior: UISplitViewController.SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
  /// A button that changes the display mode.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  /// A Boolean value that indicates whether a swipe shows the primary column.
  open var presentsWithGesture = true
  /// A Boolean value that indicates whether a button leaves only the secondary column visible.
  open var showsSecondaryOnlyButton = false
  /// The edge of the primary column.
  open var primaryEdge = PrimaryEdge.leading
  /// The preferred width of the primary column, as a fraction of the container's width.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// The preferred width of the primary column.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The minimum width of the primary column.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The maximum width of the primary column.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The preferred width of the supplementary column.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The preferred width of the supplementary column, as a fraction of the container's width.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// The minimum width of the supplementary column.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The maximum width of the supplementary column.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The width of the primary column: its preferred width within its limits, or `automaticDimension`. The headless
  /// UIKit does not lay out columns.
  open var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, within: minimumPrimaryColumnWidth,
      maximumPrimaryColumnWidth)
  }
  /// The width of the supplementary column: its preferred width within its limits, or `automaticDimension`. The
  /// headless UIKit does not lay out columns.
  open var supplementaryColumnWidth: CGFloat {
    width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
      within: minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
  }
  private func width(_ wanted: CGFloat, _ part: CGFloat, within least: CGFloat, _ most: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var width = wanted
    if width == automatic, part != automatic { width = part * (viewStore?.frame.width ?? 0) }
    guard width != automatic else { return automatic }
    if most != automatic { width = min(width, most) }
    return least == automatic ? width : max(width, least)
  }
  /// The visibility of the display mode button. The value has no effect.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The value that selects the system's dimension.
  open class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  /// The supported interface orientations, which the delegate decides.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateLink?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// The preferred interface orientation of a presentation, which the delegate decides.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateLink?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Overrides for the module

  override func layoutBegins() { takeModeThatWaits() }
  override var managesChildViews: Bool { true }
  override func showsByState(_ child: UIViewController) -> Bool { shownByState.contains { $0 === child } }
  override func forEachSeenChild(_ body: (UIViewController) -> Void) {
    for child in seenChildren { body(child) }
  }
  override func installShownChild() { installSeenChildren() }
  override func forgetShown(_ child: UIViewController) { seenChildren.removeAll { $0 === child } }
  override func removeFromState(_ child: UIViewController) { removeChild(child) }
  override func adapt(to traits: TraitValues) { adaptWidth(traits.horizontalSizeClass) }

  func childrenWillChange(in transition: ChildrenTransition) { tellColumns(before: transition) }
  func childrenDidChange(in transition: ChildrenTransition, completed: Bool) {}

  nonisolated deinit {}
}

struct SplitColumn {
  /// The view controller that the app set.
  let given: UIViewController
  /// The same view controller, or the navigation controller around it.
  let child: UIViewController

  /// The stack that receives the other columns when the container collapses.
  var stack: UINavigationController? {
    child as? UINavigationController ?? child.childList.first as? UINavigationController
  }
}
