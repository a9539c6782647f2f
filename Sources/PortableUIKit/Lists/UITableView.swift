/// Rows one below the other, in sections.
///
/// Follows Apple's page `UITableView`. Rows have a place, and a cell where they are in sight; the data source is asked
/// when the table is laid out in a window, or when something is asked of the table that takes knowing.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections look.
  nonisolated public enum Style: Int, Sendable {
    /// One after another.
    case plain = 0
    /// As groups.
    case grouped = 1
    /// As groups that stay away from the edges.
    case insetGrouped = 2
  }

  /// Where a row is to be after scrolling.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// Wherever it can be seen.
    case none = 0
    /// At the upper edge.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the lower edge.
    case bottom = 3
  }

  /// How rows come and go; nothing is drawn here.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From above.
    case top = 3
    /// From below.
    case bottom = 4
    /// At once.
    case none = 5
    /// In the middle.
    case middle = 6
    /// As the system thinks best.
    case automatic = 100
  }

  /// Whether there are lines between rows.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// There are none.
    case none = 0
    /// There are.
    case singleLine = 1
  }

  /// Stands for a size that follows from the contents.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// How sections look.
  public internal(set) var style: UITableView.Style
  var contents: ListContents?
  var places: [[CGRect]] = []
  var seen: [IndexPath: UITableViewCell] = [:]
  /// The cells in sight that are to be filled in anew.
  var outdated: Set<ObjectIdentifier> = []
  let cells = ListReuse<UITableViewCell>()
  let sectionViews = ListReuse<UITableViewHeaderFooterView>()
  var headers: [Int: UIView] = [:]
  /// Changes that are told one by one and take effect together.
  var batch: (depth: Int, changes: ListChanges) = (0, ListChanges())
  /// Whether the data source has said itself that the row it was asked about can be edited.
  var mayDelete = true
  private var editing = false

  /// Makes a table.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Makes a plain table from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  weak var dataSourceLink: (any UITableViewDataSource)? { didSet { replaceContents(selecting: []) } }
  /// Knows the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { dataSourceLink }
    set { dataSourceLink = newValue }
  }
  /// The `delegate` of every scroll view, if it knows of rows.
  var rowDelegate: (any UITableViewDelegate)? { delegateLink as? any UITableViewDelegate }

  /// How high rows are, unless the delegate says so.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// How high rows probably are.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// How high beginnings of sections are, unless the delegate says so.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// How high ends of sections are, unless the delegate says so.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The room above the beginning of a section.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// Whether there are lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of those lines.
  open var separatorColor: UIColor?
  /// How far those lines stay from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// A view above all rows.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// A view below all rows.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  /// A view behind the rows.
  open var backgroundView: UIView?
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while they are edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether rows are being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    for cell in seen.values { cell.setEditing(editing, animated: animated) }
  }

  /// Asks the data source anew for everything; nothing is chosen afterwards.
  open func reloadData() { replaceContents(selecting: []) }

  /// Makes cells for the rows in sight, and takes the others away.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // As it is shown a cell the app may have everything asked anew, but not for ever.
    for _ in 0..<8 where layOutRows() { return }
  }

  /// The rows in sight, and what can be done with each.
  override var touches: [Touch] { seen.keys.sorted().flatMap { touches(of: $0) } }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.takeOut()
    if let new { insert(new, at: 0) }
    forgetPlaces()
  }

  nonisolated deinit {}
}
