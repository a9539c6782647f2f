import WayfinderTesting

/// A map drawn as SVG.
nonisolated struct MapDrawing {
  private static let margin = 20.0

  let layout: MapLayout
  /// What two maps differ in, where it is a drawing of both.
  let comparison: AppMap.Comparison?
  let legend: MapLegend
  let heading: MapLabel
  let outcome: MapLabel?
  let width: Double
  let height: Double
  /// Where the layout begins.
  let top: Double

  private var contents: MapContents { layout.contents }
  private var map: AppMap { layout.contents.map }

  init(_ layout: MapLayout, comparison: AppMap.Comparison? = nil) {
    self.layout = layout
    self.comparison = comparison
    let inner = max(layout.width, 560)
    legend = MapLegend(layout, width: inner)
    let title = layout.contents.map.title
    heading = MapLabel(title.onOneLine.isEmpty ? "Map" : title, size: 18, widths: [inner])
    let outcome = layout.contents.map.path?.outcome.map { $0.onOneLine } ?? ""
    self.outcome = outcome.isEmpty ? nil : MapLabel("The path: " + outcome, size: 13, widths: [inner])
    top = Self.margin + heading.height + (self.outcome.map { $0.height + 4 } ?? 0) + 8
    let items = legend.items.map { $0.place.x + $0.width }.max() ?? 0
    width = 2 * Self.margin + max(inner, heading.width, items, self.outcome?.width ?? 0)
    height = top + layout.height + 10 + legend.height + Self.margin
  }

  /// What the drawing shows, in a sentence for those who do not see it.
  private var summary: String {
    let count = map.screens.count
    var text =
      "\(count) \(count == 1 ? "screen" : "screens"), \(map.ways.count) \(map.ways.count == 1 ? "way" : "ways")."
    if let present = map.screens.first(where: { $0.id == map.present }) {
      text += " The app is at \(present.title.onOneLine)."
    }
    if let path = map.path { text += " A path of \(path.steps.count.counting("step")) is drawn." }
    return text
  }

  /// The drawing.
  ///
  /// - Parameter isPart: Whether it is part of a page, whose reader may go into it.
  func svg(isPart: Bool = false) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" class="wf-map" role="\(isPart ? "group" : "img")" \
    width="\(width.short)" height="\(height.short)" viewBox="0 0 \(width.short) \(height.short)" \
    aria-labelledby="wf-title wf-desc">
    <title id="wf-title">\(map.title.onOneLine.markup)</title>
    <desc id="wf-desc">\(summary.markup)</desc>
    <style>
    \(MapPalette.style)
    </style>
    <rect class="paper" width="\(width.short)" height="\(height.short)"/>
    \(lines(heading, at: MapPoint(x: Self.margin, y: Self.margin), classes: "title"))
    \(outcome.map { lines($0, at: MapPoint(x: Self.margin, y: Self.margin + heading.height + 4), classes: "quiet") } ?? "")
    <g transform="translate(\(((width - layout.width) / 2).short) \(top.short))">
    \(layout.frames.map(frame).joined(separator: "\n"))
    \(layout.arrows.map(arrow).joined(separator: "\n"))
    \(map.screens.indices.map(screen).joined(separator: "\n"))
    \(numbers)
    </g>
    <g class="legend quiet" transform="translate(\(Self.margin.short) \((top + layout.height + 10).short))">
    \(legend.items.map(explained).joined(separator: "\n"))
    </g>
    </svg>

    """
  }

  // MARK: - Texts

  /// Each line is a text of its own, so that one that runs from right to left does not reorder the next.
  private func lines(_ label: MapLabel, at point: MapPoint, classes: String, isCentred: Bool = false) -> String {
    label.lines.enumerated().map { index, line in
      text(
        line, x: point.x, y: point.y + Double(index) * label.leading + label.size, size: label.size, classes: classes,
        isCentred: isCentred)
    }.joined(separator: "\n")
  }

  private func text(_ text: String, x: Double, y: Double, size: Double, classes: String = "", isCentred: Bool = false)
    -> String
  {
    let named = classes.isEmpty ? "" : " class=\"\(classes)\""
    let anchor = isCentred ? " text-anchor=\"middle\"" : ""
    return "<text\(named) x=\"\(x.short)\" y=\"\(y.short)\" font-size=\"\(size.short)\"\(anchor)>\(text.markup)</text>"
  }

  private func rect(_ rect: MapRect, radius: Double, classes: String = "") -> String {
    let named = classes.isEmpty ? "" : " class=\"\(classes)\""
    return """
      <rect\(named) x="\(rect.x.short)" y="\(rect.y.short)" width="\(rect.width.short)" \
      height="\(rect.height.short)" rx="\(radius.short)"/>
      """
  }

  // MARK: - Groups and screens

  private func frame(_ frame: MapLayout.Frame) -> String {
    guard let group = frame.group, let label = frame.label else { return "" }
    return """
      <g class="frame \(group.kind.rawValue)">\(rect(frame.rect, radius: 10))
      \(lines(label, at: frame.title, classes: "title"))</g>
      """
  }

  private func screen(_ index: Int) -> String {
    let (screen, box, inside) = (map.screens[index], layout.boxes[index], contents.boxes[index])
    let classes = ["screen"] + inside.tags.map(\.role).filter { $0 != .vocabulary && $0 != .anywhere }.map(\.rawValue)
    let top = box.middle.y - inside.height / 2 + 8
    let names = contents.fromAnywhere[index].compactMap(\.name)
    let searched = ([screen.title, screen.id] + names).map(\.onOneLine).joined(separator: " ").lowercased()
    var parts = [
      """
      <g class="\(classes.joined(separator: " "))" data-screen="\(index)" data-text="\(searched.markup)" \
      data-shown="\(screen.shownBy.sorted { $0.place < $1.place }.map(\.rawValue).joined(separator: " "))" \
      data-anywhere="\(kinds(contents.fromAnywhere[index]))">
      """,
      "<title>\(told(index).markup)</title>", rect(box, radius: screen.isModal ? 14 : 6, classes: "box"),
    ]
    if screen.isRoot {
      parts.append("<path class=\"edge\" d=\"M\((box.x + 4).short) \((box.y + 4).short)V\((box.maxY - 4).short)\"/>")
    }
    parts.append(lines(inside.label, at: MapPoint(x: box.middle.x, y: top), classes: "title", isCentred: true))
    parts += inside.tags.map { tag($0, at: MapPoint(x: box.middle.x + $0.place.x, y: top + $0.place.y)) }
    return parts.joined() + "</g>"
  }

  private func tag(_ tag: MapBoxContents.Tag, at point: MapPoint) -> String {
    let size = MapBoxContents.Tag.height
    let frame = rect(MapRect(x: point.x, y: point.y, width: tag.width, height: size), radius: size / 2)
    let inset = MapBoxContents.Tag.inset
    let arrow =
      tag.role == .anywhere
      ? "<path d=\"M\((point.x + inset).short) \((point.y + size / 2).short)h9m-3.5 -3l3.5 3l-3.5 3\"/>" : ""
    let middle = point.x + tag.lead + (tag.width - tag.lead) / 2
    let word = text(tag.text, x: middle, y: point.y + 11.5, size: MapBoxContents.Tag.size, isCentred: true)
    return "<g class=\"tag \(tag.role.rawValue)\">\(frame)\(arrow)\(word)</g>"
  }

  /// All that is known of a screen.
  private func told(_ index: Int) -> String {
    let screen = map.screens[index]
    var lines = [screen.title.onOneLine, "Identifier: \(screen.id.onOneLine)"]
    if let group = map.groups.first(where: { $0.id == screen.group }) { lines.append("In: \(group.title.onOneLine)") }
    if screen.isModal { lines.append("Presented over others") }
    lines += contents.fromAnywhere[index].map { way in
      let from = way.from.map { id in map.screens.first { $0.id == id }?.title.onOneLine ?? id } ?? "anywhere"
      return "From \(from) \(told(way))"
    }
    return lines.joined(separator: "\n")
  }

  private func told(_ way: AppMap.Way) -> String {
    var text = way.manner.onOneLine
    if contents.changes.waysGained.contains(way) { text += " (new)" }
    if contents.changes.waysLost.contains(way) { text += " (gone)" }
    if let coverage = map.coverage, !coverage.ways.contains(way) { text += " (untested)" }
    return text
  }

  // MARK: - Ways

  private func kinds(_ ways: [AppMap.Way]) -> String {
    let kinds = Set(ways.map(\.kind))
    return AppMap.Way.Kind.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: " ")
  }

  private func arrow(_ arrow: MapLayout.Arrow) -> String {
    let (link, shape) = (contents.links[arrow.link], MapLineShape(arrow.line))
    var classes = ["way"]
    if let kind = link.mainKind { classes.append("by-\(kind.rawValue)") }
    if let mark = link.mark(contents.changes) { classes.append(mark.rawValue) }
    if link.isUntested(map.coverage) { classes.append("untested") }
    let (from, to) = (map.screens[link.from].title.onOneLine, map.screens[link.to].title.onOneLine)
    var said = link.forth.map { "\(from) → \(to), \(told($0))" } + link.back.map { "\(to) → \(from), \(told($0))" }
    said += link.steps.compactMap { step in
      map.path.map { "Step \(step.number) of the path, \($0.steps[step.number - 1].manner.onOneLine)" }
    }
    var parts = [
      """
      <g class="\(classes.joined(separator: " "))" data-from="\(link.from)" data-to="\(link.to)" \
      data-kinds="\(kinds(link.ways))" data-steps="\(link.steps.map { "\($0.number)" }.joined(separator: " "))">
      """,
      "<title>\(said.joined(separator: "\n").markup)</title>",
    ]
    if !link.steps.isEmpty { parts.append("<path class=\"trail\" d=\"\(shape.path)\"/>") }
    if !link.ways.isEmpty { parts.append("<path class=\"line\" d=\"\(shape.path)\"/>") }
    for (ways, atEnd) in [(link.forth, true), (link.back, false)] where !ways.isEmpty {
      let isHollow = ways.allSatisfy { $0.kind == .back }
      parts.append("<path class=\"head\(isHollow ? " hollow" : "")\" d=\"\(shape.head(atEnd: atEnd))\"/>")
    }
    for atEnd in Set(link.steps.map(\.isForth)).sorted(by: { $0 && !$1 }) {
      parts.append("<path class=\"trail-head\" d=\"\(shape.head(atEnd: atEnd, size: 12))\"/>")
    }
    return parts.joined() + "</g>"
  }

  /// The numbers of the path's steps, beside each other where they can be.
  private var numbers: String {
    var taken: [MapRect] = []
    return layout.arrows.compactMap { arrow -> String? in
      let steps = contents.links[arrow.link].steps
      guard !steps.isEmpty else { return nil }
      let word = steps.map { "\($0.number)" }.joined(separator: ", ")
      let width = max(word.breadth(size: 11) + 10, 18).rounded(.up)
      let rects = MapLineShape(arrow.line).places.map {
        MapRect(x: $0.x - width / 2, y: $0.y - 9, width: width, height: 18)
      }
      guard let place = rects.first(where: { !taken.contains(where: $0.overlaps) }) ?? rects.first else { return nil }
      taken.append(place)
      let number = text(word, x: place.middle.x, y: place.y + 13, size: 11, classes: "title", isCentred: true)
      return "<g class=\"number\" data-steps=\"\(steps.map { "\($0.number)" }.joined(separator: " "))\">"
        + "\(rect(place, radius: 9))\(number)</g>"
    }.joined(separator: "\n")
  }

  // MARK: - The explanation

  private func explained(_ item: MapLegend.Item) -> String {
    let (x, y) = (item.place.x, item.place.y + 9)
    let line = MapLineShape([MapPoint(x: x, y: y), MapPoint(x: x + 34, y: y)])
    let head = "<path class=\"head\" d=\"\(line.head(atEnd: true))\"/>"
    let sample =
      switch item.sample {
      case .line(let kind): "<g class=\"by-\(kind.rawValue)\"><path class=\"line\" d=\"\(line.path)\"/>\(head)</g>"
      case .marked(let name): "<g class=\"way \(name)\"><path class=\"line\" d=\"\(line.path)\"/>\(head)</g>"
      case .hollow:
        "<g><path class=\"line\" d=\"\(line.path)\"/>\(head)<path class=\"head hollow\" d=\"\(line.head(atEnd: false))\"/></g>"
      case .root: ""
      case .trail:
        "<path class=\"trail\" d=\"\(line.path)\"/><path class=\"trail-head\" d=\"\(line.head(atEnd: true, size: 12))\"/>"
      case .tag(let role): tag(role, at: MapPoint(x: x, y: item.place.y + 1))
      }
    return sample + text(item.text, x: x + item.sampleWidth + 8, y: item.place.y + 13, size: MapLegend.Item.size)
  }
}

nonisolated extension AppMap {
  /// The map as SVG that stands alone: without a script or a font from outside, light and dark as the reader's system is.
  ///
  /// Screens are boxes in the frames of their groups, ways are arrows; all ways between two screens are one arrow, whose
  /// tooltip names them. What leads to a screen from anywhere, or from half of all screens, is a marker in its box.
  /// Titles are drawn whole, up to a thousand characters.
  public func svg() -> String { MapDrawing(MapLayout(self)).svg() }
}

nonisolated extension AppMap.Comparison {
  /// Both maps in one drawing, as SVG that stands alone: what is new and what is gone is marked, and what can no longer be
  /// reached.
  public func svg() -> String { MapDrawing(MapLayout(union, changes: changes)).svg() }
}
