import Wayfinder
import WayfinderTesting

extension AppUnderTest where App == Storefront {
  /// The shop for a replay: launched as the one was that a journal is about, with the notifications that were followed in it.
  static func shop(of journal: Journal) -> Self {
    var facts = journal.facts
    let first = journal.entries.dropFirst().prefix { if case .fact = $0.kind { true } else { false } }
    for case .fact(let name, let value) in first.map(\.kind) { facts[name] = value }
    let notices = Set(
      journal.entries.compactMap { entry in
        if case .move(let name) = entry.kind { Notice(move: name) } else { nil }
      })
    return shop { [facts] in try Storefront(switched: facts) }
      .adding { shop in notices.map(shop.move(following:)) }
  }
}

extension Storefront {
  /// Launches a shop as the facts of a journal say.
  fileprivate convenience init(switched facts: [String: String]) throws {
    func isOn(_ one: ShopSwitch) -> Bool? { facts[one.rawValue].map { $0 == "on" } }
    let session = Session(isLoggedIn: isOn(.loggedIn) ?? false, isOnboarded: isOn(.onboarded) ?? true)
    try self.init(catalogue: try Catalogue.bundled(), session: session)
    isWide = isOn(.wide) ?? false
    isOnline = isOn(.online) ?? true
    window.endTransitionsAtOnce()
    launch()
  }
}
