nonisolated extension AppMap {
  /// What two maps of an app differ in.
  nonisolated public struct Comparison: Hashable, Sendable, CustomStringConvertible {
    /// The older map.
    public let old: AppMap
    /// The newer map.
    public let new: AppMap
    /// The screens that only the newer map has, in its order.
    public let screensGained: [Screen]
    /// The screens that only the older map has, in its order.
    public let screensLost: [Screen]
    /// The screens that both have, as the newer map has them, where title, group or anything else is another.
    public let screensChanged: [Screen]
    /// The ways that only the newer map has, in its order.
    public let waysGained: [Way]
    /// The ways that only the older map has, in its order.
    public let waysLost: [Way]
    /// The screens that could be reached in the older map, and are in the newer one without any way that leads there from a
    /// root.
    public let becameUnreachable: [Screen]
    /// The screens of the older map that could not be reached there and can be in the newer one.
    public let becameReachable: [Screen]
    /// Whether both maps say where to begin, so that it could be judged what can be reached.
    public let judgesReaching: Bool

    /// Whether the maps have the same screens and ways.
    public var isEmpty: Bool {
      screensGained.isEmpty && screensLost.isEmpty && screensChanged.isEmpty && waysGained.isEmpty && waysLost.isEmpty
        && becameUnreachable.isEmpty && becameReachable.isEmpty
    }

    fileprivate init(old: AppMap, new: AppMap) {
      self.old = old
      self.new = new
      let before = Dictionary(old.screens.map { ($0.id, $0) }) { first, _ in first }
      let after = Set(new.screens.map(\.id))
      screensGained = new.screens.filter { before[$0.id] == nil }
      screensLost = old.screens.filter { !after.contains($0.id) }
      screensChanged = new.screens.filter { screen in before[screen.id].map { $0 != screen } ?? false }
      let (waysBefore, waysAfter) = (Set(old.ways), Set(new.ways))
      waysGained = new.ways.filter { !waysBefore.contains($0) }
      waysLost = old.ways.filter { !waysAfter.contains($0) }
      guard let reachedBefore = old.reachable, let reachedAfter = new.reachable else {
        (becameUnreachable, becameReachable, judgesReaching) = ([], [], false)
        return
      }
      judgesReaching = true
      becameUnreachable = new.screens.filter { reachedBefore.contains($0.id) && !reachedAfter.contains($0.id) }
      becameReachable = new.screens.filter {
        before[$0.id] != nil && !reachedBefore.contains($0.id) && reachedAfter.contains($0.id)
      }
    }

    /// A line for each difference: what is new with `+`, what is gone with `-`, what has changed with `~`, what can no longer
    /// be reached with `!`.
    public var description: String {
      var lines: [String] = []
      lines += screensGained.map { "+ screen \(quoted($0.id))" }
      lines += screensLost.map { "- screen \(quoted($0.id))" }
      lines += screensChanged.map { "~ screen \(quoted($0.id))" }
      lines += waysGained.map { "+ way \(told($0))" }
      lines += waysLost.map { "- way \(told($0))" }
      lines += becameUnreachable.map { "! no way leads to \(quoted($0.id)) any more" }
      lines += becameReachable.map { "+ a way leads to \(quoted($0.id)) now" }
      if lines.isEmpty { lines.append("The maps have the same screens and ways.") }
      if !judgesReaching {
        lines.append(
          "Not judged: what can be reached. A map without a root and a present position does not say where to begin.")
      }
      return lines.joined(separator: "\n")
    }

    private func told(_ way: Way) -> String {
      let from = way.from.map { "from \(quoted($0)) " } ?? "from anywhere "
      return from + "to \(quoted(way.to)), \(way.manner.onOneLine)"
    }

    /// The title of a screen, and its identifier where another screen has the same title.
    private func quoted(_ id: Screen.ID) -> String {
      let screens = new.screens + screensLost
      guard let title = screens.first(where: { $0.id == id })?.title, !title.isEmpty else { return "“\(id.onOneLine)”" }
      let isAlone = screens.count { $0.title == title } == 1
      return "“\(title.onOneLine)”" + (isAlone ? "" : " (\(id.onOneLine))")
    }
  }

  /// What this map has gained and lost since an older one.
  ///
  /// Screens are told apart by their identifiers, ways by all they say.
  ///
  /// - Complexity: Linear in the number of screens and ways.
  public func comparison(with old: AppMap) -> Comparison { Comparison(old: old, new: self) }
}

nonisolated extension AppMap.Comparison {
  /// All screens and ways of both maps, the newer one's first, as they are drawn.
  var union: AppMap {
    AppMap(
      title: new.title, groups: new.groups + old.groups, screens: new.screens + screensLost,
      ways: new.ways + waysLost, present: new.present, coverage: new.coverage, path: new.path)
  }

  /// What is marked in the drawing of the two.
  var changes: MapChanges {
    MapChanges(
      gained: Set(screensGained.map(\.id)), lost: Set(screensLost.map(\.id)),
      unreachable: Set(becameUnreachable.map(\.id)), waysGained: Set(waysGained), waysLost: Set(waysLost))
  }
}

/// What a drawing marks as gained and lost.
nonisolated struct MapChanges: Hashable, Sendable {
  var gained: Set<AppMap.Screen.ID> = []
  var lost: Set<AppMap.Screen.ID> = []
  var unreachable: Set<AppMap.Screen.ID> = []
  var waysGained: Set<AppMap.Way> = []
  var waysLost: Set<AppMap.Way> = []
}
