import Wayfinder

/// The screens, groups and ways that an exploration has found.
struct MapSketch {
  private struct Entry {
    let spot: MapSpot
    var isRoot = false
  }

  private var entries: [AppMap.Screen.ID: Entry] = [:]
  /// The screens in the order of discovery.
  private var order: [AppMap.Screen.ID] = []
  private var ways: [AppMap.Way] = []
  private var known: Set<AppMap.Way> = []
  private var drawings: [AppMap.Screen.ID: Drawing] = [:]

  /// The number of screens.
  var count: Int { order.count }

  /// Adds the screen in front of a window, and draws the window if the screen is new.
  mutating func add(_ spot: MapSpot, in window: UIWindow) {
    guard entries[spot.id] == nil else { return }
    entries[spot.id] = Entry(spot: spot)
    order.append(spot.id)
    drawings[spot.id] = window.drawing()
  }

  /// Adds a way.
  mutating func add(_ way: AppMap.Way) { if known.insert(way).inserted { ways.append(way) } }

  /// Marks a screen as one that the app shows at launch or by its tab. A group has one root: wide windows show more screens at once.
  mutating func markRoot(_ id: AppMap.Screen.ID) {
    let group = entries[id]?.spot.group?.id
    if !entries.values.contains(where: { $0.isRoot && $0.spot.group?.id == group }) { entries[id]?.isRoot = true }
  }

  /// Returns the map. Tabs are in the order of the tab bar, before stacks and modals. Screens are in the order of their stack.
  func map(title: String, exploration: AppMap.Exploration) -> AppMap {
    let found = order.compactMap { entries[$0] }
    func place(_ spot: MapSpot) -> Int {
      let kind = spot.group.flatMap { AppMap.Group.Kind.allCases.firstIndex(of: $0.kind) } ?? 1
      return kind * 1_000 + (spot.tab ?? 0)
    }
    let groups = found.ordered { place($0.spot) }.compactMap(\.spot.group).once(by: \.id)
    let numbers = Dictionary(groups.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let screens = found.ordered { $0.spot.depth }.ordered { $0.spot.group.flatMap { numbers[$0.id] } ?? .max }
      .map { AppMap.Screen($0.spot.id, title: $0.spot.title, in: $0.spot.group?.id, isRoot: $0.isRoot) }
    return AppMap(title: title, groups: groups, screens: screens, ways: ways, exploration: exploration)
      .with(drawings: drawings)
  }
}

nonisolated extension Array {
  /// The elements in the order of a number, and in their own order for equal numbers.
  fileprivate func ordered(_ number: (Element) -> Int) -> [Element] {
    enumerated().sorted { (number($0.element), $0.offset) < (number($1.element), $1.offset) }.map(\.element)
  }
}
