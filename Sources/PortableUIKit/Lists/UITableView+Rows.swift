extension UITableView {
  var cellsInSight: [UITableViewCell] {
    layOut()
    return seen.keys.sorted().compactMap { seen[$0] }
  }

  var rowsInSight: [IndexPath]? {
    layOut()
    return seen.isEmpty ? nil : seen.keys.sorted()
  }

  func cellInSight(of row: IndexPath) -> UITableViewCell? {
    layOut()
    return seen[row]
  }

  /// Returns the rows whose rectangles meet a condition, from top to bottom.
  func rows(at isMeant: (CGRect) -> Bool) -> [IndexPath] {
    layOutPlaces()
    return loaded().all.filter { place(of: $0).map(isMeant) ?? false }
  }

  func knownPlace(of row: IndexPath) -> CGRect {
    layOutPlaces()
    return loaded().contains(row) ? place(of: row) ?? .zero : .zero
  }

  func scroll(to row: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let place = knownPlace(of: row)
    let room = sight.height - place.height
    switch scrollPosition {
    case .none: scrollRectToVisible(place, animated: animated)
    case .top: setContentOffset(CGPoint(x: 0, y: place.minY), animated: animated)
    case .middle: setContentOffset(CGPoint(x: 0, y: max(0, place.minY - room / 2)), animated: animated)
    case .bottom: setContentOffset(CGPoint(x: 0, y: max(0, place.minY - room)), animated: animated)
    }
  }

  /// The visible rectangle of the content. A table without a size counts as large as the screen.
  var sight: CGRect {
    bounds.height > 0 ? bounds : CGRect(origin: bounds.origin, size: UIScreen.main.bounds.size)
  }

  /// Returns the numbers of rows. Requests unknown numbers from the data source.
  @discardableResult func loaded() -> ListContents {
    if let contents { return contents }
    let sections = dataSourceLink?.numberOfSections(in: self) ?? 0
    let counts = (0..<max(0, sections)).map { max(0, dataSourceLink?.tableView(self, numberOfRowsInSection: $0) ?? 0) }
    let loaded = ListContents(counts: counts)
    contents = loaded
    return loaded
  }

  func replaceContents() {
    contents = nil
    dropCells()
    for views in [headers, footers] { drop(views) }
    forgetPlaces()
  }

  func forgetPlaces() {
    places = []
    for views in [headers, footers] where !views.waiting.isEmpty { dropWaiting(views) }
    markForLayout()
  }

  /// Removes the cells of the table, except those of remaining rows, which move to their new index paths.
  ///
  /// - Returns: Whether any cells were removed.
  @discardableResult func dropCells(keeping place: (IndexPath) -> IndexPath? = { _ in nil }) -> Bool {
    var (kept, dropped): ([IndexPath: UITableViewCell], [IndexPath: UITableViewCell]) = ([:], [:])
    for (row, cell) in seen {
      if let new = place(row), kept[new] == nil { kept[new] = cell } else { dropped[row] = cell }
    }
    // The removal of a cell may end editing, and the app may then request another removal.
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

  /// Computes the rectangles of rows if the rectangles are unknown.
  ///
  /// The table may scroll back to its content and notify the delegate. The app may then invalidate the rectangles again.
  func layOutPlaces() {
    let contents = loaded()
    let (delegate, width) = (rowDelegate, sight.width)
    if !places.isEmpty, width != placedWidth { forgetPlaces() }
    guard places.isEmpty else { return }
    placedWidth = width
    var y = tableHeaderView?.frame.height ?? 0
    func take(_ height: CGFloat) -> CGRect {
      defer { y += height }
      return CGRect(x: 0, y: y, width: width, height: height)
    }
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: width, height: y)
    var (beginnings, rows, ends): ([CGRect], [[CGRect]], [CGRect]) = ([], [], [])
    for (section, count) in contents.counts.enumerated() {
      beginnings.append(take(height(of: headers, section)))
      rows.append(
        (0..<count).map { row in
          let asked = delegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section)) ?? rowHeight
          return take(asked >= 0 ? asked : 44)
        })
      ends.append(take(height(of: footers, section)))
    }
    (headers.places, places, footers.places) = (beginnings, rows, ends)
    for (row, cell) in seen { if let place = place(of: row) { cell.frame = place } }
    if let tableFooterView { tableFooterView.frame = take(tableFooterView.frame.height) }
    contentSize = CGSize(width: width, height: y)
    goBackIntoContents(seenThrough: sight.size)
  }

  /// Returns the rectangle of a row, or `nil` if the row does not exist or its rectangle is unknown.
  func place(of row: IndexPath) -> CGRect? {
    guard places.indices.contains(row.section), places[row.section].indices.contains(row.row) else { return nil }
    return places[row.section][row.row]
  }

  /// Makes the cells of visible rows, and removes all others.
  ///
  /// - Returns: `false` if the layout must start again, because cells were removed or the app has invalidated the layout.
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
    for views in [headers, footers] where !layOut(views, in: sight) { return false }
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
    // If the app has requested the visible rows, the table may already have made the cell of this row.
    guard let place = place(of: row), seen[row] === old else {
      if seen[row] !== cell { cells.keep(cell, for: cell.reuseIdentifier) }
      return
    }
    cell.frame = place
    seen[row] = cell
    insert(cell, at: subviewList.count)
    cell.setEditing(isEditing, animated: false)
    cell.setSelected(loaded().selected.contains(row), animated: false)
    indents = true
    let level = rowDelegate?.tableView(self, indentationLevelForRowAt: row)
    if let level, indents { cell.indentationLevel = level }
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: row)
    if let old { drop(old, of: row) }
  }
}
