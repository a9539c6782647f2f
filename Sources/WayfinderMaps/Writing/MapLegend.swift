/// The explanation below a map: what occurs in it, and nothing else.
nonisolated struct MapLegend: Sendable {
  nonisolated enum Sample: Hashable, Sendable {
    case line(AppMap.Way.Kind)
    /// A line with a class of its own.
    case marked(String)
    case hollow
    case root
    case tag(MapBoxContents.Tag)
    case trail
  }

  nonisolated struct Item: Sendable {
    let sample: Sample
    let text: String
    var place = MapPoint(x: 0, y: 0)

    static let size = 11.0
    var sampleWidth: Double {
      if case .tag(let tag) = sample { tag.width } else { 34 }
    }
    var width: Double { (sampleWidth + 8 + text.breadth(size: Self.size)).rounded(.up) }
  }

  private(set) var items: [Item] = []
  let height: Double

  /// - Parameter width: How wide the explanation may be.
  init(_ layout: MapLayout, width: Double) {
    var (x, y) = (0.0, 0.0)
    for var item in Self.items(layout) {
      if x > 0, x + item.width > width { (x, y) = (0, y + 24) }
      item.place = MapPoint(x: x, y: y)
      x += item.width + 24
      items.append(item)
    }
    height = items.isEmpty ? 0 : y + 24
  }

  private static func items(_ layout: MapLayout) -> [Item] {
    let (contents, map) = (layout.contents, layout.contents.map)
    let kinds = Set(contents.links.compactMap(\.mainKind))
    let texts: [AppMap.Way.Kind: String] = [
      .user: "by the user", .step: "by step", .link: "by link", .back: "back only",
    ]
    var items = AppMap.Way.Kind.allCases.filter(kinds.contains).map { Item(sample: .line($0), text: texts[$0] ?? "") }
    if contents.links.contains(where: { link in !link.ways.allSatisfy { $0.kind == .back } && link.hasHollowHead }) {
      items.append(Item(sample: .hollow, text: "and back"))
    }
    let roles = Set(contents.boxes.flatMap(\.tags).map(\.role))
    func tag(_ role: MapBoxContents.Tag.Role, _ word: String, _ text: String) {
      if roles.contains(role) { items.append(Item(sample: .tag(.init(text: word, role: role)), text: text)) }
    }
    tag(.anywhere, "link", "by link from anywhere; likewise by other ways")
    tag(.root, "root", "there at launch, or by its tab")
    tag(.gained, "new", "screen gained")
    tag(.lost, "gone", "screen lost")
    tag(.unreachable, "unreachable", "no way leads there any more")
    tag(.untested, "untested", "no test has shown it")
    let marks = Set(contents.links.compactMap { $0.mark(contents.changes) })
    if marks.contains(.gained) { items.append(Item(sample: .marked("gained"), text: "way gained")) }
    if marks.contains(.lost) { items.append(Item(sample: .marked("lost"), text: "way lost")) }
    if marks.contains(.changed) { items.append(Item(sample: .marked("changed"), text: "some ways gained or lost")) }
    if contents.links.contains(where: { $0.isUntested(map.coverage) }) {
      items.append(Item(sample: .marked("untested"), text: "no test has gone it"))
    }
    if map.path != nil { items.append(Item(sample: .trail, text: "the path, step by step")) }
    return items
  }
}

nonisolated extension MapContents.Link {
  /// How a comparison marks the ways between two screens.
  nonisolated enum Mark: String, Sendable { case gained, lost, changed }

  /// What its line is drawn as: the first kind, in the order in which they are named. `nil` for one that only a path goes.
  var mainKind: AppMap.Way.Kind? { ways.map(\.kind).min { $0.place < $1.place } }

  /// Whether one end has only ways back.
  var hasHollowHead: Bool { [forth, back].contains { !$0.isEmpty && $0.allSatisfy { $0.kind == .back } } }

  func mark(_ changes: MapChanges) -> Mark? {
    guard !ways.isEmpty else { return nil }
    if ways.allSatisfy(changes.waysGained.contains) { return .gained }
    if ways.allSatisfy(changes.waysLost.contains) { return .lost }
    return ways.contains { changes.waysGained.contains($0) || changes.waysLost.contains($0) } ? .changed : nil
  }

  func isUntested(_ coverage: AppMap.Coverage?) -> Bool {
    guard let coverage, !ways.isEmpty else { return false }
    return !ways.contains(where: coverage.ways.contains)
  }
}
