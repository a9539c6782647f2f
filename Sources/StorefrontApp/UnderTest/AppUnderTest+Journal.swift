import Wayfinder
import WayfinderTesting

extension AppUnderTest where App == Storefront {
  /// The shop for a replay: launched as the one was that a journal is about.
  static func shop(of journal: Journal) -> Self {
    var facts = journal.facts
    let first = journal.entries.dropFirst().prefix { if case .fact = $0.kind { true } else { false } }
    // A shell tells of each switch as it begins; what comes after that was set by hand.
    for case .fact(let name, let value) in first.map(\.kind) { facts[name] = facts[name] ?? value }
    return shop { [facts] in try Storefront.launched(switched: facts) }
  }
}

extension Storefront {
  /// Launches a shop as the facts of a journal say.
  fileprivate static func launched(switched facts: [String: String]) throws -> Storefront {
    func isOn(_ one: ShopSwitch) -> Bool? { facts[one.rawValue].map { $0 == "on" } }
    let session = Session(isLoggedIn: isOn(.loggedIn) ?? false, isOnboarded: isOn(.onboarded) ?? true)
    let shop = try Storefront(catalogue: try Catalogue.bundled(), session: session)
    shop.isWide = isOn(.wide) ?? false
    shop.isOnline = isOn(.online) ?? true
    shop.window.endTransitionsAtOnce()
    shop.launch()
    return shop
  }
}
