/// One row of a table.
///
/// Follows Apple's page `UITableViewCell`.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Where the wordings stand.
  nonisolated public enum CellStyle: Int, Sendable {
    /// One wording.
    case `default` = 0
    /// One at each side.
    case value1 = 1
    /// Two beside each other.
    case value2 = 2
    /// Two below each other.
    case subtitle = 3
  }

  /// What stands at the end of the row.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A mark that there is more behind it.
    case disclosureIndicator = 1
    /// That mark, and a button for more about it.
    case detailDisclosureButton = 2
    /// A mark that it is chosen.
    case checkmark = 3
    /// A button for more about it.
    case detailButton = 4
  }

  /// How a chosen row looks.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// As any.
    case none = 0
    /// Blue, in former times.
    case blue = 1
    /// Grey, in former times.
    case gray = 2
    /// As the system has it.
    case `default` = 3
  }

  /// How a row is edited.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// It can be deleted.
    case delete = 1
    /// One can be put in.
    case insert = 2
  }

  /// What is seen of a row beside its contents.
  ///
  /// Follows Apple's page `UITableViewCell.StateMask`.
  nonisolated public struct StateMask: OptionSet, Sendable {
    /// What is seen as bits.
    public let rawValue: UInt
    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What begins to delete it or to put one in.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// What deletes it.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  private let style: CellStyle
  private var reuse: String?
  private let configured = ConfiguredContents()
  private lazy var firstLabel = configured.labelInside()
  private lazy var secondLabel = configured.labelInside()
  private lazy var picture = configured.pictureInside()

  /// Makes a cell.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    reuse = reuseIdentifier
    super.init(frame: .zero)
    insert(configured.view, at: 0)
  }

  /// Makes a cell from an archive; the archive's contents are not read.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    insert(configured.view, at: 0)
  }

  /// Makes a cell of a class that is registered, by the initialiser that Apple's systems call. Not Apple's.
  public required convenience init(madeFor request: CellRequest) {
    self.init(style: .default, reuseIdentifier: request.reuseIdentifier)
  }

  /// Makes a cell of one wording.
  @preconcurrency @MainActor public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// The identifier cells of this kind are used again by.
  open var reuseIdentifier: String? { reuse }
  /// The view of the contents; ``contentConfiguration`` brings its own.
  open var contentView: UIView { configured.view }
  override func isFilled(by view: UIView) -> Bool { view === configured.view }
  /// Shows the wording.
  open var textLabel: UILabel? { firstLabel }
  /// Shows the second wording, where the style has one.
  open var detailTextLabel: UILabel? { style == .default ? nil : secondLabel }
  /// Shows the picture.
  open var imageView: UIImageView? { picture }
  /// The contents that suit a cell of this style, to be filled in.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The content of the cell. Its view becomes the ``contentView``; `nil` brings an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.show(newValue, in: self) }
  }
  /// The background of the cell. It is kept and not drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  // MARK: What stands beside the contents

  /// What stands at the end of the row.
  open var accessoryType = AccessoryType.none
  /// A view that stands there instead.
  open var accessoryView: UIView? { didSet { showAccessory() } }
  /// What stands at the end of the row while it is edited.
  open var editingAccessoryType = AccessoryType.none
  /// A view that stands there instead.
  open var editingAccessoryView: UIView? { didSet { showAccessory() } }
  /// Whether the row can be moved by something at its end while it is edited.
  open var showsReorderControl = false
  /// Whether the contents make room at the beginning while the row is edited.
  open var shouldIndentWhileEditing = true
  /// What stands at the end of the row now.
  var accessoryTypeNow: AccessoryType { editing ? editingAccessoryType : accessoryType }
  private var shownAccessory: UIView?

  private func showAccessory() {
    let wanted = editing ? editingAccessoryView : accessoryView
    if shownAccessory !== wanted { shownAccessory?.takeOut() }
    shownAccessory = wanted
    if let wanted, wanted.superviewLink !== self { insert(wanted, at: subviewList.count) }
  }

  /// How it looks when it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// A view behind the contents.
  open var backgroundView: UIView?
  /// A view behind the contents of a chosen row.
  open var selectedBackgroundView: UIView?
  /// A view behind the contents of a chosen row, where several can be chosen.
  open var multipleSelectionBackgroundView: UIView?
  /// How far the line below stays from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// How far the contents are indented.
  open var indentationLevel = 0
  /// How far a step of that is.
  open var indentationWidth: CGFloat = 10

  private var selected = false
  private var highlighted = false
  private var editing = false
  /// Whether it is chosen.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Says whether it is chosen; to be overridden, with a call to this.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
  }
  /// Whether a finger is on it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Says whether a finger is on it; to be overridden, with a call to this.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
  }
  /// Whether it is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Says whether it is being edited; to be overridden, with a call to this.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    self.editing = editing
    showAccessory()
    didTransition(to: state)
  }
  /// Called before something else is seen of the row beside its contents; to be overridden, with a call to this.
  open func willTransition(to state: UITableViewCell.StateMask) {}
  /// Called when something else is seen of the row beside its contents; to be overridden, with a call to this.
  open func didTransition(to state: UITableViewCell.StateMask) {}
  /// Called before it is used for another row; to be overridden, with a call to this.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  func adopt(reuseIdentifier: String) { reuse = reuseIdentifier }

  /// The wording of the contents: the first label's that says something.
  override var words: String? { configured.words }

  nonisolated deinit {}
}

extension UIView {
  /// The words of the first label in it that says something.
  var firstWords: String? {
    for view in subviewList where !view.hidden {
      if let words = (view as? UILabel)?.text ?? view.firstWords, !words.isEmpty { return words }
    }
    return nil
  }
}
