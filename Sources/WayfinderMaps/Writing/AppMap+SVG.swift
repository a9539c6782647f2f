nonisolated extension AppMap {
  /// Returns the map as one picture: the drawings of the screens in their groups, without ways.
  ///
  /// Titles are shortened to the width of their screen. The steps of a path are numbers at its screens.
  public func svg() -> String {
    let (columns, cell, head) = (6, 240.0, 28.0)
    // Wide drawings are reduced to the width of a cell.
    let scales = drawings.mapValues { min(1, 220 / Double(max($0.width, 1))) }
    let tallest = drawings.map { Double($1.height) * scales[$0, default: 1] }.max() ?? 40
    var (parts, row, rows, used, y) = ([String](), 0.0, 0, 0, 64.0)
    for (group, screens) in MapContents(self).groups {
      let width = min(screens.count, columns)
      if used + width > columns { (y, used, rows) = (y + row, 0, 0) }
      rows = max(rows, (screens.count + columns - 1) / columns)
      row = Double(rows) * (tallest + head) + head + 40
      let (x, size) = (20 + Double(used) * cell, Double(width) * cell - 12)
      let height = Double((screens.count + columns - 1) / columns) * (tallest + head) + head + 20
      parts.append(
        "<rect class=\"group\" x=\"\(x.short)\" y=\"\(y.short)\" width=\"\(size.short)\" height=\"\(height.short)\" rx=\"14\"/>"
      )
      parts.append(Self.text(group?.heading ?? "Screens", x: x + 6, y: y + 21, size: 16, width: size - 12))
      for (place, index) in screens.enumerated() {
        let left = x + Double(place % columns) * cell + 4
        let top = y + head + Double(place / columns) * (tallest + head)
        parts.append(picture(of: index, x: left, y: top, scale: scales[self.screens[index].id] ?? 1))
      }
      used += width
    }
    let (width, height) = ((Double(columns) * cell + 28).short, (y + row).short)
    let heading = title.onOneLine.isEmpty ? "Map" : title.onOneLine
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="map" role="img" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <title>\(heading.markup), \(self.screens.count) screens</title>
      <style>
      \(Drawing.styleSheet)
      .map{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
      .map>text,.screen>text{fill:var(--d-ink);font-weight:600}.page{fill:var(--d-paper)}.group{fill:var(--d-fill)}
      .here>text{fill:var(--d-changed)}
      </style>
      <rect class="page" width="\(width)" height="\(height)"/>
      \(Self.text(heading, x: 20, y: 42, size: 24, width: Double(columns) * cell))
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  private func picture(of index: Int, x: Double, y: Double, scale: Double) -> String {
    let screen = screens[index]
    let numbers = (path?.steps ?? []).enumerated().filter { $1.to == screen.id }.map { "\($0.offset + 1)" }
    var words = [screen.heading] + (screen.id == present ? ["you are here"] : [])
    if !numbers.isEmpty { words.append("step " + numbers.joined(separator: ", ")) }
    return """
      <g class="screen\(screen.id == present ? " here" : "")"><title>\(screen.heading.markup)</title>
      \(Self.text(words.joined(separator: " · "), x: x + 4, y: y + 18, size: 13, width: 216))
      <g transform="translate(\(x.short) \((y + 26).short)) scale(\(scale))">\(drawings[screen.id]?.element ?? "")</g></g>
      """
  }

  private static func text(_ text: String, x: Double, y: Double, size: Double, width: Double) -> String {
    var shown = text.onOneLine
    if shown.breadth(size: size) > width {
      while !shown.isEmpty, (shown + "…").breadth(size: size) > width { shown.removeLast() }
      shown += "…"
    }
    return "<text x=\"\(x.short)\" y=\"\(y.short)\" font-size=\"\(size.short)\">\(shown.markup)</text>"
  }
}
