import Wayfinder
import WayfinderTesting

extension AppUnderTest where App == Storefront {
  /// Returns the shop for a replay, launched in the state that a journal records at its beginning.
  static func shop(of journal: Journal) -> Self {
    var facts = journal.facts
    let first = journal.entries.dropFirst().prefix { if case .fact = $0.kind { true } else { false } }
    // A shell records each switch as it begins. A later record is a change by the user, so the first value counts.
    for case .fact(let name, let value) in first.map(\.kind) { facts[name] = facts[name] ?? value }
    return shop { [facts] in try Storefront.launched(switched: facts) }
  }
}

extension Storefront {
  /// Launches a shop in the state that the facts of a journal describe.
  fileprivate static func launched(switched facts: [String: String]) throws -> Storefront {
    func isOn(_ shopSwitch: ShopSwitch) -> Bool? { facts[shopSwitch.rawValue].map { $0 == "on" } }
    let session = Session(isLoggedIn: isOn(.loggedIn) ?? false, isOnboarded: isOn(.onboarded) ?? true)
    let shop = try Storefront(catalogue: try Catalogue.bundled(), session: session)
    shop.isWide = isOn(.wide) ?? false
    shop.isOnline = isOn(.online) ?? true
    shop.window.endTransitionsAtOnce()
    shop.launch()
    return shop
  }
}
