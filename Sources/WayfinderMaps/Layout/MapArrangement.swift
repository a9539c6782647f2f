/// Which screen stands in which cell: bands below each other, groups side by side in a band, rows and columns in a group.
nonisolated struct MapArrangement: Sendable {
  /// A group with its screens in cells.
  nonisolated struct Block: Sendable {
    /// The group; `nil` for the screens that stand in none.
    let group: AppMap.Group?
    /// The screens, by their places in the map, row by row; `nil` for an empty cell.
    let rows: [[Int?]]
    let label: MapLabel?
    let band: Int
    /// Which one it is in its band.
    let place: Int

    var columns: Int { rows.first?.count ?? 0 }
  }

  /// Where a screen stands.
  nonisolated struct Cell: Hashable, Sendable {
    let block: Int
    let row: Int
    let column: Int
  }

  private(set) var blocks: [Block] = []
  /// The blocks of each band.
  private(set) var bands: [[Int]] = []
  /// The cells of the screens, in the order of the map.
  private(set) var cells: [Cell] = []

  init(_ contents: MapContents) {
    let map = contents.map
    let widest = contents.boxes.map(\.width).max() ?? 0
    let members = Dictionary(grouping: map.screens.indices, by: { map.screens[$0].group })
    var groups: [(group: AppMap.Group?, screens: [Int])] = []
    for group in map.groups { if let screens = members[group.id] { groups.append((group, screens)) } }
    if let screens = members[nil] { groups.append((nil, screens)) }
    let plain = groups.filter { $0.group?.kind != .modal }
    let modal = groups.filter { $0.group?.kind == .modal }

    // Groups stand side by side as long as a wide page has room for them.
    var cells: [Int: Cell] = [:]
    for part in [plain, modal] where !part.isEmpty {
      let laidOut = part.map { (group: $0.group, rows: MapRows($0.screens, contents: contents).rows) }
      var (used, band) = (0.0, [Int]())
      for (group, rows) in laidOut {
        let columns = rows.first?.count ?? 0
        let width = (0..<columns).reduce(40.0) { width, column in
          width + 30 + (rows.compactMap { $0[column] }.map { contents.boxes[$0].width }.max() ?? 0)
        }
        if !band.isEmpty, used + width > max(2000, widest * 2) {
          bands.append(band)
          (used, band) = (0, [])
        }
        used += width
        let block = blocks.count
        for (row, line) in rows.enumerated() {
          for (column, screen) in line.enumerated() {
            if let screen { cells[screen] = Cell(block: block, row: row, column: column) }
          }
        }
        let label = group.map { MapLabel(Self.title(of: $0), size: 13, widths: [180, 260, 320]) }
        blocks.append(Block(group: group, rows: rows, label: label, band: bands.count, place: band.count))
        band.append(block)
      }
      bands.append(band)
    }
    self.cells = map.screens.indices.compactMap { cells[$0] }
  }

  private static func title(of group: AppMap.Group) -> String {
    let title = group.title.onOneLine.isEmpty ? group.id : group.title
    return title.onOneLine.isEmpty ? "(without a title)" : title
  }
}
