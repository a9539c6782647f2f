/// Shows part of something larger.
///
/// Follows Apple's page `UIScrollView`. It scrolls by code only, and is where it is to be at once.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// What scrolling does with the keyboard.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It goes when one begins.
    case onDrag = 1
    /// It follows the finger.
    case interactive = 2
  }

  /// Which of the system's bars the contents stay clear of.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// Those in the direction of scrolling.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }

  /// What the marks for where one is look like.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// Black with a white edge.
    case `default` = 0
    /// Black and thin.
    case black = 1
    /// White and thin.
    case white = 2
  }

  /// How fast scrolling comes to rest after a finger.
  ///
  /// Follows Apple's page `UIScrollView.DecelerationRate`.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate: what is left of the speed after a thousandth of a second.
    public let rawValue: CGFloat
    /// Makes a rate of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  private var offset = CGPoint.zero

  weak var delegateLink: (any UIScrollViewDelegate)?
  /// Told about scrolling. Tables, collections and text views have one of their own type by the same name.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// How large the whole is.
  open var contentSize = CGSize.zero
  /// Which point of it stands at the upper left corner.
  open var contentOffset: CGPoint {
    get { offset }
    set { scroll(to: newValue) }
  }
  /// Goes to a point of it; the delegate is told that the animation has ended, if there is one.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != offset else { return }
    scroll(to: contentOffset)
    guard animated, UIView.areAnimationsEnabled else { return }
    (hostWindow?.transitionScheduler ?? .unattached).enqueue { [weak self] in
      if let self { delegateLink?.scrollViewDidEndScrollingAnimation(self) }
    }
  }
  /// Goes as far as is needed to see a rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var point = offset
    if rect.maxY > point.y + frame.height { point.y = rect.maxY - frame.height }
    if rect.minY < point.y { point.y = rect.minY }
    if rect.maxX > point.x + frame.width { point.x = rect.maxX - frame.width }
    if rect.minX < point.x { point.x = rect.minX }
    setContentOffset(point, animated: animated)
  }
  /// Room around the contents; the delegate is told of another one.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      adjustedContentInsetDidChange()
      delegateLink?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
  /// Room around the contents, that of the system's bars included.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Called when there is other room around the contents.
  open func adjustedContentInsetDidChange() {}
  /// Which of the system's bars the contents stay clear of.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling comes to rest at pages.
  open var isPagingEnabled = false
  /// Whether scrolling goes past the edge and comes back.
  open var bounces = true
  /// Whether that is so even if everything can be seen.
  open var alwaysBounceVertical = false
  /// Whether that is so even if everything can be seen.
  open var alwaysBounceHorizontal = false
  /// Whether there is a mark for where one is.
  open var showsVerticalScrollIndicator = true
  /// Whether there is a mark for where one is.
  open var showsHorizontalScrollIndicator = true
  /// What those marks look like; nothing is drawn here.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether those marks stay clear of the system's bars by themselves; kept.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How far the mark at the side stays from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far the mark below stays from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far both marks stay from the edges; the one at the side where they differ.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Shows the marks for a moment; there are none here.
  open func flashScrollIndicators() {}
  /// What scrolling does with the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Loads anew when the user pulls the contents down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.takeOut()
      if let refreshControl { insert(refreshControl, at: 0) }
    }
  }
  /// Whether a finger is on it; it follows none here.
  open var isTracking: Bool { false }
  /// Whether a finger moves it; none does here.
  open var isDragging: Bool { false }
  /// Whether it goes on moving after a finger; it does not here.
  open var isDecelerating: Bool { false }

  // MARK: What a finger would do with it; kept, and asked by nobody here

  /// How fast it comes to rest after a finger.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a finger that has begun to move it in one direction moves it in no other.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar takes it back to its beginning.
  open var scrollsToTop = true
  /// Whether a view in it is told of a finger only when that does not scroll.
  open var delaysContentTouches = true
  /// Whether a finger that a view in it follows can scroll all the same.
  open var canCancelContentTouches = true
  /// Whether a view in it is told of fingers that come down on it.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether fingers are taken away from a view in it to scroll; from each but a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// How small fingers can make the contents.
  open var minimumZoomScale: CGFloat = 1
  /// How large fingers can make the contents.
  open var maximumZoomScale: CGFloat = 1
  /// Whether making them smaller or larger goes past that and comes back.
  open var bouncesZoom = true
  /// How large the contents are seen. It is kept, no view is scaled, and the delegate is told of another one.
  open var zoomScale: CGFloat = 1 {
    didSet { if zoomScale != oldValue { delegateLink?.scrollViewDidZoom(self) } }
  }

  /// The gesture that moves it.
  open var panGestureRecognizer: UIPanGestureRecognizer { panGesture }
  private lazy var panGesture = UIPanGestureRecognizer()
  /// The guide constraints of the contents refer to.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(in: self)
  /// The guide constraints of the frame refer to.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(in: self)

  /// The size, and the point of the contents at the upper left corner.
  open override var bounds: CGRect {
    get { CGRect(origin: offset, size: frame.size) }
    set {
      frame.size = newValue.size
      scroll(to: newValue.origin)
    }
  }

  private func scroll(to point: CGPoint) {
    guard point != offset else { return }
    offset = point
    markForLayout()
    delegateLink?.scrollViewDidScroll(self)
  }

  nonisolated deinit {}
}

extension UIScrollView {
  /// Goes back as far as the contents reach, which may have become smaller.
  func goBackIntoContents(seenThrough room: CGSize) {
    let inset = adjustedContentInset
    let farthest = CGPoint(
      x: max(0, contentSize.width + inset.right - room.width),
      y: max(0, contentSize.height + inset.bottom - room.height))
    scroll(to: CGPoint(x: min(offset.x, farthest.x), y: min(offset.y, farthest.y)))
  }
}

/// Loads anew when the user pulls the contents down.
///
/// Follows Apple's page `UIRefreshControl`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Makes a control.
  public init() { super.init(frame: .zero) }
  /// Makes a control of the given place and size.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What it says below; kept.
  open var attributedTitle: NSAttributedString?
  /// Whether it shows that something is loaded.
  open private(set) var isRefreshing = false
  /// Shows that something is loaded; no actions are sent.
  open func beginRefreshing() { isRefreshing = true }
  /// Shows that everything is loaded.
  open func endRefreshing() { isRefreshing = false }

  override var touches: [Touch] {
    guard isEnabled, !isRefreshing, superviewLink is UIScrollView else { return [] }
    return [Touch(.pullToRefresh, of: self) { [unowned self] in wasPulled() }]
  }

  private func wasPulled() {
    isRefreshing = true
    userHasChanged()
  }

  nonisolated deinit {}
}
