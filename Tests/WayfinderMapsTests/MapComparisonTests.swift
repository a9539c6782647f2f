import Testing
import Walks

@testable import WayfinderMaps

@Suite("Two maps compared")
nonisolated struct MapComparisonTests {
  private static let old = AppMap(
    title: "Shelf",
    screens: [
      .init("shelf", title: "Shelf", isRoot: true), .init("book", title: "Book"), .init("page", title: "Page"),
      .init("card", title: "Card"), .init("attic", title: "Attic"),
    ],
    ways: [
      .init(from: "shelf", to: "book", .user, "Tap"), .init(from: "book", to: "page", .user),
      .init(to: "card", .link, "card"),
      .init(from: "page", to: "book", .back),
    ])
  private static let new = AppMap(
    title: "Shelf",
    screens: [
      .init("shelf", title: "Shelf", isRoot: true), .init("book", title: "The book"), .init("page", title: "Page"),
      .init("note", title: "Note"), .init("attic", title: "Attic"),
    ],
    ways: [
      .init(from: "shelf", to: "book", .user, "Tap"), .init(from: "page", to: "book", .back),
      .init(from: "book", to: "note", .step), .init(from: "note", to: "attic", .user),
    ])

  @Test("TK-17 Screens and ways gained and lost are told, and screens that are another")
  func gainedAndLost() {
    let comparison = Self.new.comparison(with: Self.old)
    #expect(comparison.screensGained.map(\.id) == ["note"])
    #expect(comparison.screensLost.map(\.id) == ["card"])
    #expect(comparison.screensChanged.map(\.title) == ["The book"])
    #expect(comparison.waysGained == [.init(from: "book", to: "note", .step), .init(from: "note", to: "attic", .user)])
    #expect(comparison.waysLost == [.init(from: "book", to: "page", .user), .init(to: "card", .link, "card")])
    #expect(!comparison.isEmpty)
  }

  @Test("TK-17 What became unreachable is told, and what became reachable")
  func reaching() {
    let comparison = Self.new.comparison(with: Self.old)
    #expect(comparison.judgesReaching)
    #expect(comparison.becameUnreachable.map(\.id) == ["page"])
    #expect(comparison.becameReachable.map(\.id) == ["attic"])
    #expect(AppMap.shopWithoutSizes.comparison(with: .shop).becameUnreachable.map(\.id) == ["sizes"])
  }

  @Test("TK-17 Where a map does not say where to begin, reaching is not judged, and that is said")
  func notJudged() {
    let nowhere = AppMap(title: "T", screens: [.init("a", title: "A")])
    let comparison = nowhere.comparison(with: Self.old)
    #expect(!comparison.judgesReaching)
    #expect(comparison.becameUnreachable.isEmpty)
    #expect(comparison.description.contains("Not judged: what can be reached."))
  }

  @Test("TK-17 Equal maps differ in nothing")
  func equal() {
    for map in [AppMap.shop, .hostile] + Walks.seeds(6, long: 100).map({ .random(seed: $0) }) {
      let comparison = map.comparison(with: map)
      #expect(comparison.isEmpty)
      #expect(comparison.becameUnreachable.isEmpty)
      #expect(comparison.union == map)
      #expect(comparison.changes == MapChanges())
      #expect(comparison.description.hasPrefix("The maps have the same screens and ways."))
    }
  }

  @Test("TK-17 The older map with what was gained, without what was lost, has the screens and ways of the newer one")
  func complete() throws {
    for seed in Walks.seeds(12, long: 100) {
      let (old, new) = (AppMap.random(seed: seed), AppMap.random(seed: seed + 1))
      let comparison = new.comparison(with: old)
      let screens = Set(old.screens.map(\.id)).subtracting(comparison.screensLost.map(\.id)).union(
        comparison.screensGained.map(\.id))
      #expect(screens == Set(new.screens.map(\.id)))
      #expect(Set(old.ways).subtracting(comparison.waysLost).union(comparison.waysGained) == Set(new.ways))
      let backwards = old.comparison(with: new)
      #expect(backwards.screensGained == comparison.screensLost)
      #expect(backwards.waysLost == comparison.waysGained)
      guard comparison.judgesReaching else { continue }
      let (before, after) = (Self.reached(in: old), Self.reached(in: new))
      #expect(
        Set(comparison.becameUnreachable.map(\.id)) == before.subtracting(after).intersection(new.screens.map(\.id)))
    }
  }

  /// What can be reached, found by asking every way again until nothing more is found.
  private static func reached(in map: AppMap) -> Set<String> {
    var reached = Set(map.screens.filter(\.isRoot).map(\.id))
    if reached.isEmpty { reached.formUnion([map.present].compactMap(\.self)) }
    func leadsOn(_ way: AppMap.Way) -> Bool {
      !reached.contains(way.to) && way.from.map(reached.contains) ?? true
    }
    while let next = map.ways.first(where: leadsOn) {
      reached.insert(next.to)
    }
    return reached
  }

  @Test("TK-17 The differences are a line each")
  func told() {
    #expect(
      Self.new.comparison(with: Self.old).description == """
        + screen “Note”
        - screen “Card”
        ~ screen “The book”
        + way from “The book” to “Note”, by step
        + way from “Note” to “Attic”, by the user
        - way from “The book” to “Page”, by the user
        - way from anywhere to “Card”, by link: card
        ! no way leads to “Page” any more
        + a way leads to “Attic” now
        """)
    let count = AppMap.hostile.comparison(with: AppMap(title: "T", screens: [])).description.split(
      whereSeparator: \.isNewline
    ).count
    #expect(count == AppMap.hostile.screens.count + AppMap.hostile.ways.count + 1)
  }

  @Test("TK-17 The drawing of two maps marks what is new, what is gone and what can no longer be reached")
  func drawn() throws {
    let comparison = Self.new.comparison(with: Self.old)
    let root = try #require(ParsedMarkup.root(of: comparison.svg()))
    let ids = comparison.union.screens.map(\.id)
    func marked(_ name: String) -> [String] {
      root.all("g", in: "screen").filter { $0.classes.contains(name) }
        .compactMap { $0.attributes["data-screen"].flatMap(Int.init) }.map { ids[$0] }
    }
    #expect(marked("gained") == ["note"])
    #expect(marked("lost") == ["card"])
    #expect(marked("unreachable") == ["page"])
    func ways(_ name: String) -> [Set<String>] {
      root.all("g", in: "way").filter { $0.classes.contains(name) && $0.attributes["data-from"] != nil }.map { way in
        Set(["data-from", "data-to"].compactMap { way.attributes[$0].flatMap(Int.init) }.map { ids[$0] })
      }
    }
    #expect(Set(ways("gained")) == [["book", "note"], ["note", "attic"]])
    #expect(ways("changed") == [["book", "page"]])
    #expect(ways("lost").isEmpty)
    #expect(Set(ids) == ["shelf", "book", "page", "note", "attic", "card"])
  }

  @Test("TK-17 A drawing of one map marks nothing as new or gone")
  func notMarked() throws {
    let root = try #require(ParsedMarkup.root(of: AppMap.shop.svg()))
    #expect(root.all.allSatisfy { $0.classes.isDisjoint(with: ["gained", "lost", "changed", "unreachable"]) })
  }
}
