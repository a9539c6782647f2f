/// A map of an app: its screens, the groups they stand in, and the ways between them.
///
/// A map is a value. It is drawn by ``svg()``, ``html()``, ``mermaid()`` and ``dot()``, kept as ``json()``, and compared
/// with an older one by ``comparison(with:)``:
///
/// ```swift
/// let map = AppMap(
///   title: "Library",
///   groups: [.init("books", title: "Books", kind: .tab), .init("loan", title: "Loan", kind: .modal)],
///   screens: [
///     .init("shelf", title: "Shelf", in: "books", isRoot: true),
///     .init("book", title: "Book", in: "books", shownBy: [.steps]),
///     .init("card", title: "Library card", in: "loan", shownBy: [.pages], isModal: true),
///   ],
///   ways: [
///     .init(from: "shelf", to: "book", .user, "Choose a row"),
///     .init(to: "book", .link, "book/:id"),
///     .init(from: "book", to: "card", .step),
///   ],
///   present: "book")
/// ```
///
/// A map is always whole: what names a screen or a group that is not listed adds it, with its identifier as its title.
nonisolated public struct AppMap: Hashable, Sendable {
  /// What the map is called.
  public let title: String
  /// Where screens stand, in the order in which they are drawn.
  public let groups: [Group]
  /// The screens, each of them once.
  public let screens: [Screen]
  /// The ways, each of them once.
  public let ways: [Way]
  /// The screen where the app is now, if the map says.
  public let present: Screen.ID?
  /// What tests have covered, if the map says.
  public let coverage: Coverage?
  /// One way through the app, as that of a counterexample.
  public let path: Path?

  /// Makes a map.
  ///
  /// Where an identifier comes twice, the first counts. Identifiers may be any text.
  ///
  /// - Parameters:
  ///   - title: What the map is called.
  ///   - groups: Tabs, stacks and modals, in the order in which they are to be drawn.
  ///   - screens: The screens.
  ///   - ways: The ways between them.
  ///   - present: The screen where the app is now.
  ///   - coverage: What tests have covered; `nil` where nothing is said about that.
  ///   - path: One way through the app, to be drawn as a path.
  /// - Complexity: Linear in all that is given.
  public init(
    title: String, groups: [Group] = [], screens: [Screen], ways: [Way] = [], present: Screen.ID? = nil,
    coverage: Coverage? = nil, path: Path? = nil
  ) {
    self.title = title
    self.ways = ways.once(by: \.self)
    self.present = present
    self.coverage = coverage
    self.path = path
    var named = self.ways.flatMap { [$0.from, $0.to] }
    named += [present, path?.start] + (path?.steps.map(\.to) ?? [])
    self.screens = (screens + named.compactMap(\.self).map { Screen($0, title: $0) }).once(by: \.id)
    self.groups = (groups + self.screens.compactMap(\.group).map { Group($0, title: $0) }).once(by: \.id)
  }

  /// The same map with the present position at a screen, or nowhere.
  public func with(present: Screen.ID?) -> AppMap {
    AppMap(
      title: title, groups: groups, screens: screens, ways: ways, present: present, coverage: coverage, path: path)
  }

  /// The same map with what tests have covered, or without a word on that.
  public func with(coverage: Coverage?) -> AppMap {
    AppMap(
      title: title, groups: groups, screens: screens, ways: ways, present: present, coverage: coverage, path: path)
  }

  /// The same map with a path, or without one.
  public func with(path: Path?) -> AppMap {
    AppMap(
      title: title, groups: groups, screens: screens, ways: ways, present: present, coverage: coverage, path: path)
  }
}

nonisolated extension Array {
  /// The elements in their order, without those whose key was there before.
  func once<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
