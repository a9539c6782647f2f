/// An arrow's line as a path of SVG, with its corners rounded, and what stands on it.
nonisolated struct MapLineShape {
  /// The corners, without those where the line goes straight on.
  let corners: [MapPoint]

  init(_ line: [MapPoint]) {
    var corners: [MapPoint] = []
    for point in line where corners.last != point {
      if let last = corners.last, let before = corners.dropLast().last,
        (before.x == last.x && last.x == point.x) || (before.y == last.y && last.y == point.y)
      {
        corners.removeLast()
      }
      corners.append(point)
    }
    self.corners = corners
  }

  /// The `d` of a path.
  var path: String {
    guard let first = corners.first, let last = corners.last, corners.count > 1 else { return "" }
    var path = "M\(first.short)"
    for index in corners.indices.dropFirst().dropLast() {
      let (before, corner, after) = (corners[index - 1], corners[index], corners[index + 1])
      let radius = min(6, Self.distance(before, corner) / 2, Self.distance(corner, after) / 2)
      path += "L\(Self.point(from: corner, to: before, at: radius).short)"
      path += "Q\(corner.short) \(Self.point(from: corner, to: after, at: radius).short)"
    }
    return path + "L\(last.short)"
  }

  /// The head of an arrow at the end of the line, or at its start.
  func head(atEnd: Bool, size: Double = 8) -> String {
    let ordered = atEnd ? Array(corners.reversed()) : corners
    guard let tip = ordered.first, let next = ordered.dropFirst().first else { return "" }
    let foot = Self.point(from: tip, to: next, at: size)
    let (dx, dy) = ((foot.y - tip.y) / 2, (tip.x - foot.x) / 2)
    let (one, other) = (MapPoint(x: foot.x + dx, y: foot.y + dy), MapPoint(x: foot.x - dx, y: foot.y - dy))
    return "M\(tip.short)L\(one.short)L\(other.short)Z"
  }

  /// Where something small can stand on the line: in the middle of its longest part, and then wherever else it is straight.
  var places: [MapPoint] {
    let parts = zip(corners, corners.dropFirst()).sorted { Self.distance($0.0, $0.1) > Self.distance($1.0, $1.1) }
    return parts.flatMap { one, other in
      [0.5, 0.35, 0.65, 0.2, 0.8].map {
        MapPoint(x: one.x + (other.x - one.x) * $0, y: one.y + (other.y - one.y) * $0)
      }
    }
  }

  private static func distance(_ one: MapPoint, _ other: MapPoint) -> Double {
    abs(one.x - other.x) + abs(one.y - other.y)
  }

  private static func point(from: MapPoint, to: MapPoint, at length: Double) -> MapPoint {
    let whole = max(distance(from, to), 0.001)
    return MapPoint(x: from.x + (to.x - from.x) * length / whole, y: from.y + (to.y - from.y) * length / whole)
  }
}
