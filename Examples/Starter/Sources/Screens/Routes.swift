import Wayfinder

/// The routes of the app. Each leads to its screen from any other screen.
final class Routes {
  private let account: Account

  init(_ account: Account) { self.account = account }

  // The tabs always exist.
  private(set) lazy var home = Route.existing(HomeScreen.self)
  private(set) lazy var accountTab = Route.existing(AccountScreen.self)

  private(set) lazy var item = Route.push(onto: home) { ItemScreen(number: $0) }
  private(set) lazy var about = Route.present(.pageSheet) { AboutScreen() }
  private(set) lazy var signIn = Route.present(.formSheet) { [account] in SignInScreen(account) }
  private(set) lazy var profile = Route.push(onto: accountTab, guardedBy: signedIn) { ProfileScreen() }

  /// The gate of the screens that need a signed-in user.
  private lazy var signedIn: Gate = .gate(until: { [account] in account.isSignedIn }, asking: signIn)
}
