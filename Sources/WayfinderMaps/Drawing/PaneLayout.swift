/// Lays out a screen with its bars.
nonisolated struct PaneLayout {
  private static let barHeight = 38.0
  private static let margin = 12.0
  let pane: Pane
  let width: Double
  /// Whether the contents are an alert's.
  var isCentered = false
  /// Whether the screen is on a panel, which has round corners.
  var isPanel = false

  private var top: Double {
    guard let bar = pane.bar else { return 0 }
    return Self.barHeight + (bar.search == nil ? 0 : 36)
  }

  private var bottom: Double { (pane.toolbar.isEmpty ? 0 : 32) + (pane.tabs.isEmpty ? 0 : 32) }

  private var items: ItemLayout { ItemLayout(width: width - 2 * Self.margin, isCentered: isCentered) }

  private var columns: [PaneLayout] {
    let shares = pane.columns.count == 2 ? [0.4, 0.6] : pane.columns.map { _ in 1 / Double(pane.columns.count) }
    return zip(pane.columns, shares).map { PaneLayout(pane: $0, width: ($1 * width).rounded(.down)) }
  }

  /// The height that all contents need.
  var height: Double {
    let contents = pane.columns.isEmpty ? items.column(shown).height + 2 * gap : columns.map(\.height).max() ?? 0
    return top + contents + bottom
  }

  private var gap: Double { shown.first?.isRow == true ? 4 : 12 }

  /// The items; the title if there is nothing else to read.
  private var shown: [Item] {
    let isBlank = pane.bar == nil && pane.columns.isEmpty && pane.items.flatMap(\.texts).isEmpty
    return isBlank && !pane.title.isEmpty ? [.text(pane.title, .heading)] + pane.items : pane.items
  }

  /// Returns the parts in a frame of the width and a height.
  func parts(height: Double) -> [Drawing.Part] {
    var page = Block(width: width, height: height)
    if let bar = pane.bar { page.add(BarLayout(width: width, isPanel: isPanel).block(bar, height: top), x: 0, y: 0) }
    let room = height - top - bottom
    if pane.columns.isEmpty {
      page.add(items.column(shown, room: room - gap), x: Self.margin, y: top + gap)
    } else {
      var x = 0.0
      for column in columns {
        if x > 0 {
          page.parts.append(.init(shapes: [Shape(.line([.init(0, 0), .init(0, room)]), "d-line", x: x, y: top)]))
        }
        page.add(Block(width: 0, height: 0, parts: column.parts(height: room)), x: x, y: top)
        x += column.width
      }
    }
    if !pane.toolbar.isEmpty {
      page.add(BarLayout(width: width, isPanel: isPanel).toolbar(pane.toolbar), x: 0, y: height - bottom)
    }
    if !pane.tabs.isEmpty { page.add(BarLayout(width: width, isPanel: isPanel).tabs(pane.tabs), x: 0, y: height - 32) }
    return page.parts
  }
}

