/// The marks of screens and the links between them, as all forms of a map show them.
nonisolated struct MapContents: Sendable {
  /// A word beside the title of a screen.
  nonisolated struct Mark: Hashable, Sendable {
    nonisolated enum Role: String, Hashable, Sendable { case here, gained, lost, unreachable, untested, root, anywhere }

    let text: String
    let role: Role
  }

  /// All ways and steps between two screens, in both directions.
  nonisolated struct Link: Sendable {
    let from: Int
    let to: Int
    var forth: [AppMap.Way] = []
    var back: [AppMap.Way] = []
    /// The steps of the path, by their numbers from 1.
    var steps: [(number: Int, isForth: Bool)] = []

    var ways: [AppMap.Way] { forth + back }
    var isForth: Bool { !forth.isEmpty || steps.contains(where: \.isForth) }
    var isBack: Bool { !back.isEmpty || steps.contains { !$0.isForth } }
    /// The most important kind of the ways.
    var kind: AppMap.Way.Kind? { AppMap.Way.Kind.allCases.first { kind in ways.contains { $0.kind == kind } } }
  }

  let map: AppMap
  /// The marks of each screen.
  let marks: [[Mark]]
  private(set) var links: [Link] = []

  init(_ map: AppMap, comparison: AppMap.Comparison? = nil) {
    self.map = map
    let general = Dictionary(grouping: map.ways.filter { $0.from == nil }, by: \.to)
    marks = map.screens.map { Self.marks(of: $0, in: map, comparison, general: general[$0.id] ?? []) }
    addLinks()
  }

  private mutating func addLinks() {
    let places = Dictionary(map.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var known: [Set<Int>: Int] = [:]
    func link(_ from: Int, _ to: Int, in links: inout [Link]) -> Int {
      if let index = known[[from, to]] { return index }
      known[[from, to]] = links.count
      links.append(Link(from: from, to: to))
      return links.count - 1
    }
    for way in map.ways {
      guard let from = way.from.flatMap({ places[$0] }), let to = places[way.to] else { continue }
      let index = link(from, to, in: &links)
      if links[index].from == from { links[index].forth.append(way) } else { links[index].back.append(way) }
    }
    var here = map.path.flatMap { places[$0.start] }
    for (number, step) in (map.path?.steps ?? []).enumerated() {
      guard let from = here, let to = places[step.to] else { continue }
      let index = link(from, to, in: &links)
      links[index].steps.append((number + 1, links[index].from == from))
      here = to
    }
  }

  private static func marks(
    of screen: AppMap.Screen, in map: AppMap, _ comparison: AppMap.Comparison?, general: [AppMap.Way]
  ) -> [Mark] {
    var marks: [Mark] = []
    func mark(_ text: String, _ role: Mark.Role, if isMarked: Bool) {
      if isMarked { marks.append(Mark(text: text, role: role)) }
    }
    let isLost = comparison?.screensLost.contains { $0.id == screen.id } == true
    mark("you are here", .here, if: screen.id == map.present)
    mark("new", .gained, if: comparison?.screensGained.contains { $0.id == screen.id } == true)
    mark("gone", .lost, if: isLost)
    mark("unreachable", .unreachable, if: comparison?.becameUnreachable.contains { $0.id == screen.id } == true)
    mark("untested", .untested, if: !isLost && map.coverage?.screens.contains(screen.id) == false)
    mark("root", .root, if: screen.isRoot)
    for kind in AppMap.Way.Kind.allCases { mark(kind.rawValue, .anywhere, if: general.contains { $0.kind == kind }) }
    return marks
  }

  /// The marks of a screen on one line; an arrow stands for ways from anywhere.
  func words(_ index: Int) -> String {
    marks[index].map { $0.role == .anywhere ? "→ \($0.text)" : $0.text }.joined(separator: " · ")
  }

  /// Returns lines for a text form: the boxes of each group between an opening and a closing line.
  func lines(box: (Int) -> String, opening: (Int, AppMap.Group) -> [String], closing: String) -> [String] {
    groups.enumerated().flatMap { number, entry in
      guard let group = entry.group else { return entry.screens.map { "  " + box($0) } }
      return opening(number, group) + entry.screens.map { "    " + box($0) } + ["  " + closing]
    }
  }

  /// The screens of each group that has any. The last group is `nil`, for screens without a group.
  var groups: [(group: AppMap.Group?, screens: [Int])] {
    let members = Dictionary(grouping: map.screens.indices) { map.screens[$0].group }
    return (map.groups.map(Optional.some) + [nil]).compactMap { group in members[group?.id].map { (group, $0) } }
  }
}
