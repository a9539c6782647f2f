import Wayfinder
import WayfinderTesting

/// A shop in which a journal of the shell is replayed.
final class ReplayedShop: RunningApp {
  let shop: Storefront
  var window: UIWindow { shop.window }
  var router: Router { shop.router }

  private init(_ shop: Storefront) { self.shop = shop }

  /// Describes a shop that is launched as the one was that a journal is about, with the notices that were followed in it.
  static func app(of journal: Journal) -> AppUnderTest<ReplayedShop> {
    var facts = journal.facts
    let first = journal.entries.dropFirst().prefix { if case .fact = $0.kind { true } else { false } }
    for case .fact(let name, let value) in first.map(\.kind) { facts[name] = value }
    let notices = Set(
      journal.entries.compactMap { entry in
        if case .move(let name) = entry.kind, name.hasPrefix(Notice.move) { name } else { nil }
      })
    let launched = AppUnderTest("shop") { try launch(facts) }
      .resolving { app, name in try app.shop.links.place(named: name).map { try app.shop.request(for: $0).navigation } }
      .adding { app in app.moves + notices.sorted().compactMap(app.following) }
    return Shell.Switch.allCases.reduce(launched) { app, one in
      app.adding(
        AppSwitch(one.rawValue, values: ["off", "on"]) {
          $0.shop.isOn(one) ? "on" : "off"
        } write: { app, value in
          app.shop.turn(one, value == "on")
        })
    }
  }

  private static func launch(_ facts: [String: String]) throws -> ReplayedShop {
    func isOn(_ one: Shell.Switch) -> Bool { facts[one.rawValue] == "on" }
    let session = Session(isLoggedIn: isOn(.loggedIn), isOnboarded: facts[Shell.Switch.onboarded.rawValue] != "off")
    let shop = try Storefront(catalogue: try Catalogue.bundled(), session: session)
    shop.isWide = isOn(.wide)
    shop.window.transitionScheduler = TransitionScheduler(.immediate)
    shop.launch()
    return ReplayedShop(shop)
  }

  /// What the shell tells of besides what a look at the screen finds.
  private var moves: [AppMove] {
    var moves = shop.buttons.compactMap { button in
      if case .run(let body) = button.press {
        AppMove(button.move) {
          body()
          return true
        }
      } else {
        nil
      }
    }
    if let login = shop.visibleScreen as? LoginScreen {
      moves.append(
        AppMove(LoginScreen.submitting) {
          login.submit()
          return true
        })
    }
    return moves
  }

  private func following(_ name: String) -> AppMove? {
    let words = name.dropFirst(Notice.move.count).split(separator: " ").map(String.init)
    guard let notice = try? Notice(words: words) else { return nil }
    return AppMove(name) { [shop] in (try? shop.follow(notice) { _ in }) != nil }
  }
}

// What moves are called in journals.
extension ScreenButton {
  var move: String { "press “\(title)”" }
}

extension LoginScreen {
  static let submitting = "submit the login"
}

nonisolated extension Notice {
  static let move = "notify "
}
