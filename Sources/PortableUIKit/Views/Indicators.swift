/// Shows that something is going on.
///
/// Follows Apple's page `UIActivityIndicatorView`.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How it looks.
  nonisolated public enum Style: Int, Sendable {
    /// Of ordinary size.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// Makes an indicator.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
    hidden = true
  }
  /// Makes an indicator.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hidden = true
  }
  /// Makes an indicator.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    hidden = true
  }

  /// How it looks.
  open var style = Style.medium
  /// Its colour; the first one again after `nil`.
  open var color: UIColor! = .systemGray { didSet { if color == nil { color = .systemGray } } }
  /// Whether it is kept from sight while nothing is going on.
  open var hidesWhenStopped = true { didSet { hidden = hidesWhenStopped && !isAnimating } }
  /// Whether something is going on.
  open private(set) var isAnimating = false
  /// Shows that something is going on.
  open func startAnimating() {
    isAnimating = true
    hidden = false
  }
  /// Shows that nothing is going on.
  open func stopAnimating() {
    isAnimating = false
    hidden = hidesWhenStopped
  }

  nonisolated deinit {}
}

/// Shows how much is done.
///
/// Follows Apple's page `UIProgressView`.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How it looks.
  nonisolated public enum Style: Int, Sendable {
    /// As in a screen.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }

  /// Makes a view of a look that shows that nothing is done.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// How it looks.
  open var progressViewStyle = Style.default
  /// The colour of what is done; nothing is drawn here.
  open var progressTintColor: UIColor?
  /// The colour of what is left; nothing is drawn here.
  open var trackTintColor: UIColor?
  /// How much is done, from 0 to 1.
  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  nonisolated deinit {}
}

/// Views one after another.
///
/// Follows Apple's page `UIStackView`. They are kept in order, and not placed: there is no layout by constraints here.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How they share the room.
  nonisolated public enum Distribution: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// They fill it, all of the same size.
    case fillEqually = 1
    /// They fill it, in the ratio of their sizes.
    case fillProportionally = 2
    /// With the same distances.
    case equalSpacing = 3
    /// With the same distances from middle to middle.
    case equalCentering = 4
  }

  /// Where they stand across.
  nonisolated public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the beginning.
    case leading = 1
    /// At the first line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the end.
    case trailing = 4
    /// At the last line.
    case lastBaseline = 5
    /// At the upper edge.
    public static let top = Alignment.leading
    /// At the lower edge.
    public static let bottom = Alignment.trailing
  }

  /// The views, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes a stack of the given place and size.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a stack from an archive; the archive's contents are not read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Which way they go.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How they share the room.
  open var distribution = Distribution.fill
  /// Where they stand across.
  open var alignment = Alignment.fill
  /// The room between them.
  open var spacing: CGFloat = 0
  /// Whether room is measured from the lines of text, not from the edges.
  open var isBaselineRelativeArrangement = false
  /// Stands for the room that ``spacing`` says.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the system's room.
  nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude
  /// Whether its margins count.
  open var isLayoutMarginsRelativeArrangement = false

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// Puts a view in at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    // A view that is no subview is not in the order either, and need not be looked for.
    if view.superviewLink === self { arrangedSubviews.removeAll { $0 === view } }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superviewLink !== self { addSubview(view) }
  }
  /// Takes a view out of the order; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Sets the room behind a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
  }
  /// The room behind a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  /// A view that leaves is out of the order.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
    spacings[ObjectIdentifier(subview)] = nil
  }

  nonisolated deinit {}
}
