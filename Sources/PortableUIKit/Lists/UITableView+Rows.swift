// What a table knows of its rows, and the cells that are in sight.
extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int { loaded().counts.count }
  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    let counts = loaded().counts
    return counts.indices.contains(section) ? counts[section] : 0
  }
  /// The cells in sight, from above.
  public var visibleCells: [UITableViewCell] {
    layOut()
    return seen.keys.sorted().compactMap { seen[$0] }
  }
  /// The rows in sight, from above.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layOut()
    return seen.isEmpty ? nil : seen.keys.sorted()
  }
  /// The cell of a row; `nil` if that is out of sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOut()
    return seen[indexPath]
  }
  /// The row of a cell; `nil` if that is not in sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { seen.first { $0.value === cell }?.key }
  /// The row at a point of the contents.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layOutPlaces()
    return loaded().all.first { place(of: $0)?.contains(point) ?? false }
  }
  /// Where a row is in the contents; nothing if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    layOutPlaces()
    return loaded().contains(indexPath) ? place(of: indexPath) ?? .zero : .zero
  }
  /// The view at the beginning of a section that is in sight.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOut()
    return headers[section] as? UITableViewHeaderFooterView
  }
  /// Scrolls to a row.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    let place = rectForRow(at: indexPath)
    let room = sight.height - place.height
    switch scrollPosition {
    case .none: scrollRectToVisible(place, animated: animated)
    case .top: setContentOffset(CGPoint(x: 0, y: place.minY), animated: animated)
    case .middle: setContentOffset(CGPoint(x: 0, y: max(0, place.minY - room / 2)), animated: animated)
    case .bottom: setContentOffset(CGPoint(x: 0, y: max(0, place.minY - room)), animated: animated)
    }
  }

  // MARK: For the module

  /// What is seen of the contents; a table without size counts as one of the screen's.
  private var sight: CGRect {
    bounds.height > 0 ? bounds : CGRect(origin: bounds.origin, size: UIScreen.main.bounds.size)
  }

  /// The numbers of rows, asked of the data source if they are not known.
  @discardableResult func loaded() -> ListContents {
    if let contents { return contents }
    let sections = dataSourceLink?.numberOfSections(in: self) ?? 0
    let counts = (0..<max(0, sections)).map { max(0, dataSourceLink?.tableView(self, numberOfRowsInSection: $0) ?? 0) }
    let loaded = ListContents(counts: counts)
    contents = loaded
    return loaded
  }

  /// Asks the data source anew for everything, and chooses those.
  func replaceContents(selecting chosen: [IndexPath]) {
    contents = nil
    if !chosen.isEmpty {
      var new = loaded()
      new.selected = chosen
      contents = new
    }
    dropCells()
    forgetPlaces()
  }

  func forgetPlaces() {
    places = []
    for header in headers.values { header.takeOut() }
    headers = [:]
    markForLayout()
  }

  /// Gives the cells up, but for those of rows that stay, which go where these are now.
  ///
  /// - Returns: Whether there were any to give up.
  @discardableResult func dropCells(keeping place: (IndexPath) -> IndexPath? = { _ in nil }) -> Bool {
    var (kept, dropped): ([IndexPath: UITableViewCell], [IndexPath: UITableViewCell]) = ([:], [:])
    for (row, cell) in seen {
      if let new = place(row), kept[new] == nil { kept[new] = cell } else { dropped[row] = cell }
    }
    // Editing may end with a cell, whereupon an app has everything dropped again.
    seen = kept
    for (row, cell) in dropped { drop(cell, of: row) }
    return !dropped.isEmpty
  }

  private func drop(_ cell: UITableViewCell, of row: IndexPath) {
    outdated.remove(ObjectIdentifier(cell))
    cell.takeOut()
    cells.keep(cell, for: cell.reuseIdentifier)
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
  }

  /// Works out where rows are, unless that is known.
  ///
  /// Told that the table has scrolled back to them, the app may have everything forgotten again.
  func layOutPlaces() {
    let contents = loaded()
    guard places.isEmpty else { return }
    var y = tableHeaderView?.frame.height ?? 0
    for (section, count) in contents.counts.enumerated() {
      y += heightOfHeader(section)
      places.append(
        (0..<count).map { row in
          let asked = rowDelegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section)) ?? rowHeight
          let place = CGRect(x: 0, y: y, width: sight.width, height: height(asked, or: 44))
          y += place.height
          return place
        })
    }
    for (row, cell) in seen { if let place = place(of: row) { cell.frame = place } }
    contentSize = CGSize(width: sight.width, height: y + (tableFooterView?.frame.height ?? 0))
    goBackIntoContents(seenThrough: sight.size)
  }

  /// Where a row is; `nil` if there is no such row, or its place is not known.
  private func place(of row: IndexPath) -> CGRect? {
    guard places.indices.contains(row.section), places[row.section].indices.contains(row.row) else { return nil }
    return places[row.section][row.row]
  }

  /// A plain table has no room where nothing is to be shown.
  private func heightOfHeader(_ section: Int) -> CGFloat {
    let asked = rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let hasTitle = dataSourceLink?.tableView(self, titleForHeaderInSection: section) != nil
    return height(asked, or: hasTitle || style != .plain ? 28 : 0)
  }

  private func height(_ asked: CGFloat, or usual: CGFloat) -> CGFloat { asked >= 0 ? asked : usual }

  /// Makes cells for the rows in sight, and takes the others away.
  ///
  /// - Returns: Whether it has; the app may have had everything forgotten meanwhile, and may have other rows
  ///   once a cell has been taken away.
  func layOutRows() -> Bool {
    guard dataSourceLink != nil else { return true }
    layOutPlaces()
    let all = loaded().all
    if places.isEmpty, !all.isEmpty { return false }
    let sight = sight
    let rows = all.filter { place(of: $0)?.overlaps(sight) ?? false }
    if dropCells(keeping: { rows.contains($0) ? $0 : nil }) { return false }
    for row in rows where isToBeFilled(row) {
      makeCell(for: row)
      if places.isEmpty { return false }
    }
    for section in Set(rows.map(\.section)) where headers[section] == nil {
      makeHeader(of: section)
      if places.isEmpty { return false }
    }
    return true
  }

  private func isToBeFilled(_ row: IndexPath) -> Bool {
    seen[row].map { outdated.contains(ObjectIdentifier($0)) } ?? true
  }

  private func makeCell(for row: IndexPath) {
    guard let dataSource = dataSourceLink else { return }
    let old = seen[row]
    if let old { outdated.remove(ObjectIdentifier(old)) }
    let cell = cells.filling(old, of: old?.reuseIdentifier) { dataSource.tableView(self, cellForRowAt: row) }
    if cell === old { return }
    guard let place = place(of: row) else { return cells.keep(cell, for: cell.reuseIdentifier) }
    cell.frame = place
    seen[row] = cell
    insert(cell, at: subviewList.count)
    cell.setEditing(isEditing, animated: false)
    cell.setSelected(loaded().selected.contains(row), animated: false)
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: row)
    if let old { drop(old, of: row) }
  }

  private func makeHeader(of section: Int) {
    let given = rowDelegate?.tableView(self, viewForHeaderInSection: section)
    guard let header = given ?? titled(dataSourceLink?.tableView(self, titleForHeaderInSection: section)) else {
      return
    }
    headers[section] = header
    insert(header, at: subviewList.count)
    rowDelegate?.tableView(self, willDisplayHeaderView: header, forSection: section)
  }

  private func titled(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = title
    return header
  }
}
