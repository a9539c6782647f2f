/// A strip between boxes in which arrows run side by side.
nonisolated enum MapChannel: Hashable, Sendable {
  /// Above a band, or below the last one: as wide as the drawing.
  case between(band: Int)
  /// Beside the groups of a band: as high as the band.
  case beside(band: Int, place: Int)
  /// Above a row of a group, or below its last one.
  case above(block: Int, row: Int)
  /// Left of a column of a group, or right of its last one; below the group it goes on to the next band.
  case left(block: Int, column: Int)

  var isHorizontal: Bool {
    switch self {
    case .between, .above: true
    case .beside, .left: false
    }
  }

  /// The group inside of which it runs.
  var block: Int? {
    switch self {
    case .between, .beside: nil
    case .above(let block, _), .left(let block, _): block
    }
  }
}
