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
      .init(to: "card", .link, "card"), .init(from: "page", to: "book", .back),
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

  @Test("TK-17 A comparison lists screens and ways that are new or gone, and screens that have changed")
  func gainedAndLost() {
    let comparison = Self.new.comparison(with: Self.old)
    #expect(comparison.screensGained.map(\.id) == ["note"])
    #expect(comparison.screensLost.map(\.id) == ["card"])
    #expect(comparison.screensChanged.map(\.title) == ["The book"])
    #expect(comparison.waysGained == [.init(from: "book", to: "note", .step), .init(from: "note", to: "attic", .user)])
    #expect(comparison.waysLost == [.init(from: "book", to: "page", .user), .init(to: "card", .link, "card")])
    #expect(!comparison.isEmpty)
  }

  @Test("TK-17 A comparison lists screens that can no longer be reached")
  func reaching() {
    let comparison = Self.new.comparison(with: Self.old)
    #expect(comparison.judgesReaching)
    #expect(comparison.becameUnreachable.map(\.id) == ["page"])
    #expect(AppMap.shopWithoutSizes.comparison(with: .shop).becameUnreachable.map(\.id) == ["sizes"])
  }

  @Test("TK-17 Without a root and a present screen, a comparison says that reachability is not judged")
  func notJudged() {
    let nowhere = AppMap(title: "T", screens: [.init("a", title: "A")])
    let comparison = nowhere.comparison(with: Self.old)
    #expect(!comparison.judgesReaching)
    #expect(comparison.becameUnreachable.isEmpty)
    #expect(comparison.description.contains("Not judged: reachability."))
  }

  @Test("TK-17 Equal maps have no differences")
  func equal() {
    for map in [AppMap.shop, .hostile] + Walks.seeds(6, long: 100).map({ .random(seed: $0) }) {
      let comparison = map.comparison(with: map)
      #expect(comparison.isEmpty)
      #expect(comparison.becameUnreachable.isEmpty)
      #expect(comparison.union == map)
      #expect(comparison.description.hasPrefix("The maps have the same screens and ways."))
    }
  }

  @Test("TK-17 The older map with the new screens and ways, without the lost ones, is the newer map")
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

  /// Returns the screens that can be reached by the ways of the map.
  private static func reached(in map: AppMap) -> Set<String> {
    var reached = Set(map.screens.filter(\.isRoot).map(\.id))
    if reached.isEmpty { reached.formUnion([map.present].compactMap(\.self)) }
    func leadsOn(_ way: AppMap.Way) -> Bool { !reached.contains(way.to) && way.from.map(reached.contains) ?? true }
    while let next = map.ways.first(where: leadsOn) { reached.insert(next.to) }
    return reached
  }

  @Test("TK-17 Each difference is a line")
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
        """)
    let count = AppMap.hostile.comparison(with: AppMap(title: "T", screens: [])).description.split(
      whereSeparator: \.isNewline
    ).count
    #expect(count == AppMap.hostile.screens.count + AppMap.hostile.ways.count + 1)
  }

  @Test("TK-17 The page of two maps marks screens that are new, gone, or no longer reachable")
  func marked() {
    let page = Self.new.comparison(with: Self.old).html()
    func marked(_ role: String) -> [String] {
      page.matches(of: /<button type="button" class="([^"]*)" data-id="([^"]*)"/).filter {
        $0.1.split(separator: " ").contains(Substring(role))
      }.map { String($0.2) }
    }
    #expect(marked("gained") == ["note"])
    #expect(marked("lost") == ["card"])
    #expect(marked("unreachable") == ["page"])
  }
}
