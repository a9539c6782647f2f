/// The base class of controls, which send actions in response to the user.
///
/// Follows Apple's page `UIControl`. Actions are `UIAction`s, because the headless UIKit has no selectors.
@preconcurrency @MainActor open class UIControl: UIView, Touchable {
  /// The events of a control.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt
    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch begins in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch begins in the control.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moves within the bounds of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moves outside the bounds of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moves back into the bounds of the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moves out of the bounds of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ends within the bounds of the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside the bounds of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels a touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control is triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The normal state: enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// The highlighted state.
    public static let highlighted = State(rawValue: 1)
    /// The disabled state.
    public static let disabled = State(rawValue: 2)
    /// The selected state.
    public static let selected = State(rawValue: 4)
    /// The focused state. No control has the focus in the headless UIKit.
    public static let focused = State(rawValue: 8)
  }

  /// The horizontal alignments of content.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// Alignment with the centre.
    case center = 0
    /// Alignment with the left edge.
    case left = 1
    /// Alignment with the right edge.
    case right = 2
    /// Content that fills the width.
    case fill = 3
    /// Alignment with the leading edge.
    case leading = 4
    /// Alignment with the trailing edge.
    case trailing = 5
  }

  /// The vertical alignments of content.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// Alignment with the centre.
    case center = 0
    /// Alignment with the top edge.
    case top = 1
    /// Alignment with the bottom edge.
    case bottom = 2
    /// Content that fills the height.
    case fill = 3
  }

  private var registered: [(action: UIAction, events: Event)] = []

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with a frame and a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from an archive. The headless UIKit ignores the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A Boolean value that indicates whether the control is enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateHasChanged() } } }
  /// A Boolean value that indicates whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateHasChanged() } } }
  /// A Boolean value that indicates whether the control is highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateHasChanged() } } }
  /// The state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Responds to a change of the state. Subclasses override this method.
  func stateHasChanged() {}
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// A Boolean value that indicates whether a tap opens the menu of the control.
  open var showsMenuAsPrimaryAction = false

  /// Adds an action for events. For these events, the new action replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    if let index = registered.firstIndex(where: { $0.action === action }) {
      registered[index].events.formUnion(controlEvents)
    } else {
      removeAction(identifiedBy: action.identifier, for: controlEvents)
      registered.append((action, controlEvents))
    }
  }
  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    for index in registered.indices where registered[index].action.identifier == actionIdentifier {
      registered[index].events.subtract(controlEvents)
    }
    registered.removeAll { $0.events.isEmpty }
  }
  /// Performs the actions for events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in registered where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
  }
  /// Performs an action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.send(from: self) }
  /// The events for which the control has actions.
  open var allControlEvents: UIControl.Event { registered.reduce(into: []) { $0.formUnion($1.events) } }

  /// A Boolean value that indicates whether the control is tracking a touch.
  open private(set) var isTracking = false
  /// A Boolean value that indicates whether the tracked touch is within the bounds of the control.
  open private(set) var isTouchInside = false
  /// Handles the start of a touch. Returns whether the control tracks the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Handles a movement of a touch. Returns whether the control continues to track the touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Handles the end of a touch.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Handles the cancellation of a touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to track a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    follow(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, inside: true)
    isTracking = beginTracking(touch, with: event)
    if !isTracking { letGo() }
  }
  /// Continues to track a touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let (was, inside) = (isTouchInside, point(inside: touch.location(in: self), with: event))
    let crossing: UIControl.Event = was == inside ? [] : inside ? .touchDragEnter : .touchDragExit
    follow(crossing.union(inside ? .touchDragInside : .touchDragOutside), inside: inside)
    isTracking = continueTracking(touch, with: event)
    if !isTracking { letGo() }
  }
  /// Ends tracking. The control is tapped if the touch ends within its bounds.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let inside = point(inside: touch.location(in: self), with: event)
    letGo()
    endTracking(touch, with: event)
    inside ? takeTap() : sendActions(for: .touchUpOutside)
  }
  /// Cancels tracking. The control is not tapped.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    letGo()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private func follow(_ events: UIControl.Event, inside: Bool) {
    isTouchInside = inside
    isHighlighted = inside
    sendActions(for: events)
  }

  private func letGo() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Responds to a tap. Subclasses override this method.
  func wasTapped() {
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  /// Sends the events of a value that the user changed.
  func userHasChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// Sends the events of a tap, and performs the segue of the control.
  final func tap() {
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    takeTap()
  }

  private func takeTap() {
    wasTapped()
    extras?.segue?(self)
  }

  var touches: [Touch] { isEnabled ? [tapTouch()] : [] }

  func tapTouch() -> Touch { Touch(.tap(name), of: self) { [unowned self] in tap() } }

  nonisolated deinit {}
}
