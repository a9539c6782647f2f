/// One of several that stand side by side is chosen.
///
/// Follows Apple's page `UISegmentedControl`.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// Stands for no segment.
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

  /// Makes a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control without segments.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control of wordings and pictures; other things are left out.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      if let title = item as? String { return Segment(title: title) }
      return (item as? UIImage).map { Segment(image: $0) }
    }
  }

  /// Makes a control of actions, each done when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(action: $0) }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }
  /// The index of the chosen one; actions are sent only when the user chooses.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a segment does not stay chosen.
  open var isMomentary = false

  /// Puts a segment in, of a wording.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Puts a segment in, of a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Puts a segment in, of an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action: action), at: segment)
  }
  /// Takes a segment out.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }
  /// Takes all segments out.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }
  /// The wording of a segment.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
  /// Sets the wording of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { self[segment]?.title = title }
  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
  /// Sets the picture of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { self[segment]?.image = image }
  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }
  /// Sets the action of a segment, which has its wording and its picture from it then.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard let segment = self[segment] else { return }
    segment.action = action
    segment.title = action.title
    segment.image = action.image
  }
  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }
  /// Says whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { self[segment]?.isEnabled = enabled }

  // MARK: How it looks; kept, and nothing is drawn here

  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?
  /// Whether segments are as wide as their contents need.
  open var apportionsSegmentWidthsByContent = false
  /// Sets how wide a segment is; as wide as is needed if zero.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { self[segment]?.width = width }
  /// How wide a segment is to be; zero unless set.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
  /// Sets how far the contents of a segment are moved.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { self[segment]?.contentOffset = offset }
  /// How far the contents of a segment are moved.
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
  /// Sets how wordings look in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state] = attributes
  }
  /// How wordings look in a state; `nil` unless set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }
  /// Sets the picture behind the segments for a state and a height of bars.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgrounds[Background(state: state, metrics: barMetrics)] = backgroundImage }
  /// The picture behind the segments for a state and a height of bars; `nil` unless set.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[Background(state: state, metrics: barMetrics)]
  }
  /// Sets the picture between two segments for their states and a height of bars.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { dividers[Divider(left: leftState, right: rightState, metrics: barMetrics)] = dividerImage }
  /// The picture between two segments for their states and a height of bars; `nil` unless set.
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

  /// Its segments; tapping the chosen one changes nothing, as on Apple's systems.
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
