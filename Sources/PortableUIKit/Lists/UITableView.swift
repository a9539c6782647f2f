/// A view with rows in a single column, in sections.
///
/// Follows Apple's page `UITableView`. Only visible rows have cells. The table calls its data source for a layout in a window, and when a
/// method needs the data.
@preconcurrency @MainActor open class UITableView: UIScrollView, Touchable {
  /// The dimension that requests a size that depends on the content.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// The style of the table.
  open internal(set) var style: UITableView.Style
  var contents: ListContents?
  var places: [[CGRect]] = []
  /// The width of the table when the rectangles of rows were computed.
  var placedWidth: CGFloat = 0
  var seen: [IndexPath: UITableViewCell] = [:]
  /// The visible cells to reconfigure.
  var outdated: Set<ObjectIdentifier> = []
  let cells = ListReuse<UITableViewCell>()
  let sectionViews = ListReuse<UITableViewHeaderFooterView>()
  let headers = SectionViews(at: .beginning)
  let footers = SectionViews(at: .end)
  /// The changes of a batch, which take effect together.
  var batch: (depth: Int, changes: ListChanges) = (0, ListChanges())
  /// Whether the data source implements `tableView(_:canEditRowAt:)` itself, and does not use the default implementation.
  var mayDelete = true
  /// Whether the delegate implements `tableView(_:indentationLevelForRowAt:)` itself, and does not use the default implementation.
  var indents = true
  private var editing = false

