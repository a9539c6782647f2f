/// The channels as a net of points, in which arrows are led from box to box.
nonisolated struct MapStreets {
  /// A point of the net: where two channels cross, or where a box has a side.
  nonisolated struct Point {
    let x: Double
    let y: Double
    /// The channel along which x changes, and that along which y does.
    let horizontal: MapChannel?
    let vertical: MapChannel?
    var neighbours: [Neighbour] = []
  }

  nonisolated struct Neighbour {
    let point: Int
    let isHorizontal: Bool
    let length: Double
  }

  /// The way of an arrow: the sides at which it leaves and arrives, and the channels between.
  nonisolated struct Route {
    let leaves: MapSide
    let arrives: MapSide
    /// The channels in order, with the points where it enters and leaves them; none where boxes face each other.
    var stretches: [Stretch]
  }

  nonisolated struct Stretch {
    let channel: MapChannel
    let from: Int
    var to: Int
  }

  private(set) var points: [Point] = []
  private var sides: [MapArrangement.Cell: [MapSide: Int]] = [:]
  private let arrangement: MapArrangement

  init(_ arrangement: MapArrangement, _ placement: MapPlacement) {
    self.arrangement = arrangement
    var onChannel: [MapChannel: [Int]] = [:]
    var order: [MapChannel] = []
    func add(_ horizontal: MapChannel?, _ vertical: MapChannel?, x: Double, y: Double, to points: inout [Point]) -> Int
    {
      points.append(Point(x: x, y: y, horizontal: horizontal, vertical: vertical))
      for channel in [horizontal, vertical].compactMap(\.self) {
        if onChannel[channel] == nil { order.append(channel) }
        onChannel[channel, default: []].append(points.count - 1)
      }
      return points.count - 1
    }
    func cross(_ horizontal: MapChannel, _ vertical: MapChannel, in points: inout [Point]) {
      guard let x = placement.channels[vertical], let y = placement.channels[horizontal] else { return }
      _ = add(horizontal, vertical, x: x.middle, y: y.middle, to: &points)
    }
    for (band, members) in arrangement.bands.enumerated() {
      for place in 0...members.count {
        let beside = MapChannel.beside(band: band, place: place)
        cross(.between(band: band), beside, in: &points)
        cross(.between(band: band + 1), beside, in: &points)
        for block in members[max(0, place - 1)..<min(members.count, place + 1)] {
          for row in 0...arrangement.blocks[block].rows.count {
            cross(.above(block: block, row: row), beside, in: &points)
          }
        }
      }
      for block in members {
        let (rows, columns) = (placement.rows[block], placement.columns[block])
        for column in 0...columns.count {
          let channel = MapChannel.left(block: block, column: column)
          cross(.between(band: band + 1), channel, in: &points)
          for row in 0...rows.count { cross(.above(block: block, row: row), channel, in: &points) }
          guard let x = placement.channels[channel]?.middle else { continue }
          for row in rows.indices {
            let point = add(nil, channel, x: x, y: rows[row].middle, to: &points)
            sides[.init(block: block, row: row, column: column - 1), default: [:]][.right] = point
            sides[.init(block: block, row: row, column: column), default: [:]][.left] = point
          }
        }
        for row in 0...rows.count {
          let channel = MapChannel.above(block: block, row: row)
          guard let y = placement.channels[channel]?.middle else { continue }
          for column in columns.indices {
            let point = add(channel, nil, x: columns[column].middle, y: y, to: &points)
            sides[.init(block: block, row: row - 1, column: column), default: [:]][.bottom] = point
            sides[.init(block: block, row: row, column: column), default: [:]][.top] = point
          }
        }
      }
    }
    for channel in order {
      connect(onChannel[channel] ?? [], isHorizontal: channel.isHorizontal)
    }
  }

  private mutating func connect(_ onChannel: [Int], isHorizontal: Bool) {
    func place(_ point: Int) -> Double { isHorizontal ? points[point].x : points[point].y }
    let sorted = onChannel.sorted { place($0) < place($1) }
    for (one, other) in zip(sorted, sorted.dropFirst()) {
      let length = place(other) - place(one)
      points[one].neighbours.append(Neighbour(point: other, isHorizontal: isHorizontal, length: length))
      points[other].neighbours.append(Neighbour(point: one, isHorizontal: isHorizontal, length: length))
    }
  }

  /// The shortest way from box to box, where a corner counts as much as a detour of some length. It runs through no group
  /// that neither box stands in.
  ///
  /// - Returns: `nil` never: the channels hang together. For a box and itself, a loop at its right side.
  func route(from: MapArrangement.Cell, to: MapArrangement.Cell) -> Route? {
    guard from != to else {
      guard let point = sides[from]?[.right] else { return nil }
      let channel = MapChannel.left(block: from.block, column: from.column + 1)
      return Route(leaves: .right, arrives: .right, stretches: [Stretch(channel: channel, from: point, to: point)])
    }
    var search = MapSearch(states: points.count * 2)
    for (side, point) in (sides[from] ?? [:]).sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      search.offer(state(point, isHorizontal: !side.isHorizontal), cost: side.isHorizontal ? 0 : 8, from: nil)
    }
    var goals: [Int: MapSide] = [:]
    for (side, point) in sides[to] ?? [:] { goals[state(point, isHorizontal: !side.isHorizontal)] = side }
    while let (reached, cost) = search.next() {
      if goals[reached] != nil { return route(search.way(to: reached), from: from, to: to) }
      let (point, isHorizontal) = (points[reached / 2], reached % 2 == 0)
      search.offer(state(reached / 2, isHorizontal: !isHorizontal), cost: cost + 36, from: reached)
      for neighbour in point.neighbours where neighbour.isHorizontal == isHorizontal {
        let channel = isHorizontal ? point.horizontal : point.vertical
        if let block = channel?.block, block != from.block, block != to.block { continue }
        search.offer(
          state(neighbour.point, isHorizontal: isHorizontal), cost: cost + neighbour.length, from: reached)
      }
    }
    return nil
  }

  private func state(_ point: Int, isHorizontal: Bool) -> Int { point * 2 + (isHorizontal ? 0 : 1) }

  private func route(_ states: [Int], from: MapArrangement.Cell, to: MapArrangement.Cell) -> Route? {
    func side(_ state: Int?, of cell: MapArrangement.Cell) -> MapSide? {
      guard let state else { return nil }
      return sides[cell]?.first { $0.value == state / 2 && $0.key.isHorizontal == (state % 2 == 1) }?.key
    }
    guard let leaves = side(states.first, of: from), let arrives = side(states.last, of: to) else { return nil }
    var stretches: [Stretch] = []
    for (one, other) in zip(states, states.dropFirst()) where one / 2 != other / 2 {
      let isHorizontal = one % 2 == 0
      guard let channel = isHorizontal ? points[one / 2].horizontal : points[one / 2].vertical else { return nil }
      if stretches.last?.channel == channel {
        stretches[stretches.count - 1].to = other / 2
      } else {
        stretches.append(Stretch(channel: channel, from: one / 2, to: other / 2))
      }
    }
    return Route(leaves: leaves, arrives: arrives, stretches: stretches)
  }
}
