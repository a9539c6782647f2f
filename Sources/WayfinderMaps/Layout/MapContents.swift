/// What stands in the box of a screen: its title, and tags below it.
nonisolated struct MapBoxContents: Hashable, Sendable {
  /// A word in a box that says something of its screen.
  nonisolated struct Tag: Hashable, Sendable {
    nonisolated enum Role: String, Hashable, Sendable {
      case here, root, gained, lost, unreachable, untested, vocabulary, anywhere
    }

    let text: String
    let role: Role
    /// Where it stands, from the upper left corner of the box's content.
    var place = MapPoint(x: 0, y: 0)

    static let size = 10.0
    static let height = 16.0
    /// Before and behind the text.
    static let inset = 6.0
    /// What is drawn before the text of a marker for ways from anywhere.
    var lead: Double { role == .anywhere ? 13 : 0 }
    var width: Double { (text.breadth(size: Self.size) + 2 * Self.inset + lead).rounded(.up) }
  }

  static let inset = 10.0
  private static let gap = 4.0

  let label: MapLabel
  /// The tags, a line of them after another.
  private(set) var tags: [Tag]
  private(set) var width: Double
  private(set) var height: Double

  init(label: MapLabel, tags: [Tag]) {
    self.label = label
    self.tags = []
    let room = max(label.width, 150)
    var rows: [[Tag]] = []
    var used = 0.0
    for tag in tags {
      if !rows.isEmpty, used + Self.gap + tag.width <= room {
        rows[rows.count - 1].append(tag)
        used += Self.gap + tag.width
      } else {
        rows.append([tag])
        used = tag.width
      }
    }
    func width(_ row: [Tag]) -> Double { row.reduce(-Self.gap) { $0 + Self.gap + $1.width } }
    let inner = max(rows.map(width).max() ?? 0, label.width, 60)
    self.width = (inner + 2 * Self.inset).rounded(.up)
    var y = label.height + (rows.isEmpty ? 0 : 5)
    for row in rows {
      var x = -width(row) / 2
      for tag in row {
        self.tags.append(Tag(text: tag.text, role: tag.role, place: MapPoint(x: x, y: y)))
        x += tag.width + Self.gap
      }
      y += Tag.height + 3
    }
    height = (max(y - (rows.isEmpty ? 0 : 3), 16) + 2 * 8).rounded(.up)
  }
}

/// What is drawn of a map: the boxes' contents, the arrows merged, and what is said by a marker in a box instead.
nonisolated struct MapContents: Sendable {
  /// All ways between two screens, in either direction.
  nonisolated struct Link: Sendable {
    /// The two screens, by their places in the map; the same one twice for a way from a screen to itself.
    let from: Int
    let to: Int
    var forth: [AppMap.Way] = []
    var back: [AppMap.Way] = []
    /// The steps of the path that go here, by their numbers from 1 on.
    var steps: [Step] = []

    nonisolated struct Step: Hashable, Sendable {
      let number: Int
      let isForth: Bool
    }

    var ways: [AppMap.Way] { forth + back }
  }

  let map: AppMap
  let changes: MapChanges
  let boxes: [MapBoxContents]
  private(set) var links: [Link]
  /// The ways that lead to a screen from anywhere, or from so many screens that it comes to the same.
  let fromAnywhere: [[AppMap.Way]]

  init(_ map: AppMap, changes: MapChanges = MapChanges()) {
    self.map = map
    self.changes = changes
    let places = Dictionary(map.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let (single, general) = Self.split(map)
    fromAnywhere = map.screens.map { general[$0.id] ?? [] }
    links = []
    var known: [Set<Int>: Int] = [:]
    func link(_ from: Int, _ to: Int, in links: inout [Link]) -> Int {
      if let index = known[[from, to]] { return index }
      known[[from, to]] = links.count
      links.append(Link(from: from, to: to))
      return links.count - 1
    }
    for way in single {
      guard let from = way.from.flatMap({ places[$0] }), let to = places[way.to] else { continue }
      let index = link(from, to, in: &links)
      if links[index].from == from { links[index].forth.append(way) } else { links[index].back.append(way) }
    }
    var here = map.path.flatMap { places[$0.start] }
    for (number, step) in (map.path?.steps ?? []).enumerated() {
      guard let from = here, let to = places[step.to] else { continue }
      let index = link(from, to, in: &links)
      links[index].steps.append(Link.Step(number: number + 1, isForth: links[index].from == from))
      here = to
    }
    boxes = map.screens.enumerated().map { index, screen in
      let title = screen.title.onOneLine.isEmpty ? screen.id : screen.title
      let label = MapLabel(title.onOneLine.isEmpty ? "(without a title)" : title, size: 13)
      return MapBoxContents(
        label: label, tags: Self.tags(screen, in: map, changes: changes, general: general[screen.id] ?? []))
    }
  }

  /// The ways that are drawn as arrows, and those that a marker stands for: from anywhere, and from half of all screens
  /// or more, which no drawing could show.
  private static func split(_ map: AppMap) -> (single: [AppMap.Way], general: [AppMap.Screen.ID: [AppMap.Way]]) {
    nonisolated struct Target: Hashable {
      let to: String
      let kind: AppMap.Way.Kind
    }
    var sources: [Target: Set<String>] = [:]
    for way in map.ways {
      if let from = way.from { sources[Target(to: way.to, kind: way.kind), default: []].insert(from) }
    }
    let many = max(5, map.screens.count / 2)
    var (single, general) = ([AppMap.Way](), [AppMap.Screen.ID: [AppMap.Way]]())
    for way in map.ways {
      let count = sources[Target(to: way.to, kind: way.kind)]?.count ?? 0
      if way.from == nil || (way.kind != .back && count >= many) {
        general[way.to, default: []].append(way)
      } else {
        single.append(way)
      }
    }
    return (single, general)
  }

  private static func tags(
    _ screen: AppMap.Screen, in map: AppMap, changes: MapChanges, general: [AppMap.Way]
  ) -> [MapBoxContents.Tag] {
    var tags: [MapBoxContents.Tag] = []
    func add(_ text: String, _ role: MapBoxContents.Tag.Role) { tags.append(.init(text: text, role: role)) }
    if screen.id == map.present { add("you are here", .here) }
    if changes.gained.contains(screen.id) { add("new", .gained) }
    if changes.lost.contains(screen.id) { add("gone", .lost) }
    if changes.unreachable.contains(screen.id) { add("unreachable", .unreachable) }
    if let coverage = map.coverage, !coverage.screens.contains(screen.id), !changes.lost.contains(screen.id) {
      add("untested", .untested)
    }
    if screen.isRoot { add("root", .root) }
    for word in screen.shownBy.sorted(by: { $0.place < $1.place }).map(\.word) { add(word, .vocabulary) }
    for kind in AppMap.Way.Kind.allCases {
      let ways = general.filter { $0.kind == kind }
      guard !ways.isEmpty else { continue }
      let sources = Set(ways.compactMap(\.from)).subtracting([screen.id]).count
      let isEverywhere = ways.contains { $0.from == nil } || sources >= map.screens.count - 1
      add(isEverywhere ? kind.rawValue : "\(kind.rawValue) from \(sources)", .anywhere)
    }
    return tags
  }
}
