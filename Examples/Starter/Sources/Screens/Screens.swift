import Wayfinder

/// The first screen of the first tab.
final class HomeScreen: ButtonScreen {
  convenience init(_ app: StarterApp) {
    self.init("Home")
    for number in 1...3 { add("Item \(number)") { app.go(to: app.routes.item, with: number) } }
    add("About") { app.go(to: app.routes.about) }
  }
}

/// The screen of one item. A route finds it by its number.
final class ItemScreen: ButtonScreen, ContextChecking {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init("Item \(number)")
  }

  required init?(coder: NSCoder) { nil }

  func isTarget(for context: Int) -> Bool { context == number }
}

/// The first screen of the second tab.
final class AccountScreen: ButtonScreen {
  convenience init(_ app: StarterApp) {
    self.init("Account")
    add("Profile") { app.go(to: app.routes.profile) }
    add("Sign out") { app.signOut() }
    add("Show the tour") { app.tour.begin() }
  }
}

/// A screen for signed-in users only.
final class ProfileScreen: ButtonScreen {
  convenience init() { self.init("Profile") }
}

/// A sheet that covers any screen.
final class AboutScreen: ButtonScreen {
  convenience init() {
    self.init("About")
    add("Done") { [weak self] in self?.dismiss(animated: true) }
  }
}

/// A screen that answers when the user has signed in.
final class SignInScreen: ButtonScreen, Answering {
  typealias Answer = Void

  convenience init(_ account: Account) {
    self.init("Sign in")
    add("Sign in") { [weak self] in
      account.isSignedIn = true
      self?.answer()
    }
  }
}
