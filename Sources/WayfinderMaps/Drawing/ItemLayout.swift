/// A piece of a layout: parts with places from its upper left corner, and its size.
nonisolated struct Block {
  var width: Double
  var height: Double
  var parts: [Drawing.Part] = []

  /// Adds the parts of another block at a place in this one.
  mutating func add(_ other: Block, x: Double, y: Double) {
    for var part in other.parts {
      for index in part.shapes.indices {
        part.shapes[index].x += x
        part.shapes[index].y += y
      }
      parts.append(part)
    }
  }
}

/// Lays out items in a column.
nonisolated struct ItemLayout {
  let width: Double
  var isCentered = false

  /// Returns the items below each other. Items without room are left out, and their number is written at the end.
  func column(_ items: [Item], room: Double = .infinity) -> Block {
    var column = Block(width: width, height: 0)
    for (index, item) in items.enumerated() {
      let block = block(item)
      let gap = index == 0 || item.isRow && items[index - 1].isRow ? 0.0 : item.isRow ? 2 : 10
      let isLast = index == items.count - 1
      if column.height + gap + block.height + (isLast ? 0 : 26) > room {
        let left = items[index...].reduce(0) { $0 + $1.count }
        column.add(self.block(.more(left)), x: 0, y: column.height + 4)
        column.height += 24
        return column
      }
      column.add(block, x: 0, y: column.height + gap)
      column.height += gap + block.height
    }
    return column
  }

  func block(_ item: Item) -> Block {
    switch item {
    case .text(let text, let style): return lines(text, style, of: item)
    case .more(let count): return lines("and \(count) more", .caption, of: item)
    case .row(let row): return block(of: row, item)
    case .beside(let items): return beside(items)
    case .tiles(let tiles): return grid(tiles)
    case .pane(let pane):
      let layout = PaneLayout(pane: pane, width: width, isPanel: true)
      let height = min(160, layout.height)
      var block = Block(width: width, height: height, parts: layout.parts(height: height))
      block.parts.append(.init(shapes: [Shape(.box(width: width, height: height, radius: 6), "d-box", x: 0, y: 0)]))
      return block
    default:
      let (shapes, height) = control(item)
      return Block(width: width, height: height, parts: [.init(content: "\(item)", shapes: shapes)])
    }
  }

  private func lines(_ text: String, _ style: TextStyle, of item: Item) -> Block {
    let lines = style.lines(text, in: width, most: style == .body ? 4 : 3)
    let shapes = lines.enumerated().map { index, line in
      let middle = (Double(index) + 0.5) * style.lineHeight
      return Shape(line, style, isCentered ? .middle : .left, x: isCentered ? width / 2 : 0, middle: middle)
    }
    let height = Double(lines.count) * style.lineHeight
    return Block(width: width, height: height, parts: [.init(content: "\(item)", shapes: shapes)])
  }

  private func block(of row: Item.Row, _ item: Item) -> Block {
    var accessory = accessory(row.accessory)
    let room = width - (accessory.width > 0 ? accessory.width + 8 : 0)
    let titleWidth = TextStyle.body.width(of: row.title)
    let isOnOneLine = row.isOnOneLine && titleWidth + TextStyle.caption.width(of: row.detail) + 8 <= room
    let height = row.detail.isEmpty || row.title.isEmpty || isOnOneLine ? 32.0 : 44
    let middle = height == 44 ? 14.0 : 16
    var shapes: [Shape] = []
    if !row.title.isEmpty {
      shapes.append(Shape(TextStyle.body.shortened(row.title, to: room), .body, x: 0, middle: middle))
    }
    if !row.detail.isEmpty {
      let detail = TextStyle.caption.shortened(row.detail, to: room)
      shapes.append(
        isOnOneLine
          ? Shape(detail, .caption, .right, x: room, middle: middle)
          : Shape(detail, .caption, x: 0, middle: row.title.isEmpty ? middle : 31))
    }
    var block = Block(width: width, height: height)
    var moved = Block(width: 0, height: 0)
    moved.add(accessory, x: width - accessory.width, y: (height - accessory.height) / 2)
    accessory = moved
    shapes += accessory.parts.flatMap(\.shapes)
    block.parts = [
      .init(content: "\(item)", shapes: shapes),
      .init(shapes: [Shape(.line([.init(0, 0), .init(width, 0)]), "d-line", x: 0, y: height)]),
    ]
    return block
  }

  private func accessory(_ accessory: Item.Accessory) -> Block {
    func sign(_ points: [Shape.Point]) -> Block {
      Block(width: 10, height: 10, parts: [.init(shapes: [Shape(.line(points), "d-sign", x: 0, y: 0)])])
    }
    switch accessory {
    case .none: return Block(width: 0, height: 0)
    case .disclosure: return sign([.init(5, 1), .init(9, 5), .init(5, 9)])
    case .checkmark: return sign([.init(1, 5), .init(4, 9), .init(9, 1)])
    case .info:
      var info = sign([.init(5, 5), .init(5, 7.5)])
      info.parts[0].shapes.append(Shape(.circle(radius: 5), "d-sign", x: 5, y: 5))
      return info
    case .item(let item):
      return ItemLayout(width: min(natural(item) ?? width / 3, width / 2)).block(item)
    }
  }

  /// Returns the items beside each other; below each other if there is no room.
  private func beside(_ items: [Item]) -> Block {
    let widths = items.map(natural)
    let room = width - 8 * Double(items.count - 1)
    let fixed = widths.compactMap(\.self).reduce(0, +)
    let flexible = widths.filter { $0 == nil }.count
    let share = flexible > 0 ? (room - fixed) / Double(flexible) : 0
    let areEqual = items.allSatisfy { if case .button = $0 { true } else { false } }
    let equal = room / Double(items.count)
    guard areEqual ? widths.allSatisfy({ $0 ?? 0 <= equal }) : fixed <= room && (flexible == 0 || share >= 60) else {
      return column(items)
    }
    let blocks = zip(items, widths).map { ItemLayout(width: areEqual ? equal : $1 ?? share).block($0) }
    var row = Block(width: width, height: blocks.map(\.height).max() ?? 0)
    var x = 0.0
    for (index, block) in blocks.enumerated() {
      let isAtEnd = index == blocks.count - 1 && index > 0 && flexible == 0 && items[index].isControl
      row.add(block, x: isAtEnd ? width - block.width : x, y: (row.height - block.height) / 2)
      x += block.width + 8
    }
    return row
  }

  /// Returns the width that an item needs; `nil` if it takes any width.
  private func natural(_ item: Item) -> Double? {
    switch item {
    case .text(let text, let style): style.width(of: text).rounded(.up)
    case .button(let title, let style): title.isEmpty ? 36 : style.width(of: title).rounded(.up) + 20
    case .toggle: 34
    case .stepper: 64
    case .spinner: 16
    case .dots(let count, _): Double(min(count, 12)) * 10
    case .picture(let label): label.isEmpty ? 32 : nil
    default: nil
    }
  }

  private func grid(_ tiles: [Item.Row]) -> Block {
    let columns = width > 300 ? 4 : 2
    let (side, height) = ((width - 8 * Double(columns - 1)) / Double(columns), 50.0)
    let lines = (tiles.count + columns - 1) / columns
    var grid = Block(width: width, height: Double(lines) * (height + 8) - 8)
    for (index, tile) in tiles.enumerated() {
      var shapes = [Shape(.box(width: side, height: height, radius: 6), "d-fill", x: 0, y: 0)]
      let title = TextStyle.body.shortened(tile.title, to: side - 16)
      shapes.append(Shape(title, .body, x: 8, middle: tile.detail.isEmpty ? 25 : 17))
      if !tile.detail.isEmpty {
        shapes.append(Shape(TextStyle.caption.shortened(tile.detail, to: side - 16), .caption, x: 8, middle: 34))
      }
      let block = Block(width: side, height: height, parts: [.init(content: "\(tile)", shapes: shapes)])
      grid.add(block, x: Double(index % columns) * (side + 8), y: Double(index / columns) * (height + 8))
    }
    return grid
  }
}

nonisolated extension Item {
  var isRow: Bool { if case .row = self { true } else { false } }

  /// The number of things to count if the item is left out.
  fileprivate var count: Int {
    switch self {
    case .more(let count): count
    case .tiles(let tiles): tiles.count
    case .beside(let items): items.count
    default: 1
    }
  }
}
