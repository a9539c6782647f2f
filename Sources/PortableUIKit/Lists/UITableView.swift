/// Rows one below the other, in sections.
///
/// Follows Apple's page `UITableView`. Rows have a place, and a cell where they are in sight; the data source is asked
/// when the table is laid out in a window, or when something is asked of the table that takes knowing.
@preconcurrency @MainActor open class UITableView: UIScrollView, Touchable {
  /// Stands for a size that follows from the contents.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// How sections look.
  open internal(set) var style: UITableView.Style
  var contents: ListContents?
  var places: [[CGRect]] = []
  /// How wide what is seen was as the places became known.
  var placedWidth: CGFloat = 0
  var seen: [IndexPath: UITableViewCell] = [:]
  /// The cells in sight that are to be filled in anew.
  var outdated: Set<ObjectIdentifier> = []
  let cells = ListReuse<UITableViewCell>()
  let sectionViews = ListReuse<UITableViewHeaderFooterView>()
  let headers = SectionViews(at: .beginning)
  let footers = SectionViews(at: .end)
  /// Changes that are told one by one and take effect together.
  var batch: (depth: Int, changes: ListChanges) = (0, ListChanges())
  /// Whether the data source has said itself that the row it was asked about can be edited.
  var mayDelete = true
  /// Whether the delegate has said itself how far the row it was asked about is indented.
  var indents = true
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

  weak var dataSourceLink: (any UITableViewDataSource)? { didSet { replaceContents() } }
  /// Knows the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { dataSourceLink }
    set { dataSourceLink = newValue }
  }
  /// Asked and told about the rows, and told about scrolling.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { rowDelegate }
    set { delegateLink = newValue }
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
  /// How high beginnings of sections probably are.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// How high ends of sections probably are.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The room above the beginning of a section.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// Whether there are lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of those lines.
  open var separatorColor: UIColor?
  /// How far those lines stay from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// From where that is counted.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The colour of the index at the side; there is none here.
  open var sectionIndexColor: UIColor?
  /// What is painted behind that index.
  open var sectionIndexBackgroundColor: UIColor?
  /// What is painted behind that index while a finger is on it.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// How many rows there have to be for that index.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// A view above all rows.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// A view below all rows.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  /// A view behind the rows.
  open var backgroundView: UIView?
  /// Told of rows that are about to be needed. It is kept, and nobody asks for rows ahead of time here.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are asked for ahead of time.
  open var isPrefetchingEnabled = true
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

  // MARK: Cells that are made by name, and used again

  /// Says of what class cells are; `nil` takes that back.
  ///
  /// A class that is none of a cell is a misuse.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(of: cellClass, identifier)
  }
  /// Says in what nib cells are; `nil` takes that back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(identifier, in: nib) { $0.adopt(reuseIdentifier: identifier) }
  }
  /// Says of what class views at beginnings and ends of sections are; `nil` takes that back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerSectionViews(of: aClass, identifier)
  }
  /// Says in what nib views at beginnings and ends of sections are; `nil` takes that back.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViews.register(identifier, in: nib) { $0.adopt(reuseIdentifier: identifier) }
  }
  /// A cell that was used before, or a new one if its class is registered; `nil` otherwise.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { cell(identifier) }
  /// A cell that was used before, or a new one.
  ///
  /// An identifier that is not registered ends the process on Apple's systems; here it is a misuse, and a plain cell
  /// is returned.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    registeredCell(identifier)
  }
  /// A view that was used before, or a new one if its class is registered; `nil` otherwise.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    sectionView(identifier)
  }

  // MARK: Rows and cells

  /// How many sections there are.
  open var numberOfSections: Int { loaded().counts.count }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int { loaded().count(inSection: section) }
  /// The cells in sight, from above.
  open var visibleCells: [UITableViewCell] { cellsInSight }
  /// The rows in sight, from above.
  open var indexPathsForVisibleRows: [IndexPath]? { rowsInSight }
  /// The cell of a row; `nil` if that is out of sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cellInSight(of: indexPath) }
  /// The row of a cell; `nil` if that is not in sight.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { seen.first { $0.value === cell }?.key }
  /// The row at a point of the contents.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rows(at: { $0.contains(point) }).first }
  /// The rows in a rectangle of the contents, from above.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(at: { $0.overlaps(rect) }) }
  /// Where a row is in the contents; nothing if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { knownPlace(of: indexPath) }
  /// Where a section is in the contents, its beginning and its end included; nothing if there is no such section.
  open func rect(forSection section: Int) -> CGRect { knownPlace(ofSection: section) }
  /// Where the beginning of a section is in the contents; nothing if there is no such section.
  open func rectForHeader(inSection section: Int) -> CGRect { knownPlace(of: headers, section) }
  /// Where the end of a section is in the contents; nothing if there is no such section.
  open func rectForFooter(inSection section: Int) -> CGRect { knownPlace(of: footers, section) }
  /// The view at the beginning of a section that is in sight.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { view(in: headers, section) }
  /// The view at the end of a section that is in sight.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { view(in: footers, section) }
  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }
  /// Scrolls to the first chosen row, if there is one.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    if let row = chosenRows.min() { scroll(to: row, at: scrollPosition, animated: animated) }
  }

  // MARK: Chosen rows

  /// The chosen row, the first of several.
  open var indexPathForSelectedRow: IndexPath? { chosenRows.first }
  /// The chosen rows, in the order in which they were chosen.
  open var indexPathsForSelectedRows: [IndexPath]? { chosenRows.isEmpty ? nil : chosenRows }
  /// Chooses a row, and scrolls to it; the delegate is told nothing. `nil` chooses none.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    choose(indexPath, scrollPosition, animated: animated)
  }
  /// Takes the choice of a row back; the delegate is told nothing.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { mark(indexPath, false) }

  // MARK: Changes

  /// Asks the data source anew for everything; nothing is chosen afterwards.
  open func reloadData() { replaceContents() }
  /// Asks the data source anew for the index at the side; there is none here.
  open func reloadSectionIndexTitles() {}
  /// Says that rows were put in.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }
  /// Says that rows were taken out.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }
  /// Says that rows show something else; they get new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }
  /// Says that rows show something else; their cells are filled in anew.
  open func reconfigureRows(at indexPaths: [IndexPath]) { change { $0.outdatedRows.formUnion(indexPaths) } }
  /// Says that a row was moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }
  /// Says that sections were put in.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Says that sections were taken out.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Says that sections show something else, with other rows perhaps.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.reload(sections: sections) }
  }
  /// Says that a section was moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.move(section: section, to: newSection) }
  }
  /// Has the changes made inside take effect together; the completion is called on a later turn.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    changeTogether(updates, completion)
  }
  /// Begins changes that take effect together.
  open func beginUpdates() { beginChanges() }
  /// Has the changes since take effect.
  open func endUpdates() { endChanges() }
  /// Whether changes have begun that are to take effect together.
  open var hasUncommittedUpdates: Bool { batch.depth > 0 }

  /// Makes cells for the rows in sight, and takes the others away.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // As it is shown a cell the app may have everything asked anew, but not for ever.
    for _ in 0..<8 where layOutRows() { return }
  }

  /// The rows in sight, and what can be done with each.
  var touches: [Touch] { seen.keys.sorted().flatMap { touches(of: $0) } }

  /// The same view may be set again with another height.
  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new {
      old?.takeOut()
      if let new { insert(new, at: 0) }
    }
    forgetPlaces()
  }

  nonisolated deinit {}
}
