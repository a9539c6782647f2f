/// A point of a drawing, in points from its upper left corner.
nonisolated struct MapPoint: Hashable, Sendable {
  var x: Double
  var y: Double
}

/// A rectangle of a drawing.
nonisolated struct MapRect: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var middle: MapPoint { MapPoint(x: x + width / 2, y: y + height / 2) }

  /// Whether the two have more than an edge in common.
  func overlaps(_ other: MapRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether the other lies within this one.
  func contains(_ other: MapRect) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
  }

  /// Whether a line along an axis, from one point to the other, runs through the rectangle, not only along its edge.
  func isCrossed(from a: MapPoint, to b: MapPoint) -> Bool {
    min(a.x, b.x) < maxX && max(a.x, b.x) > x && min(a.y, b.y) < maxY && max(a.y, b.y) > y
  }
}

/// A side of a box.
nonisolated enum MapSide: Int, CaseIterable, Hashable, Sendable {
  case top, bottom, left, right

  var isHorizontal: Bool { self == .top || self == .bottom }
}

nonisolated extension MapPoint {
  var short: String { "\(x.short) \(y.short)" }
}
