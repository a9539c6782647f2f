// What a table knows of its rows, and the cells that are in sight.
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

  /// The rows whose place is meant, from above.
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

  /// What is seen of the contents; a table without size counts as one of the screen's.
  var sight: CGRect {
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

  /// Asks the data source anew for everything.
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

  /// Where a row is; `nil` if there is no such row, or its place is not known.
  func place(of row: IndexPath) -> CGRect? {
    guard places.indices.contains(row.section), places[row.section].indices.contains(row.row) else { return nil }
    return places[row.section][row.row]
  }

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
    // Asked by the app what is in sight, the table may have made the row's cell meanwhile.
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
