/// The screens of one group in rows: each below those that lead to it, as far as ways do not run in circles.
nonisolated struct MapRows {
  private(set) var rows: [[Int?]] = []

  /// - Parameter screens: The group's screens, by their places in the map.
  init(_ screens: [Int], contents: MapContents) {
    let onward = Self.onward(screens, contents)
    let beginnings = Self.beginnings(screens, onward, contents)
    var depths = Self.longest(from: beginnings, onward)
    // Ways that run criss-cross would make one long row of boxes below each other.
    if (depths.values.max() ?? 0) > max(6, screens.count / 3) { depths = Self.shortest(from: beginnings, onward) }
    var parents: [Int: [Int]] = [:]
    for (from, targets) in onward { for to in targets { parents[to, default: []].append(from) } }
    let most = max(3, min(6, Int((Double(screens.count) * 1.2).squareRoot().rounded(.up))))
    let layers = Dictionary(grouping: screens) { depths[$0] ?? 0 }.sorted { $0.key < $1.key }.map(\.value)
    let columns = min(most, layers.map(\.count).max() ?? 1)
    var placed: [Int: Double] = [:]
    for layer in layers {
      let wishes = layer.map { screen in
        let above = (parents[screen] ?? []).compactMap { placed[$0] }
        return (screen, above.isEmpty ? Double(columns - 1) / 2 : above.reduce(0, +) / Double(above.count))
      }
      // Sorting keeps the map's order among equals, so that the same map is always drawn the same.
      let sorted = wishes.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element)
      for start in stride(from: 0, to: sorted.count, by: columns) {
        let line = Array(sorted[start..<min(start + columns, sorted.count)])
        var row = [Int?](repeating: nil, count: columns)
        var free = 0
        for (index, (screen, wish)) in line.enumerated() {
          let last = columns - (line.count - index)
          let column = min(last, max(free, Int(wish.rounded())))
          row[column] = screen
          placed[screen] = Double(column)
          free = column + 1
        }
        rows.append(row)
      }
    }
  }

  /// Whom each screen leads to within the group, not by ways back. Links count only where nothing else leads on.
  private static func onward(_ screens: [Int], _ contents: MapContents) -> [Int: [Int]] {
    let members = Set(screens)
    var onward: [Int: [Int]] = [:]
    for link in contents.links where link.from != link.to && members.isSuperset(of: [link.from, link.to]) {
      if link.forth.contains(where: { $0.kind != .back }) { onward[link.from, default: []].append(link.to) }
      if link.back.contains(where: { $0.kind != .back }) { onward[link.to, default: []].append(link.from) }
    }
    return onward
  }

  /// The roots; else what nothing in the group leads to; and one of each circle that stands alone.
  private static func beginnings(_ screens: [Int], _ onward: [Int: [Int]], _ contents: MapContents) -> [Int] {
    let led = Set(onward.values.joined())
    var found = screens.filter { contents.map.screens[$0].isRoot }
    found += screens.filter { !led.contains($0) && !found.contains($0) }
    var reached: Set<Int> = []
    func reach(_ screen: Int) {
      var next = [screen]
      while let screen = next.popLast() {
        if reached.insert(screen).inserted { next += onward[screen] ?? [] }
      }
    }
    found.forEach(reach)
    for screen in screens where !reached.contains(screen) {
      found.append(screen)
      reach(screen)
    }
    return found
  }

  private static func shortest(from beginnings: [Int], _ onward: [Int: [Int]]) -> [Int: Int] {
    var depths: [Int: Int] = [:]
    var (row, depth) = (beginnings, 0)
    while !row.isEmpty {
      let fresh = row.filter { depths[$0] == nil }
      for screen in fresh { depths[screen] = depth }
      row = fresh.flatMap { onward[$0] ?? [] }
      depth += 1
    }
    return depths
  }

  /// How many ways there are at most on the way to each, without those that close a circle.
  private static func longest(from beginnings: [Int], _ onward: [Int: [Int]]) -> [Int: Int] {
    nonisolated enum Visit {
      case enter(Int)
      case leave(Int)
    }
    // Backwards, a screen stands in this order behind all that it leads to, circles apart.
    var (order, seen): ([Int], Set<Int>) = ([], [])
    var visits = beginnings.reversed().map(Visit.enter)
    while let visit = visits.popLast() {
      switch visit {
      case .leave(let screen): order.append(screen)
      case .enter(let screen):
        guard seen.insert(screen).inserted else { continue }
        visits.append(.leave(screen))
        visits += (onward[screen] ?? []).reversed().map(Visit.enter)
      }
    }
    var depths: [Int: Int] = [:]
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    for screen in order.reversed() {
      let depth = depths[screen] ?? 0
      depths[screen] = depth
      for to in onward[screen] ?? [] where (places[to] ?? 0) < (places[screen] ?? 0) {
        depths[to] = max(depths[to] ?? 0, depth + 1)
      }
    }
    return depths
  }
}
