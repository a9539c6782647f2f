/// Where arrows touch the sides of boxes: each at a place of its own.
nonisolated struct MapPorts: Sendable {
  /// An end of an arrow.
  nonisolated struct End: Hashable, Sendable {
    let link: Int
    let isStart: Bool
  }

  /// From one arrow at a side to the next.
  private static let spacing = 12.0

  /// How far from the middle of a side an arrow touches it, along the axis.
  private(set) var offsets: [End: Double] = [:]
  /// How wide and high boxes have to be at least for their arrows.
  private(set) var least: [MapArrangement.Cell: (width: Double, height: Double)] = [:]

  /// The middle belongs to the arrow between two boxes that face each other. Arrows that turn into the channel stand to the
  /// side that they turn to; those from above and below, or from left and right, never at the same place, since both
  /// may reach into the same channel.
  init(
    _ routes: [MapStreets.Route], from starts: [MapArrangement.Cell], to ends: [MapArrangement.Cell],
    in streets: MapStreets
  ) {
    nonisolated struct Wish {
      let end: End
      let isForward: Bool
      let reach: Double
    }
    nonisolated struct Place: Hashable {
      let cell: MapArrangement.Cell
      let side: MapSide
    }
    var wishes: [Place: [Wish]] = [:]
    func reach(_ stretch: MapStreets.Stretch, fromEnd: Bool) -> Double {
      let (one, other) = (streets.points[stretch.from], streets.points[stretch.to])
      let length = stretch.channel.isHorizontal ? other.x - one.x : other.y - one.y
      return fromEnd ? -length : length
    }
    for (link, route) in routes.enumerated() {
      let (start, end) = (End(link: link, isStart: true), End(link: link, isStart: false))
      guard let first = route.stretches.first, let last = route.stretches.last else {
        offsets[start] = 0
        offsets[end] = 0
        continue
      }
      let (leaving, arriving) = (reach(first, fromEnd: false), reach(last, fromEnd: true))
      // A loop leaves above where it comes back.
      let isLoop = first.from == last.to && route.stretches.count == 1
      wishes[Place(cell: starts[link], side: route.leaves), default: []].append(
        Wish(end: start, isForward: isLoop ? false : leaving > 0, reach: abs(leaving)))
      wishes[Place(cell: ends[link], side: route.arrives), default: []].append(
        Wish(end: end, isForward: isLoop ? true : arriving > 0, reach: abs(arriving)))
    }
    for (place, all) in wishes {
      let shift = place.side == .top || place.side == .left ? Self.spacing / 2 : 0
      var most = 0.0
      for isForward in [true, false] {
        let sorted = all.filter { $0.isForward == isForward }.sorted {
          ($0.reach, $0.end.link, $0.end.isStart ? 0 : 1) < ($1.reach, $1.end.link, $1.end.isStart ? 0 : 1)
        }
        for (index, wish) in sorted.enumerated() {
          let distance = Double(index + 1) * Self.spacing - shift
          offsets[wish.end] = isForward ? distance : -distance
          most = max(most, distance)
        }
      }
      let room = 2 * (most + 8)
      let old = least[place.cell] ?? (0, 0)
      least[place.cell] =
        place.side.isHorizontal ? (max(old.width, room), old.height) : (old.width, max(old.height, room))
    }
  }
}