/// Lays out navigation bars, toolbars and tab bars.
nonisolated struct BarLayout {
  let width: Double
  /// Whether the background of the bar is the panel's.
  let isPanel: Bool

  private func background(_ height: Double, lineAt y: Double) -> Drawing.Part {
    let line = Shape(.line([.init(0, 0), .init(width, 0)]), "d-line", x: 0, y: y)
    let box = Shape(.box(width: width, height: height, radius: 0), "d-bar", x: 0, y: 0)
    return .init(shapes: isPanel ? [line] : [box, line])
  }

  func block(_ bar: Pane.Bar, height: Double) -> Block {
    var block = Block(width: width, height: height, parts: [background(height, lineAt: height)])
    let limit = width * 0.36
    var left = group(bar.left, limit)
    let right = group(bar.right, limit)
    let needed = TextStyle.title.width(of: bar.title)
    if let back = bar.back {
      left = self.back(back, limit, before: left)
      if needed > width - left.width - right.width - 40 { left = self.back("", limit, before: group(bar.left, limit)) }
    }
    block.add(left, x: 10, y: 0)
    block.add(right, x: width - 10 - right.width, y: 0)
    let (start, end) = (10 + left.width + 10, width - 20 - right.width)
    let isCentred = needed / 2 <= min(width / 2 - start, end - width / 2)
    let title = TextStyle.title.shortened(bar.title, to: end - start)
    if !title.isEmpty {
      let middle = isCentred ? width / 2 : (start + end) / 2
      let shape = Shape(title, .title, .middle, x: middle, middle: 19)
      block.parts.append(.init(content: "title \(bar.title)", shapes: [shape]))
    }
    if let search = bar.search { block.add(ItemLayout(width: width - 20).block(search), x: 10, y: 38) }
    return block
  }

  private func back(_ title: String, _ limit: Double, before items: Block) -> Block {
    let text = TextStyle.action.shortened(title, to: limit - 14)
    var shapes = [Shape(.line([.init(5, 0), .init(0, 5), .init(5, 10)]), "d-back", x: 1, y: 14)]
    if !text.isEmpty { shapes.append(Shape(text, .action, x: 12, middle: 19)) }
    let own = text.isEmpty ? 8 : 12 + TextStyle.action.width(of: text)
    var block = Block(width: own, height: 38, parts: [.init(content: "back \(title)", shapes: shapes)])
    guard items.width > 0 else { return block }
    block.add(items, x: own + 10, y: 0)
    block.width += 10 + items.width
    return block
  }

  /// Returns bar button items beside each other.
  private func group(_ items: [Pane.BarItem], _ limit: Double) -> Block {
    let share = (limit - 10 * Double(items.count - 1)) / Double(max(1, items.count))
    let natural = items.map { $0.title.isEmpty ? 16 : TextStyle.action.width(of: $0.title) }
    let fits = natural.reduce(0, +) + 10 * Double(items.count - 1) <= limit
    var block = Block(width: 0, height: 38)
    for (item, needed) in zip(items, natural) where block.width + 10 < limit {
      let room = fits ? needed : min(needed, max(share, 16))
      let style: TextStyle = item.isEnabled ? .action : .disabled
      let text = style.shortened(item.title, to: room)
      let isSign = text.isEmpty || text == "…"
      let shapes = isSign ? Shape.ellipsis(x: 8, y: 19) : [Shape(text, style, x: 0, middle: 19)]
      let part = Drawing.Part(content: "bar item \(item.title) \(item.isEnabled)", shapes: shapes)
      let left = block.width > 0 ? block.width + 10 : 0
      block.add(Block(width: 0, height: 38, parts: [part]), x: left, y: 0)
      block.width = left + (isSign ? 16 : style.width(of: text))
    }
    return block
  }

  func toolbar(_ items: [Pane.BarItem]) -> Block {
    var block = Block(width: width, height: 32, parts: [background(32, lineAt: 0)])
    let share = (width - 20) / Double(items.count)
    for (index, item) in items.enumerated() {
      let group = group([item], share)
      // The first is at the left edge, the last at the right edge.
      let inset = (share - group.width) * Double(index) / Double(max(1, items.count - 1))
      block.add(group, x: 10 + Double(index) * share + inset, y: -3)
    }
    return block
  }

  func tabs(_ tabs: [Pane.Tab]) -> Block {
    var block = Block(width: width, height: 32, parts: [background(32, lineAt: 0)])
    let shown = tabs.prefix(8)
    let style = TextStyle.caption
    let badges = shown.map { tab in (tab.badge.map { style.shortened($0, to: 24) } ?? "") }
    let needed = zip(shown, badges).map { style.width(of: $0.title) + ($1.isEmpty ? 0 : style.width(of: $1) + 3) + 8 }
    let spare = (width - needed.reduce(0, +)) / Double(shown.count)
    var x = 0.0
    for (index, tab) in shown.enumerated() {
      let share = spare >= 0 ? needed[index] + spare : width / Double(shown.count)
      let badge = badges[index].isEmpty ? 0 : style.width(of: badges[index]) + 3
      let title = style.shortened(tab.title, to: share - badge - 6)
      let start = x + (share - style.width(of: title) - badge) / 2
      var shapes = [Shape(title, tab.isSelected ? .action : .caption, x: start, middle: 17)]
      if badge > 0 {
        shapes.append(Shape(badges[index], .destructive, x: start + style.width(of: title) + 3, middle: 13))
      }
      if tab.isSelected {
        shapes.append(Shape(.box(width: share - 12, height: 2, radius: 1), "d-accent", x: x + 6, y: 0))
      }
      block.parts.append(.init(content: "\(tab)", shapes: shapes))
      x += share
    }
    return block
  }
}
