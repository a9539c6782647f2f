/// The cell of a row in a table.
///
/// Follows Apple's page `UITableViewCell`.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The styles of cells.
  nonisolated public enum CellStyle: Int, Sendable {
    /// A text label.
    case `default` = 0
    /// A label on each side.
    case value1 = 1
    /// Two labels side by side.
    case value2 = 2
    /// Two labels, one below the other.
    case subtitle = 3
  }

  /// The types of accessories at the trailing side of a cell.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron, which indicates more content.
    case disclosureIndicator = 1
    /// A chevron and a button for details.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// The styles of selected cells.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// No change.
    case none = 0
    /// The former blue style.
    case blue = 1
    /// The former grey style.
    case gray = 2
    /// The system's style.
    case `default` = 3
  }

  /// The styles of editing.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// No editing.
    case none = 0
    /// The row can be deleted.
    case delete = 1
    /// A row can be inserted.
    case insert = 2
  }

  /// The states of a cell during editing, by the visible controls.
  ///
  /// Follows Apple's page `UITableViewCell.StateMask`.
  nonisolated public struct StateMask: OptionSet, Sendable {
    /// The bits of the state.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control for deletion or insertion is visible.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion is visible.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  private let style: CellStyle
  private var reuse: String?
  private let configured = ConfiguredContents()
  private lazy var firstLabel = configured.labelInside()
  private lazy var secondLabel = configured.labelInside()
  private lazy var picture = configured.pictureInside()

  /// Creates a cell of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    reuse = reuseIdentifier
    super.init(frame: .zero)
    insert(configured.view, at: 0)
  }

  /// Creates a cell from an archive. The headless UIKit ignores the archive.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    insert(configured.view, at: 0)
  }

  /// Creates an instance of a registered class, by the initializer that Apple's systems call. Not Apple's.
  public required convenience init(madeFor request: CellRequest) {
    self.init(style: .default, reuseIdentifier: request.reuseIdentifier)
  }

  /// Creates a cell of the default style.
  @preconcurrency @MainActor public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// The identifier by which the cell is reused.
  open var reuseIdentifier: String? { reuse }
  /// The view with the content of the cell. A ``contentConfiguration`` replaces it.
  open var contentView: UIView { configured.view }
  override func isFilled(by view: UIView) -> Bool { view === configured.view }
  /// The label of the text.
  open var textLabel: UILabel? { firstLabel }
  /// The label of the secondary text, or `nil` in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : secondLabel }
  /// The image view.
  open var imageView: UIImageView? { picture }
  /// Returns an empty content configuration for the style of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The content configuration of the cell. Its view becomes the ``contentView``, and `nil` restores an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.show(newValue, in: self) }
  }
  /// The background configuration of the cell. The headless UIKit only stores this value.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  // MARK: Accessories, states and backgrounds

  /// The type of the accessory.
  open var accessoryType = AccessoryType.none
  /// The view that replaces the accessory.
  open var accessoryView: UIView? { didSet { showAccessory() } }
  /// The type of the accessory during editing.
  open var editingAccessoryType = AccessoryType.none
  /// The view that replaces the accessory during editing.
  open var editingAccessoryView: UIView? { didSet { showAccessory() } }
  /// A Boolean value that indicates whether the cell shows a reordering control during editing.
  open var showsReorderControl = false
  /// A Boolean value that indicates whether the content is indented during editing.
  open var shouldIndentWhileEditing = true
  /// The type of the current accessory.
  var accessoryTypeNow: AccessoryType { editing ? editingAccessoryType : accessoryType }
  private var shownAccessory: UIView?

  private func showAccessory() {
    let wanted = editing ? editingAccessoryView : accessoryView
    if shownAccessory !== wanted { shownAccessory?.takeOut() }
    shownAccessory = wanted
    if let wanted, wanted.superviewLink !== self { insert(wanted, at: subviewList.count) }
  }

  /// The style of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?
  /// The view behind the content of a selected cell, if the user can select several rows.
  open var multipleSelectionBackgroundView: UIView?
  /// The insets of the separator below the cell.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The indentation level of the content.
  open var indentationLevel = 0
  /// The width of one indentation level.
  open var indentationWidth: CGFloat = 10

  private var selected = false
  private var highlighted = false
  private var editing = false
  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Selects or deselects the cell. A subclass that overrides this method must call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
  }
  /// A Boolean value that indicates whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Adds or removes the highlight. A subclass that overrides this method must call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
  }
  /// A Boolean value that indicates whether the cell is in editing mode.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing mode. A subclass that overrides this method must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    self.editing = editing
    showAccessory()
    didTransition(to: state)
  }
  /// Notifies the cell of a state transition that is about to begin. A subclass that overrides this method must call `super`.
  open func willTransition(to state: UITableViewCell.StateMask) {}
  /// Notifies the cell of a state transition that has ended. A subclass that overrides this method must call `super`.
  open func didTransition(to state: UITableViewCell.StateMask) {}
  /// Prepares the cell for reuse. A subclass that overrides this method must call `super`.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  func adopt(reuseIdentifier: String) { reuse = reuseIdentifier }

  override var words: String? { configured.words }

  nonisolated deinit {}
}

extension UIView {
  /// The text of the first label in this view with text.
  var firstWords: String? {
    for view in subviewList where !view.hidden {
      if let words = (view as? UILabel)?.text ?? view.firstWords, !words.isEmpty { return words }
    }
    return nil
  }
}
