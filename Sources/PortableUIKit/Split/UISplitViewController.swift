/// Shows a list beside what is chosen in it, or one of them where there is little room.
///
/// Follows Apple's page `UISplitViewController`. One made by `init(style:)` has columns; any other is a classic one with
/// `viewControllers`. It collapses to one child when it appears in, or its surroundings change to, a compact width.
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
  /// The secondary of a classic one that was set aside when it collapsed.
  var preservedSecondary: UIViewController?
  /// The primary of a classic one, while another controller is shown collapsed.
  var preservedPrimary: UIViewController?
  /// Whether it collapses or expands before it appears, so that nobody sees its children move.
  var isQuiet = false
  var isInspectorWanted = false
  var mode: DisplayMode?
  var preferredMode = DisplayMode.automatic
  /// The arrangement that stands until the next layout, where that has to come first.
  var modeUntilLayout: DisplayMode?
  /// The display mode the delegate was told last.
  var toldMode: DisplayMode?

  let givenStyle: Style
  /// The style, which says how many columns there are.
  open var style: UISplitViewController.Style { givenStyle }

  /// Makes one with columns.
  public init(style: UISplitViewController.Style) {
    givenStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes one of the style its storyboard names, or a classic one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes one of the style its storyboard names, or a classic one.
  public required init?(coder: NSCoder) {
    givenStyle = Style(drawnIn: coder)
    super.init(coder: coder)
  }

  weak var delegateLink: (any UISplitViewControllerDelegate)?
  /// Asked and told about collapsing, expanding and showing.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }

  // MARK: Children

  /// The children that are managed: two or three, or one while collapsed.
  open var viewControllers: [UIViewController] {
    get { managed }
    set { setManaged(newValue) }
  }
  /// Puts a controller into a column, in a navigation controller if it is none.
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    setColumn(vc, column)
  }
  /// The controller that was put into a column.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? { columns[column]?.given }
  /// Whether only one of the children is shown.
  open var isCollapsed: Bool { collapsed }

  // MARK: Showing

  /// Shows a column.
  open func show(_ column: UISplitViewController.Column) { showColumn(column) }
  /// Hides a column; the secondary one cannot be hidden. A collapsed one shows its inspector when it expands.
  open func hide(_ column: UISplitViewController.Column) { hideColumn(column) }
  /// Whether a column is shown.
  open func isShowing(_ column: UISplitViewController.Column) -> Bool { isColumnShown(column) }
  /// Shows a controller as the primary one.
  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }
  /// Shows a controller as the secondary one.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender: sender)
  }

  // MARK: Display mode

  /// The arrangement that is wanted.
  open var preferredDisplayMode: UISplitViewController.DisplayMode {
    get { preferredMode }
    set {
      preferredMode = newValue
      setMode(nil)
    }
  }
  /// The arrangement there is.
  open var displayMode: UISplitViewController.DisplayMode { modeNow }
  /// How the secondary column should behave to the others; nothing is laid out here.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// What the primary column looks like.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// How the secondary column behaves to the others.
  open var splitBehavior: UISplitViewController.SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
  /// A button that changes the display mode.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  /// Whether a swipe shows the primary column.
  open var presentsWithGesture = true
  /// Whether there is a button that leaves only the secondary column.
  open var showsSecondaryOnlyButton = false
  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading
  /// The part of the width the primary column would like; nothing is laid out here.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// The width the primary column would like; nothing is laid out here.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The least width of the primary column; nothing is laid out here.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The greatest width of the primary column; nothing is laid out here.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The width the supplementary column would like; nothing is laid out here.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The part of the width the supplementary column would like; nothing is laid out here.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// The least width of the supplementary column; nothing is laid out here.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The greatest width of the supplementary column; nothing is laid out here.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// How wide the primary column is: as wanted, within its limits, or left to the system; nothing is laid out here.
  open var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, within: minimumPrimaryColumnWidth,
      maximumPrimaryColumnWidth)
  }
  /// How wide the supplementary column is: as wanted, within its limits, or left to the system; nothing is laid out here.
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
  /// When there is a button that changes the display mode; it is not shown here.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// What leaves a dimension to the system.
  open class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  /// What the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateLink?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// What the delegate says.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateLink?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: For the module

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

/// What stands in a column.
struct SplitColumn {
  /// What the app has given.
  let given: UIViewController
  /// The same, or the navigation controller it was put into.
  let child: UIViewController

  /// The stack that others are put onto when everything collapses.
  var stack: UINavigationController? {
    child as? UINavigationController ?? child.childList.first as? UINavigationController
  }
}
