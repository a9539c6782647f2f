// The routes and screens of the guide Steps.md that the samples of other guides use. Scripts/check-documents compiles the guide.
import Wayfinder

final class HomeScreen: UIViewController {}
final class AccountScreen: UIViewController {}
final class BagScreen: UIViewController {}

struct SignedIn: RoutingInterceptor {
  func perform(with context: Any?) async throws {}
}

extension Routes {
  static let home = Route.existing(HomeScreen.self)
  static let account = Route.push(onto: home) { AccountScreen() }
  static let bag = Route.present(.formSheet, inStack: true) { BagScreen() }
}
