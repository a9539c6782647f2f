/// Where the rows, columns, groups and channels of an arrangement lie.
nonisolated struct MapPlacement: Sendable {
  /// A stretch along an axis.
  nonisolated struct Span: Hashable, Sendable {
    var start: Double
    var size: Double

    var end: Double { start + size }
    var middle: Double { start + size / 2 }
  }

  /// From one arrow of a channel to the next.
  static let spacing = 10.0
  /// From the outermost arrow of a channel to what lies beside it.
  static let margin = 13.0
  private static let frameInset = 8.0

  private(set) var channels: [MapChannel: Span] = [:]
  /// The channels whose arrows lie between those of the channels that reach into the same crossing from the other side.
  private var shifted: Set<MapChannel> = []
  private(set) var frames: [MapRect] = []
  private(set) var rows: [[Span]] = []
  private(set) var columns: [[Span]] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// - Parameters:
  ///   - sizes: How large the box of each screen is, in the order of the map.
  ///   - tracks: How many arrows run side by side in the channels.
  init(
    _ arrangement: MapArrangement, sizes: [(width: Double, height: Double)], tracks: [MapChannel: Int]
  ) {
    func room(_ channel: MapChannel) -> Double {
      let count = tracks[channel] ?? 0
      let least: Double =
        switch channel {
        case .between, .beside: 24.0
        // Two heads of an arrow between boxes that face each other.
        case .above(let block, let row): row > 0 && row < arrangement.blocks[block].rows.count ? 30.0 : 16.0
        case .left(let block, let column): column > 0 && column < arrangement.blocks[block].columns ? 30.0 : 16.0
        }
      return count == 0 ? least : max(least, 2 * Self.margin + Double(count - 1) * Self.spacing)
    }
    let blocks = arrangement.blocks
    frames = blocks.map { _ in MapRect(x: 0, y: 0, width: 0, height: 0) }
    rows = blocks.map { _ in [] }
    columns = rows
    var y = 0.0
    for (band, members) in arrangement.bands.enumerated() {
      let between = MapChannel.between(band: band)
      channels[between] = Span(start: y, size: room(between))
      y += room(between)
      var (x, bottom) = (0.0, y)
      for (place, index) in members.enumerated() {
        let beside = MapChannel.beside(band: band, place: place)
        channels[beside] = Span(start: x, size: room(beside))
        if band % 2 == 1 { shifted.insert(beside) }
        x += room(beside)
        let frame = lay(blocks[index], index, at: MapPoint(x: x, y: y), sizes: sizes, room: room)
        x = frame.maxX
        bottom = max(bottom, frame.maxY)
      }
      let beside = MapChannel.beside(band: band, place: members.count)
      channels[beside] = Span(start: x, size: room(beside))
      if band % 2 == 1 { shifted.insert(beside) }
      width = max(width, x + room(beside))
      y = bottom
    }
    let between = MapChannel.between(band: arrangement.bands.count)
    channels[between] = Span(start: y, size: room(between))
    height = y + room(between)
  }

  private mutating func lay(
    _ block: MapArrangement.Block, _ index: Int, at origin: MapPoint, sizes: [(width: Double, height: Double)],
    room: (MapChannel) -> Double
  ) -> MapRect {
    var widths = (0..<block.columns).map { column in
      block.rows.compactMap { $0[column].map { sizes[$0].width } }.max() ?? 0
    }
    let gutters = (0...block.columns).reduce(0) { $0 + room(.left(block: index, column: $1)) }
    // A group is as wide as its title.
    let missing = (block.label.map { $0.width + 2 * Self.frameInset + 12 } ?? 0) - gutters - widths.reduce(0, +)
    if missing > 0 { widths = widths.map { $0 + missing / Double(block.columns) } }

    var x = origin.x
    for column in 0...block.columns {
      let channel = MapChannel.left(block: index, column: column)
      channels[channel] = Span(start: x, size: room(channel))
      if block.band % 2 == 1 { shifted.insert(channel) }
      x += room(channel)
      guard column < block.columns else { break }
      columns[index].append(Span(start: x, size: widths[column]))
      x += widths[column]
    }
    var y = origin.y + (block.label.map { $0.height + Self.frameInset } ?? 0)
    for row in 0...block.rows.count {
      let channel = MapChannel.above(block: index, row: row)
      channels[channel] = Span(start: y, size: room(channel))
      if block.place % 2 == 1 { shifted.insert(channel) }
      y += room(channel)
      guard row < block.rows.count else { break }
      let height = block.rows[row].compactMap { $0.map { sizes[$0].height } }.max() ?? 0
      rows[index].append(Span(start: y, size: height))
      y += height
    }
    frames[index] = MapRect(x: origin.x, y: origin.y, width: x - origin.x, height: y - origin.y)
    return frames[index]
  }

  /// The box of a size in a cell, in its middle.
  func box(_ cell: MapArrangement.Cell, size: (width: Double, height: Double)) -> MapRect {
    let (column, row) = (columns[cell.block][cell.column], rows[cell.block][cell.row])
    // Boxes below each other look the same, unless one of them has much to say.
    let width = max(size.width, min(column.size, 190))
    return MapRect(x: column.middle - width / 2, y: row.middle - size.height / 2, width: width, height: size.height)
  }

  /// Where an arrow runs in a channel.
  ///
  /// What comes into a crossing from one side and what comes from the other could meet on one line. So arrows lie on a grid,
  /// and in every other group and band half a step beside it. That moves them by half a step at most.
  ///
  /// - Parameter count: How many tracks the channel has.
  func place(ofTrack track: Int, of count: Int, in channel: MapChannel) -> Double? {
    guard let span = channels[channel] else { return nil }
    let phase = shifted.contains(channel) ? Self.spacing / 2 : 0
    let first = span.middle - Double(count - 1) / 2 * Self.spacing
    return ((first - phase) / Self.spacing).rounded() * Self.spacing + phase + Double(track) * Self.spacing
  }

  /// Where the title of a group begins.
  func title(of block: Int) -> MapPoint {
    MapPoint(x: frames[block].x + Self.frameInset + 4, y: frames[block].y + Self.frameInset)
  }
}
