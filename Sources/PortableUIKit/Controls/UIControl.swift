/// Something the user can do something with, which says so by actions.
///
/// Follows Apple's page `UIControl`. There are no selectors here: actions are `UIAction`s.
@preconcurrency @MainActor open class UIControl: UIView, Touchable {
  /// What happens to a control.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: UInt
    /// Makes events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down on it again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves on it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that came down on it moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger that came down on it comes back.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger that came down on it leaves it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted on it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// It holds another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is there for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Its text begins to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text was changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Its text is not edited any more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Its text is not edited any more, as the return key was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything about text.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is like.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The state as bits.
    public let rawValue: UInt
    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// It has the focus; nothing has here.
    public static let focused = State(rawValue: 8)
  }

  /// Where the contents stand from left to right.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Over all of it.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }

  /// Where the contents stand from top to bottom.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over all of it.
    case fill = 3
  }

  private var registered: [(action: UIAction, events: Event)] = []

  /// Makes a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control, and says what is done when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control from an archive; the archive's contents are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateHasChanged() } } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateHasChanged() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateHasChanged() } } }
  /// What it is like.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// It is in another state; a subclass says what becomes of that.
  func stateHasChanged() {}
  /// Where the contents stand from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the contents stand from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether its menu opens when it is tapped.
  open var showsMenuAsPrimaryAction = false

  /// Says what is done on some events; an action of the same identifier is replaced for those events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    if let index = registered.firstIndex(where: { $0.action === action }) {
      registered[index].events.formUnion(controlEvents)
    } else {
      removeAction(identifiedBy: action.identifier, for: controlEvents)
      registered.append((action, controlEvents))
    }
  }
  /// Says that an action is not done any more on some events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Says that the action of that identifier is not done any more on some events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    for index in registered.indices where registered[index].action.identifier == actionIdentifier {
      registered[index].events.subtract(controlEvents)
    }
    registered.removeAll { $0.events.isEmpty }
  }
  /// Does what is to be done on some events, in the order in which that was said.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in registered where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
  }
  /// Does an action, with this control as its sender.
  open func sendAction(_ action: UIAction) { action.send(from: self) }
  /// The events on which something is done.
  open var allControlEvents: UIControl.Event { registered.reduce(into: []) { $0.formUnion($1.events) } }

  /// Whether it follows a finger.
  open private(set) var isTracking = false
  /// Whether the finger it follows is on it.
  open private(set) var isTouchInside = false
  /// Called when a finger comes down on it; says whether it is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger moves; says whether it is followed on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system has taken the finger away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    follow(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, inside: true)
    isTracking = beginTracking(touch, with: event)
    if !isTracking { letGo() }
  }
  /// Follows the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let (was, inside) = (isTouchInside, point(inside: touch.location(in: self), with: event))
    let crossing: UIControl.Event = was == inside ? [] : inside ? .touchDragEnter : .touchDragExit
    follow(crossing.union(inside ? .touchDragInside : .touchDragOutside), inside: inside)
    isTracking = continueTracking(touch, with: event)
    if !isTracking { letGo() }
  }
  /// Is tapped, or not, as the finger was lifted on it or outside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let inside = point(inside: touch.location(in: self), with: event)
    letGo()
    endTracking(touch, with: event)
    inside ? takeTap() : sendActions(for: .touchUpOutside)
  }
  /// Is not tapped.
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

  /// The user taps it; a subclass says what becomes of that.
  func wasTapped() {
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  /// It holds another value, by the user's hand.
  func userHasChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// Sends what a tap sends, and what becomes of it.
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
