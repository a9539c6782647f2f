/// A view that scrolls and zooms its content.
///
/// Follows Apple's page `UIScrollView`. Only code scrolls the view, and the content offset changes at once.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The effects of scrolling on the keyboard.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// No effect.
    case none = 0
    /// A drag dismisses the keyboard.
    case onDrag = 1
    /// The keyboard follows the drag.
    case interactive = 2
  }

  /// The adjustments of the content inset for the system's bars.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// An adjustment in the directions in which the view scrolls.
    case scrollableAxes = 1
    /// No adjustment.
    case never = 2
    /// An adjustment for all bars.
    case always = 3
  }

  /// The styles of the scroll indicators.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// Black with a white border.
    case `default` = 0
    /// Black without a border.
    case black = 1
    /// White without a border.
    case white = 2
  }

  /// The rates of deceleration after a drag.
  ///
  /// Follows Apple's page `UIScrollView.DecelerationRate`.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate: the part of the speed that remains after each millisecond.
    public let rawValue: CGFloat
    /// Creates a rate from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The normal rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  private var offset = CGPoint.zero

  weak var delegateLink: (any UIScrollViewDelegate)?
  /// The delegate. Tables, collections and text views have a property of the same name for a delegate of their own type.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The size of the content.
  open var contentSize = CGSize.zero
  /// The point of the content at the upper left corner of the view.
  open var contentOffset: CGPoint {
    get { offset }
    set { scroll(to: newValue) }
  }
  /// Scrolls to a point of the content. If `animated` is `true`, the delegate is notified when the animation has ended.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != offset else { return }
    scroll(to: contentOffset)
    guard animated, UIView.areAnimationsEnabled else { return }
    (hostWindow?.transitionScheduler ?? .unattached).enqueue { [weak self] in
      if let self { delegateLink?.scrollViewDidEndScrollingAnimation(self) }
    }
  }
  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var point = offset
    if rect.maxY > point.y + frame.height { point.y = rect.maxY - frame.height }
    if rect.minY < point.y { point.y = rect.minY }
    if rect.maxX > point.x + frame.width { point.x = rect.maxX - frame.width }
    if rect.minX < point.x { point.x = rect.minX }
    setContentOffset(point, animated: animated)
  }
  /// The inset around the content. The delegate is notified of a new value.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      adjustedContentInsetDidChange()
      delegateLink?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
  /// The inset around the content, including the system's bars. The value equals ``contentInset``, because the headless system has no bars.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Responds to a change of the adjusted inset.
  open func adjustedContentInsetDidChange() {}
  /// The adjustment of the content inset for the system's bars.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// A Boolean value that indicates whether the user can scroll.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether scrolling bounces at the edges of the content.
  open var bounces = true
  /// A Boolean value that indicates whether vertical scrolling bounces even if all content is visible.
  open var alwaysBounceVertical = false
  /// A Boolean value that indicates whether horizontal scrolling bounces even if all content is visible.
  open var alwaysBounceHorizontal = false
  /// A Boolean value that indicates whether the vertical scroll indicator is visible.
  open var showsVerticalScrollIndicator = true
  /// A Boolean value that indicates whether the horizontal scroll indicator is visible.
  open var showsHorizontalScrollIndicator = true
  /// The style of the scroll indicators. The headless UIKit only stores this value.
  open var indicatorStyle = IndicatorStyle.default
  /// A Boolean value that indicates whether the insets of scroll indicators follow the system's bars. The headless UIKit only stores this
  /// value.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The insets of the vertical scroll indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal scroll indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both scroll indicators. If the insets differ, the value is that of the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Shows the scroll indicators briefly. The headless UIKit has none.
  open func flashScrollIndicators() {}
  /// The effect of scrolling on the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The control that reloads the content when the user pulls it down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.takeOut()
      if let refreshControl { insert(refreshControl, at: 0) }
    }
  }
  /// A Boolean value that indicates whether a touch has begun. The value is always `false`.
  open var isTracking: Bool { false }
  /// A Boolean value that indicates whether the user is dragging the content. The value is always `false`.
  open var isDragging: Bool { false }
  /// A Boolean value that indicates whether the content moves after a drag. The value is always `false`.
  open var isDecelerating: Bool { false }

  // MARK: Settings for touches, which the headless UIKit only stores

  /// The rate of deceleration after a drag.
  open var decelerationRate = DecelerationRate.normal
  /// A Boolean value that indicates whether a drag scrolls only in the direction in which it begins.
  open var isDirectionalLockEnabled = false
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// A Boolean value that indicates whether subviews receive touches only after a delay, in which a touch can become a scroll.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether a touch in a subview can become a scroll.
  open var canCancelContentTouches = true
  /// Returns whether a subview receives touches.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Returns whether touches in a subview can become a scroll. This is `true` for all views except controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// The minimum scale of the content.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum scale of the content.
  open var maximumZoomScale: CGFloat = 1
  /// A Boolean value that indicates whether zooming bounces at the minimum and maximum scale.
  open var bouncesZoom = true
  /// The current scale of the content. The delegate is notified of a new value, and no view is scaled.
  open var zoomScale: CGFloat = 1 {
    didSet { if zoomScale != oldValue { delegateLink?.scrollViewDidZoom(self) } }
  }

  /// The gesture recognizer for drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { panGesture }
  private lazy var panGesture = UIPanGestureRecognizer()
  /// The layout guide of the content.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(in: self)
  /// The layout guide of the frame.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(in: self)

  /// The bounds, whose origin is the content offset.
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
  /// Scrolls back to the end of the content, which may have shrunk.
  func goBackIntoContents(seenThrough room: CGSize) {
    let inset = adjustedContentInset
    let farthest = CGPoint(
      x: max(0, contentSize.width + inset.right - room.width),
      y: max(0, contentSize.height + inset.bottom - room.height))
    scroll(to: CGPoint(x: min(offset.x, farthest.x), y: min(offset.y, farthest.y)))
  }
}

/// A control that reloads the content of a scroll view when the user pulls it down.
///
/// Follows Apple's page `UIRefreshControl`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Creates a refresh control.
  public init() { super.init(frame: .zero) }
  /// Creates a refresh control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a refresh control. The headless UIKit ignores the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The title below the indicator. The headless UIKit only stores this value.
  open var attributedTitle: NSAttributedString?
  /// A Boolean value that indicates whether a refresh is in progress.
  open private(set) var isRefreshing = false
  /// Begins a refresh without sending actions.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends a refresh.
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
