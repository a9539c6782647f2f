/// A map of an app: its screens, their groups, and the ways between them.
///
/// A map is a value. ``html()``, ``svg()``, ``mermaid()`` and ``dot()`` show it, ``json()`` keeps it, and ``comparison(with:)``
/// compares it with an older one:
///
/// ```swift
/// let map = AppMap(
///   title: "Library", groups: [.init("books", title: "Books", kind: .tab)],
///   screens: [.init("shelf", title: "Shelf", in: "books", isRoot: true), .init("book", title: "Book", in: "books")],
///   ways: [.init(from: "shelf", to: "book", .user, "Choose a row"), .init(to: "book", .link, "book/:id")],
///   present: "book")
/// ```
///
/// A map adds each screen and each group that is named and not listed, with its identifier as the title.
nonisolated public struct AppMap: Hashable, Sendable {
  /// The title.
  public let title: String
  /// The groups of screens in the order of the map.
  public private(set) var groups: [Group]
  /// The screens in the order of the map.
  public private(set) var screens: [Screen]
  /// The ways, without repetition.
  public let ways: [Way]
  /// The screen that the app shows now.
  public private(set) var present: Screen.ID?
  /// The coverage of tests.
  public private(set) var coverage: Coverage?
  /// A path through the app, as that of a counterexample.
  public private(set) var path: Path?
  /// The extent of the exploration that has found the map.
  public let exploration: Exploration?
  /// The drawings of screens. ``json()`` leaves them out.
  public private(set) var drawings: [Screen.ID: Drawing] = [:]

  /// Makes a map. If an identifier is repeated, the first element counts.
  ///
  /// - Complexity: Linear in the number of elements.
  public init(
    title: String, groups: [Group] = [], screens: [Screen], ways: [Way] = [], present: Screen.ID? = nil,
    coverage: Coverage? = nil, path: Path? = nil, exploration: Exploration? = nil
  ) {
    (self.title, self.groups, self.screens, self.ways) = (title, groups, screens, ways.once(by: \.self))
    (self.present, self.coverage, self.path, self.exploration) = (present, coverage, path, exploration)
    complete()
  }

  /// Adds the screens and groups that are only named.
  private mutating func complete() {
    var named = ways.flatMap { [$0.from, $0.to] }
    named += [present, path?.start] + (path?.steps.map(\.to) ?? [])
    screens = (screens + named.compactMap(\.self).map { Screen($0, title: $0) }).once(by: \.id)
    groups = (groups + screens.compactMap(\.group).map { Group($0, title: $0) }).once(by: \.id)
  }

  /// Returns the map with another present screen, or without one.
  public func with(present: Screen.ID?) -> AppMap { changed { $0.present = present } }

  /// Returns the map with the coverage of tests, or without it.
  public func with(coverage: Coverage?) -> AppMap { changed { $0.coverage = coverage } }

  /// Returns the map with a path, or without one.
  public func with(path: Path?) -> AppMap { changed { $0.path = path } }

  /// Returns the map with drawings of its screens.
  public func with(drawings: [Screen.ID: Drawing]) -> AppMap { changed { $0.drawings = drawings } }

  private func changed(_ change: (inout AppMap) -> Void) -> AppMap {
    var map = self
    change(&map)
    map.complete()
    return map
  }
}

nonisolated extension Array {
  /// The elements in their order, without those whose key is repeated.
  func once<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
