import RouteComposition
import ViewHierarchy
import Wayfinder

extension AppUnderTest {
  /// Returns the request of a destination, a link, a name that ``resolving(_:)`` knows, or a change of the present screens.
  func request(named name: String, in app: App) throws -> NavigationRequest<Void>? {
    if let destination = destinations.first(where: { $0.name == name }) {
      return try destination.request(in: app).map { _ in }
    }
    // A link may lead elsewhere than its text, so the table of the app comes first.
    if app.router.links?.opens(name) == true { return NavigationRequest.link(name).map { _ in } }
    if let request = try namedRequest(app, name) { return request.map { _ in } }
    return Rearranging(name)?.request(in: app.router)
  }

  func move(named name: String, in app: App) -> AppMove? { move(named: name, among: moves(in: app), in: app) }

  func move(named name: String, among moves: [AppMove], in app: App) -> AppMove? {
    moves.first { $0.name == name } ?? namedMove(app, name)
  }

  /// Sets a switch, and returns `false` for an unknown name or value.
  func set(_ name: String, to value: String, in app: App) -> Bool {
    switches.first { $0.name == name }?.set(value, in: app) ?? false
  }
}

private enum Rearranging {
  case back
  case dismissAll
  case tab(Int)
  case close(Int)
  case pop(Int)

  init?(_ name: String) {
    let last = name.split(separator: " ").last.flatMap { Int($0) }
    switch (name, last) {
    case ("going back", _): self = .back
    case ("dismissing all", _): self = .dismissAll
    case (_, let position?) where name.hasPrefix("selecting tab "): self = .tab(position)
    case (_, let position?) where name.hasPrefix("closing "): self = .close(position)
    case (_, let position?) where name.hasPrefix("popping to "): self = .pop(position)
    default: return nil
    }
  }

  func request(in router: Router) -> NavigationRequest<Void> {
    let screens = ScreenTree.printedOrder(of: router.live)
    // An absent screen is refused, as in the journal.
    func screen(_ position: Int) -> UIViewController {
      screens.indices.contains(position) ? screens[position] : UIViewController()
    }
    switch self {
    case .back: return .back
    case .dismissAll: return .dismissAll
    case .tab(let position): return .select(tab: position)
    case .close(let position): return .close(screen(position))
    case .pop(let position): return .pop(to: screen(position))
    }
  }
}
