/// What a configuration depends on: the traits, and what is known of the view it is for.
///
/// Follows Apple's page `UIConfigurationState`.
nonisolated public protocol UIConfigurationState {
  /// Makes the state of a view of which only the traits are known.
  init(traitCollection: UITraitCollection)
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// What the app itself says of the view.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names something that an app says of a view.
///
/// Follows Apple's page `UIConfigurationStateCustomKey`.
nonisolated public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that shows configurations.
///
/// Follows Apple's page `UIViewConfigurationState`.
nonisolated public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it has the focus; nothing has it here.
  public var isFocused = false
  /// Whether it stays in sight while its section is scrolled; never so here.
  public var isPinned = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a view of which only the traits are known.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the app itself says of the view.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// The state of a cell.
///
/// Follows Apple's page `UICellConfigurationState`.
nonisolated public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it has the focus; nothing has it here.
  public var isFocused = false
  /// Whether it stays in sight while its section is scrolled; never so here.
  public var isPinned = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether the items below its own are shown.
  public var isExpanded = false
  /// Whether it is swiped to the side; never so here.
  public var isSwiped = false
  /// Whether a finger moves it to another place; none does here.
  public var isReordering = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a cell of which only the traits are known.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the app itself says of the cell.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}
