/// A view that shows that a task is in progress.
///
/// Follows Apple's page `UIActivityIndicatorView`.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// Constants that specify the style of an activity indicator.
  nonisolated public enum Style: Int, Sendable {
    /// A medium indicator.
    case medium = 100
    /// A large indicator.
    case large = 101
  }

  /// Creates an indicator with a style.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
    hidden = true
  }
  /// Creates an indicator with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hidden = true
  }
  /// Creates an indicator.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    hidden = true
  }

  /// The style of the indicator.
  open var style = Style.medium
  /// The colour of the indicator. `nil` restores the default colour.
  open var color: UIColor! = .systemGray { didSet { if color == nil { color = .systemGray } } }
  /// A Boolean value that indicates whether the indicator is hidden while it is stopped.
  open var hidesWhenStopped = true { didSet { hidden = hidesWhenStopped && !isAnimating } }
  /// A Boolean value that indicates whether the indicator animates.
  open private(set) var isAnimating = false
  /// Starts the animation of the indicator.
  open func startAnimating() {
    isAnimating = true
    hidden = false
  }
  /// Stops the animation of the indicator.
  open func stopAnimating() {
    isAnimating = false
    hidden = hidesWhenStopped
  }

  nonisolated deinit {}
}

/// A view that shows the progress of a task.
///
/// Follows Apple's page `UIProgressView`.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// Constants that specify the style of a progress view.
  nonisolated public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of a toolbar.
    case bar = 1
  }

  /// Creates a progress view with a style. Its progress is zero.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The style of the progress view.
  open var progressViewStyle = Style.default
  /// The colour of the completed part. The value has no effect.
  open var progressTintColor: UIColor?
  /// The colour of the remaining part. The value has no effect.
  open var trackTintColor: UIColor?
  /// The progress, from 0 to 1.
  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  nonisolated deinit {}
}

/// A view that arranges its subviews in a row or column.
///
/// Follows Apple's page `UIStackView`. The headless UIKit does not solve constraints: it stores the order of the
/// subviews without a layout.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// Constants that specify the distribution of the views along the axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// The views fill the stack view.
    case fill = 0
    /// The views fill the stack view with equal sizes.
    case fillEqually = 1
    /// The views fill the stack view in proportion to their sizes.
    case fillProportionally = 2
    /// The views have equal spacing.
    case equalSpacing = 3
    /// The centres of the views have equal distances.
    case equalCentering = 4
  }

  /// Constants that specify the alignment of the views perpendicular to the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// The views fill the stack view.
    case fill = 0
    /// The views are aligned at their leading edges.
    case leading = 1
    /// The views are aligned at their first baselines.
    case firstBaseline = 2
    /// The views are centred.
    case center = 3
    /// The views are aligned at their trailing edges.
    case trailing = 4
    /// The views are aligned at their last baselines.
    case lastBaseline = 5
    /// The views are aligned at their top edges.
    public static let top = Alignment.leading
    /// The views are aligned at their bottom edges.
    public static let bottom = Alignment.trailing
  }

  /// The arranged views, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack view. The archive's contents are not read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  /// Creates a stack view with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The axis of the stack view.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The distribution of the views along the axis.
  open var distribution = Distribution.fill
  /// The alignment of the views perpendicular to the axis.
  open var alignment = Alignment.fill
  /// The spacing between the views.
  open var spacing: CGFloat = 0
  /// A Boolean value that indicates whether vertical spacing is measured between baselines instead of edges.
  open var isBaselineRelativeArrangement = false
  /// The value that selects ``spacing``.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The value that selects the system's spacing.
  nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude
  /// A Boolean value that indicates whether the layout is relative to the margins.
  open var isLayoutMarginsRelativeArrangement = false

  /// Adds a view at the end of the arranged views.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// Inserts a view at an index of the arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    // Only a subview can be an arranged view, so other views need no search.
    if view.superviewLink === self { arrangedSubviews.removeAll { $0 === view } }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superviewLink !== self { addSubview(view) }
  }
  /// Removes a view from the arranged views. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Sets the spacing after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
  }
  /// Returns the spacing after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  /// Removes a subview from the arranged views when it leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
    spacings[ObjectIdentifier(subview)] = nil
  }

  nonisolated deinit {}
}
