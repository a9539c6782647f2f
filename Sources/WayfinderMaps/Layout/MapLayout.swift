/// A map as geometry: where boxes, frames and arrows lie. The same map always gives the same.
///
/// What holds for every map:
/// - No two boxes overlap, and no two frames of groups. Each box lies in the frame of its group, its title and tags in it.
/// - Each arrow runs along the axes from the edge of one box to that of the other, and through no box and no group's title.
/// - No two arrows run along the same line; they may cross.
nonisolated struct MapLayout: Sendable {
  /// All ways between two screens, as one line.
  nonisolated struct Arrow: Sendable {
    /// Which link of the contents it draws.
    let link: Int
    /// Its corners, from the box of the link's first screen to that of the other.
    let line: [MapPoint]
  }

  /// The frame of a group.
  nonisolated struct Frame: Sendable {
    let group: AppMap.Group?
    let rect: MapRect
    let label: MapLabel?
    /// The upper left corner of the title.
    let title: MapPoint
  }

  let contents: MapContents
  /// The boxes of the screens, in the order of the map.
  let boxes: [MapRect]
  let frames: [Frame]
  let arrows: [Arrow]
  let width: Double
  let height: Double

  /// Lays a map out.
  ///
  /// - Complexity: For each arrow a search through a net that grows linearly with the number of screens.
  init(_ map: AppMap, changes: MapChanges = MapChanges()) {
    let contents = MapContents(map, changes: changes)
    let arrangement = MapArrangement(contents)
    let cells = arrangement.cells
    var sizes = contents.boxes.map { (width: $0.width, height: $0.height) }
    let streets = MapStreets(arrangement, MapPlacement(arrangement, sizes: sizes, tracks: [:]))
    var (routes, links) = ([MapStreets.Route](), [Int]())
    for (index, link) in contents.links.enumerated() {
      guard let route = streets.route(from: cells[link.from], to: cells[link.to]) else { continue }
      routes.append(route)
      links.append(index)
    }
    let ports = MapPorts(
      routes, from: links.map { cells[contents.links[$0].from] }, to: links.map { cells[contents.links[$0].to] },
      in: streets)
    for (screen, cell) in cells.enumerated() {
      let least = ports.least[cell] ?? (0, 0)
      sizes[screen] = (max(sizes[screen].width, least.width), max(sizes[screen].height, least.height))
    }
    // Wider channels move what lies behind them, and so arrows may come to need tracks of their own. Channels only grow, and
    // none has more tracks than arrows: this ends.
    var counts: [MapChannel: Int] = [:]
    while true {
      let placement = MapPlacement(arrangement, sizes: sizes, tracks: counts)
      let boxes = zip(cells, sizes).map { placement.box($0, size: $1) }
      let drawing = MapLines(
        routes: routes, starts: links.map { boxes[contents.links[$0].from] },
        ends: links.map { boxes[contents.links[$0].to] },
        ports: ports, placement: placement, streets: streets)
      let grown = counts.merging(drawing.tracks.counts, uniquingKeysWith: max)
      if grown == counts {
        self.contents = contents
        self.boxes = boxes
        frames = arrangement.blocks.indices.map { index in
          let block = arrangement.blocks[index]
          return Frame(
            group: block.group, rect: placement.frames[index], label: block.label, title: placement.title(of: index))
        }
        arrows = links.indices.map { Arrow(link: links[$0], line: drawing.line(of: $0)) }
        (width, height) = (placement.width, placement.height)
        return
      }
      counts = grown
    }
  }
}

/// The lines of arrows in a placement.
nonisolated struct MapLines {
  private let routes: [MapStreets.Route]
  private let starts: [MapPoint]
  private let ends: [MapPoint]
  private let placement: MapPlacement
  let tracks: MapTracks

  init(
    routes: [MapStreets.Route], starts: [MapRect], ends: [MapRect], ports: MapPorts, placement: MapPlacement,
    streets: MapStreets
  ) {
    func port(_ box: MapRect, _ side: MapSide, _ link: Int, isStart: Bool) -> MapPoint {
      let offset = ports.offsets[MapPorts.End(link: link, isStart: isStart)] ?? 0
      return switch side {
      case .top: MapPoint(x: box.middle.x + offset, y: box.y)
      case .bottom: MapPoint(x: box.middle.x + offset, y: box.maxY)
      case .left: MapPoint(x: box.x, y: box.middle.y + offset)
      case .right: MapPoint(x: box.maxX, y: box.middle.y + offset)
      }
    }
    let startPoints = routes.indices.map { port(starts[$0], routes[$0].leaves, $0, isStart: true) }
    let endPoints = routes.indices.map { port(ends[$0], routes[$0].arrives, $0, isStart: false) }
    var runs: [MapChannel: [MapTracks.Run]] = [:]
    for (link, route) in routes.enumerated() {
      let stretches = route.stretches
      for (index, stretch) in stretches.enumerated() {
        let isHorizontal = stretch.channel.isHorizontal
        func span(_ neighbour: Int, port: MapPoint) -> MapPlacement.Span {
          if stretches.indices.contains(neighbour), let span = placement.channels[stretches[neighbour].channel] {
            return span
          }
          return MapPlacement.Span(start: isHorizontal ? port.x : port.y, size: 0)
        }
        /// Whether what it comes from or turns to lies behind the channel.
        func turn(_ neighbour: Int, side: MapSide, from: Bool) -> Int {
          guard stretches.indices.contains(neighbour) else { return side == .top || side == .left ? 1 : -1 }
          let (one, other) = (streets.points[stretches[neighbour].from], streets.points[stretches[neighbour].to])
          let isForward = isHorizontal ? other.y > one.y : other.x > one.x
          return isForward == from ? -1 : 1
        }
        let (one, other) = (span(index - 1, port: startPoints[link]), span(index + 1, port: endPoints[link]))
        runs[stretch.channel, default: []].append(
          MapTracks.Run(
            link: link, index: index, low: min(one.start, other.start), high: max(one.end, other.end),
            turn: turn(index - 1, side: route.leaves, from: true) + turn(index + 1, side: route.arrives, from: false)))
      }
    }
    tracks = MapTracks(runs, stretches: routes.map(\.stretches.count))
    (self.routes, self.starts, self.ends, self.placement) = (routes, startPoints, endPoints, placement)
  }

  /// The corners of an arrow.
  func line(of link: Int) -> [MapPoint] {
    var line = [starts[link]]
    for (index, stretch) in routes[link].stretches.enumerated() {
      let (track, count) = (tracks.places[link][index], tracks.counts[stretch.channel] ?? 1)
      guard let place = placement.place(ofTrack: track, of: count, in: stretch.channel), let last = line.last
      else { continue }
      line.append(stretch.channel.isHorizontal ? MapPoint(x: last.x, y: place) : MapPoint(x: place, y: last.y))
    }
    let end = ends[link]
    if let last = routes[link].stretches.last, let corner = line.last {
      line.append(last.channel.isHorizontal ? MapPoint(x: end.x, y: corner.y) : MapPoint(x: corner.x, y: end.y))
    }
    return line + [end]
  }
}