  /// Creates a table with a frame and a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Creates a plain table with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a plain table. The headless UIKit ignores the archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  weak var dataSourceLink: (any UITableViewDataSource)? { didSet { replaceContents() } }
  /// The data source, which provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { dataSourceLink }
    set { dataSourceLink = newValue }
  }
  /// The delegate, for rows and for scrolling.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { rowDelegate }
    set { delegateLink = newValue }
  }
  /// The delegate, if it conforms to `UITableViewDelegate`.
  var rowDelegate: (any UITableViewDelegate)? { delegateLink as? any UITableViewDelegate }

  /// The default height of rows.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of rows.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The default height of section headers.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The default height of section footers.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of section headers.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of section footers.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The padding above section headers.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// The style of the separators between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of the separators.
  open var separatorColor: UIColor?
  /// The insets of the separators.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The reference for the insets of separators.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The text colour of the section index. The headless UIKit has no section index, and only stores these values.
  open var sectionIndexColor: UIColor?
  /// The background colour of the section index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The background colour of the section index during a touch.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The minimum number of rows at which the section index is visible.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The view above all rows.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// The view below all rows.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  /// The view behind the rows.
  open var backgroundView: UIView?
  /// The data source for prefetching. The headless UIKit only stores this value.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether prefetching is enabled.
  open var isPrefetchingEnabled = true
  /// A Boolean value that indicates whether the user can select rows.
  open var allowsSelection = true
  /// A Boolean value that indicates whether the user can select several rows.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether the user can select rows during editing.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether the user can select several rows during editing.
  open var allowsMultipleSelectionDuringEditing = false

  /// A Boolean value that indicates whether the table is in editing mode.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    for cell in seen.values { cell.setEditing(editing, animated: animated) }
  }

  // MARK: Registration and reuse of cells, headers and footers

  /// Registers a class for cells, or removes the registration if the class is `nil`.
  ///
  /// A class that is not a cell is a misuse.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(of: cellClass, identifier)
  }
  /// Registers a nib for cells, or removes the registration if the nib is `nil`.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(identifier, in: nib) { $0.adopt(reuseIdentifier: identifier) }
  }
  /// Registers a class for headers and footers, or removes the registration if the class is `nil`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerSectionViews(of: aClass, identifier)
  }
  /// Registers a nib for headers and footers, or removes the registration if the nib is `nil`.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViews.register(identifier, in: nib) { $0.adopt(reuseIdentifier: identifier) }
  }
  /// Returns a reused cell, or a new one if the identifier is registered, otherwise `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { cell(identifier) }
  /// Returns a reused or a new cell.
  ///
  /// On Apple's systems, an identifier without a registration ends the process. In the headless UIKit, such an identifier is a misuse, and
  /// the cell is plain.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    registeredCell(identifier)
  }
  /// Returns a reused header or footer, or a new one if the identifier is registered, otherwise `nil`.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    sectionView(identifier)
  }

  // MARK: Rows and cells

  /// The number of sections.
  open var numberOfSections: Int { loaded().counts.count }
  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int { loaded().count(inSection: section) }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { cellsInSight }
  /// The index paths of visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { rowsInSight }
  /// Returns the cell of a row, or `nil` if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cellInSight(of: indexPath) }
  /// Returns the index path of a cell, or `nil` if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { seen.first { $0.value === cell }?.key }
  /// Returns the index path of the row at a point of the content.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rows(at: { $0.contains(point) }).first }
  /// Returns the index paths of the rows in a rectangle of the content, from top to bottom.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(at: { $0.overlaps(rect) }) }
  /// Returns the rectangle of a row, or an empty rectangle if the row does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { knownPlace(of: indexPath) }
  /// Returns the rectangle of a section with its header and footer, or an empty rectangle if the section does not exist.
  open func rect(forSection section: Int) -> CGRect { knownPlace(ofSection: section) }
  /// Returns the rectangle of a section header, or an empty rectangle if the section does not exist.
  open func rectForHeader(inSection section: Int) -> CGRect { knownPlace(of: headers, section) }
  /// Returns the rectangle of a section footer, or an empty rectangle if the section does not exist.
  open func rectForFooter(inSection section: Int) -> CGRect { knownPlace(of: footers, section) }
  /// Returns the visible header of a section.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { view(in: headers, section) }
  /// Returns the visible footer of a section.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { view(in: footers, section) }
  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }
  /// Scrolls to the first selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    if let row = chosenRows.min() { scroll(to: row, at: scrollPosition, animated: animated) }
  }

  // MARK: Selection

  /// The index path of the selected row. If several rows are selected, the value is the row that was selected first.
  open var indexPathForSelectedRow: IndexPath? { chosenRows.first }
  /// The index paths of selected rows, in the order in which they were selected.
  open var indexPathsForSelectedRows: [IndexPath]? { chosenRows.isEmpty ? nil : chosenRows }
  /// Selects a row and scrolls to it, without calling the delegate. `nil` deselects all rows.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    choose(indexPath, scrollPosition, animated: animated)
  }
  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { mark(indexPath, false) }

  // MARK: Changes

  /// Reloads all data, and clears the selection.
  open func reloadData() { replaceContents() }
  /// Reloads the section index. The headless UIKit has none.
  open func reloadSectionIndexTitles() {}
  /// Inserts rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }
  /// Deletes rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }
  /// Reloads rows: they receive new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }
  /// Reconfigures rows: their cells stay, and are configured again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { change { $0.outdatedRows.formUnion(indexPaths) } }
  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }
  /// Inserts sections.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Reloads sections, which may then have other rows.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.reload(sections: sections) }
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.move(section: section, to: newSection) }
  }
  /// Makes several changes together, and calls the completion handler on a later turn.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    changeTogether(updates, completion)
  }
  /// Begins a batch of changes, which take effect together.
  open func beginUpdates() { beginChanges() }
  /// Ends a batch of changes.
  open func endUpdates() { endChanges() }
  /// A Boolean value that indicates whether a batch of changes is in progress.
  open var hasUncommittedUpdates: Bool { batch.depth > 0 }

  /// Makes the cells of visible rows, and removes all others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The app can invalidate the layout while cells are made. The number of attempts is limited.
    for _ in 0..<8 where layOutRows() { return }
  }

  var touches: [Touch] { seen.keys.sorted().flatMap { touches(of: $0) } }

  /// The same view may be set again after its height has changed.
  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new {
      old?.takeOut()
      if let new { insert(new, at: 0) }
    }
    forgetPlaces()
  }

  nonisolated deinit {}
}
