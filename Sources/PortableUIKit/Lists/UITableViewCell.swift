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

  private let style: CellStyle
  private var reuse: String?
  private lazy var firstLabel = labelInside()
  private lazy var secondLabel = labelInside()
  private lazy var picture = pictureInside()

  /// Makes a cell.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    reuse = reuseIdentifier
    super.init(frame: .zero)
    insert(contentView, at: 0)
  }

  /// Makes a cell from an archive; the archive's contents are not read.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    insert(contentView, at: 0)
  }

  /// Makes a cell of a class that is registered, by the initialiser that Apple's systems call. Not Apple's.
  public required convenience init(madeFor request: CellRequest) {
    self.init(style: .default, reuseIdentifier: request.reuseIdentifier)
  }

  /// Makes a cell of one wording.
  @preconcurrency @MainActor public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// The identifier cells of this kind are used again by.
  open var reuseIdentifier: String? { reuse }
  /// The view of the contents.
  public let contentView = UIView()
  /// Shows the wording.
  open var textLabel: UILabel? { firstLabel }
  /// Shows the second wording, where the style has one.
  open var detailTextLabel: UILabel? { style == .default ? nil : secondLabel }
  /// Shows the picture.
  open var imageView: UIImageView? { picture }
  /// What the contents are, in one value.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  /// The contents that suit a cell of this style, to be filled in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// What stands at the end of the row.
  open var accessoryType = AccessoryType.none
  /// A view that stands there instead.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.takeOut()
      if let accessoryView { insert(accessoryView, at: subviewList.count) }
    }
  }
  /// How it looks when it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// A view behind the contents.
  open var backgroundView: UIView?
  /// A view behind the contents of a chosen row.
  open var selectedBackgroundView: UIView?
  /// How far the line below stays from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// How far the contents are indented.
  open var indentationLevel = 0

  private var selected = false
  private var highlighted = false
  private var editing = false
  /// Whether it is chosen.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Says whether it is chosen; to be overridden, with a call to this.
  open func setSelected(_ selected: Bool, animated: Bool) { self.selected = selected }
  /// Whether a finger is on it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Says whether a finger is on it; to be overridden, with a call to this.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { self.highlighted = highlighted }
  /// Whether it is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Says whether it is being edited; to be overridden, with a call to this.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }
  /// Called before it is used for another row; to be overridden, with a call to this.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  func adopt(reuseIdentifier: String) { reuse = reuseIdentifier }

  private func labelInside() -> UILabel {
    let label = UILabel()
    contentView.insert(label, at: contentView.subviewList.count)
    return label
  }

  private func pictureInside() -> UIImageView {
    let picture = UIImageView()
    contentView.insert(picture, at: 0)
    return picture
  }

  private func showConfiguration() {
    for view in contentView.subviewList { view.takeOut() }
    if let contentConfiguration {
      contentView.insert(contentConfiguration.makeContentView(), at: 0)
    }
  }

  /// The wording of the contents: the first label's that says something.
  override var words: String? { contentView.firstWords }

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

/// A view at the beginning or the end of a section of a table.
///
/// Follows Apple's page `UITableViewHeaderFooterView`.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private var reuse: String?
  private lazy var label = UILabel()

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    reuse = reuseIdentifier
    super.init(frame: .zero)
    insert(contentView, at: 0)
  }
  /// Makes a view from an archive; the archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insert(contentView, at: 0)
  }
  /// Makes a view of a class that is registered, by the initialiser that Apple's systems call. Not Apple's.
  public required convenience init(madeFor request: CellRequest) { self.init(reuseIdentifier: request.reuseIdentifier) }

  /// The identifier views of this kind are used again by.
  open var reuseIdentifier: String? { reuse }
  /// The view of the contents.
  public let contentView = UIView()
  /// Shows the wording.
  open var textLabel: UILabel? { label }
  /// What the contents are, in one value.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// Called before it is used for another section.
  open func prepareForReuse() {}

  nonisolated deinit {}
}
