import Foundation
import WayfinderMaps
import WayfinderTesting

nonisolated extension AppMap {
  /// Returns a map of random screens, groups, titles and ways.
  static func random(seed: UInt64) -> AppMap {
    var numbers = SeededGenerator(seed: seed)
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }
    func title() -> String {
      if chance(8), let text = hostileTexts.randomElement(using: &numbers) { return text }
      let words = (0..<Int.random(in: 1...7, using: &numbers)).map { _ in
        String(repeating: chance(50) ? "i" : "W", count: Int.random(in: 1...(chance(10) ? 60 : 11), using: &numbers))
      }
      return words.joined(separator: " ")
    }
    let groups = (0..<Int.random(in: 0...7, using: &numbers)).map {
      Group("group \($0)", title: title(), kind: Group.Kind.allCases.randomElement(using: &numbers) ?? .stack)
    }
    let ids = (0..<Int.random(in: 1...38, using: &numbers)).map { "screen \($0)" }
    let screens = ids.map { id in
      Screen(
        id, title: title(), in: chance(85) ? groups.randomElement(using: &numbers)?.id : nil, isRoot: chance(10))
    }
    func anyID() -> String { ids.randomElement(using: &numbers) ?? "" }
    let ways = (0..<Int.random(in: 0...(ids.count * 3), using: &numbers)).map { number in
      Way(
        from: chance(85) ? anyID() : nil, to: anyID(), Way.Kind.allCases.randomElement(using: &numbers) ?? .user,
        chance(60) ? "\(title()) \(number)" : nil)
    }
    let coverage = Coverage(screens: Set(ids.filter { _ in chance(60) }), ways: Set(ways.filter { _ in chance(60) }))
    let path = Path(
      from: anyID(), (0..<Int.random(in: 0...9, using: &numbers)).map { _ in .init(to: anyID(), .user, title()) },
      outcome: chance(50) ? title() : nil)
    return AppMap(
      title: title(), groups: groups, screens: screens, ways: ways, present: chance(70) ? anyID() : nil,
      coverage: chance(40) ? coverage : nil, path: chance(40) ? path : nil)
  }
}
