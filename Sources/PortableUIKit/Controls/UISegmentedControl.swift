/// A horizontal control with several segments, one of which can be selected.
///
/// Follows Apple's page `UISegmentedControl`.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The segment index that indicates no selection.
  nonisolated public static let noSegment = -1

  private final class Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
    var contentOffset = CGSize.zero

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
      self.title = title ?? action?.title
      self.image = image ?? action?.image
      self.action = action
    }

    nonisolated deinit {}
  }

  private var segments: [Segment] = []

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control without segments. The headless UIKit ignores the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control from titles and images. Ignores items of other types.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      if let title = item as? String { return Segment(title: title) }
      return (item as? UIImage).map { Segment(image: $0) }
    }
  }

  /// Creates a control from actions. The selection of a segment performs its action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(action: $0) }
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The index of the selected segment. Only a selection by the user sends actions.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// A Boolean value that indicates whether a segment is deselected at once after a tap.
  open var isMomentary = false

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Inserts a segment with an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action: action), at: segment)
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { self[segment]?.title = title }
  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { self[segment]?.image = image }
  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }
  /// Sets the action of a segment. The segment takes its title and image from the action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard let segment = self[segment] else { return }
    segment.action = action
    segment.title = action.title
    segment.image = action.image
  }
  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { self[segment]?.isEnabled = enabled }

  // MARK: Appearance, which the headless UIKit only stores

  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?
  /// A Boolean value that indicates whether the widths of segments depend on their content.
  open var apportionsSegmentWidthsByContent = false
  /// Sets the width of a segment. A width of 0 fits the content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { self[segment]?.width = width }
  /// Returns the width of a segment, or 0 if none is set.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
  /// Sets the content offset of a segment.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { self[segment]?.contentOffset = offset }
  /// Returns the content offset of a segment.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.contentOffset ?? .zero }

  private struct Background: Hashable {
    let state: UIControl.State
    let metrics: UIBarMetrics
  }
  private struct Divider: Hashable {
    let left: UIControl.State
    let right: UIControl.State
    let metrics: UIBarMetrics
  }
  private var backgrounds: [Background: UIImage] = [:]
  private var dividers: [Divider: UIImage] = [:]
  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Sets the text attributes of titles for a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state] = attributes
  }
  /// Returns the text attributes of titles for a state, or `nil` if none are set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }
  /// Sets the background image for a state and bar metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgrounds[Background(state: state, metrics: barMetrics)] = backgroundImage }
  /// Returns the background image for a state and bar metrics, or `nil` if none is set.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[Background(state: state, metrics: barMetrics)]
  }
  /// Sets the divider image for the states of two adjacent segments and bar metrics.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { dividers[Divider(left: leftState, right: rightState, metrics: barMetrics)] = dividerImage }
  /// Returns the divider image for the states of two adjacent segments and bar metrics, or `nil` if none is set.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { dividers[Divider(left: leftState, right: rightState, metrics: barMetrics)] }

  private subscript(index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
  }

  /// The taps on enabled segments. As on Apple's systems, a tap on the selected segment has no effect.
  override var touches: [Touch] {
    guard isEnabled else { return [] }
    return segments.enumerated().filter { $1.isEnabled }.map { index, segment in
      Touch(.tap(segment.title ?? "\(index + 1)"), of: self) { [unowned self] in choose(index) }
    }
  }

  private func choose(_ index: Int) {
    guard index != selectedSegmentIndex || isMomentary else { return }
    selectedSegmentIndex = index
    if let action = self[index]?.action { sendAction(action) }
    userHasChanged()
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  nonisolated deinit {}
}
