nonisolated extension AppMap {
  /// The differences between two maps of an app.
  nonisolated public struct Comparison: Hashable, Sendable, CustomStringConvertible {
    /// The older map.
    public let old: AppMap
    /// The newer map.
    public let new: AppMap
    /// The screens that only the newer map has, in its order.
    public let screensGained: [Screen]
    /// The screens that only the older map has, in its order.
    public let screensLost: [Screen]
    /// The screens of the newer map that differ from those of the older map with the same identifier.
    public let screensChanged: [Screen]
    /// The ways that only the newer map has, in its order.
    public let waysGained: [Way]
    /// The ways that only the older map has, in its order.
    public let waysLost: [Way]
    /// The screens of the newer map that no way reaches from a root, and that could be reached in the older map.
    public let becameUnreachable: [Screen]
    /// A Boolean value that indicates whether both maps have a root or a present screen, which the search for ways needs.
    public let judgesReaching: Bool

    /// A Boolean value that indicates whether the maps have the same screens and ways.
    public var isEmpty: Bool {
      screensGained.isEmpty && screensLost.isEmpty && screensChanged.isEmpty && waysGained.isEmpty && waysLost.isEmpty
        && becameUnreachable.isEmpty
    }

    fileprivate init(old: AppMap, new: AppMap) {
      (self.old, self.new) = (old, new)
      let before = Dictionary(old.screens.map { ($0.id, $0) }) { first, _ in first }
      let after = Set(new.screens.map(\.id))
      screensGained = new.screens.filter { before[$0.id] == nil }
      screensLost = old.screens.filter { !after.contains($0.id) }
      screensChanged = new.screens.filter { screen in before[screen.id].map { $0 != screen } ?? false }
      let (waysBefore, waysAfter) = (Set(old.ways), Set(new.ways))
      waysGained = new.ways.filter { !waysBefore.contains($0) }
      waysLost = old.ways.filter { !waysAfter.contains($0) }
      guard let reachedBefore = old.reachable, let reachedAfter = new.reachable else {
        (becameUnreachable, judgesReaching) = ([], false)
        return
      }
      judgesReaching = true
      becameUnreachable = new.screens.filter { reachedBefore.contains($0.id) && !reachedAfter.contains($0.id) }
    }

    /// A line for each difference. It begins with `+` (new), `-` (gone), `~` (changed) or `!` (can no longer be reached).
    public var description: String {
      var lines: [String] = []
      for (sign, screens) in [("+", screensGained), ("-", screensLost), ("~", screensChanged)] {
        lines += screens.map { "\(sign) screen \(quoted($0.id))" }
      }
      lines += waysGained.map { "+ way \(described($0))" } + waysLost.map { "- way \(described($0))" }
      lines += becameUnreachable.map { "! no way leads to \(quoted($0.id)) any more" }
      if lines.isEmpty { lines.append("The maps have the same screens and ways.") }
      if !judgesReaching { lines.append("Not judged: reachability. A map has no root and no present screen.") }
      return lines.joined(separator: "\n")
    }

    private func described(_ way: Way) -> String {
      let from = way.from.map { "from \(quoted($0)) " } ?? "from anywhere "
      return from + "to \(quoted(way.to)), \(way.kind.manner(way.name).onOneLine)"
    }

    /// The title of a screen, with its identifier if another screen has the same title.
    private func quoted(_ id: Screen.ID) -> String {
      let screens = new.screens + screensLost
      guard let title = screens.first(where: { $0.id == id })?.title, !title.isEmpty else { return "“\(id.onOneLine)”" }
      let isAlone = screens.count { $0.title == title } == 1
      return "“\(title.onOneLine)”" + (isAlone ? "" : " (\(id.onOneLine))")
    }
  }

  /// Returns the differences from an older map. Screens are identified by their identifiers, ways by all of their fields.
  ///
  /// - Complexity: Linear in the number of screens and ways.
  public func comparison(with old: AppMap) -> Comparison { Comparison(old: old, new: self) }
}

nonisolated extension AppMap.Comparison {
  /// The screens and ways of both maps, those of the newer map first.
  var union: AppMap {
    AppMap(
      title: new.title, groups: new.groups + old.groups, screens: new.screens + screensLost, ways: new.ways + waysLost,
      present: new.present, coverage: new.coverage, path: new.path, exploration: new.exploration
    ).with(drawings: old.drawings.merging(new.drawings) { $1 })
  }
}
