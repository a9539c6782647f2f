import Wayfinder

/// The first screen of the first tab.
final class HomeScreen: ButtonScreen {
  convenience init(_ app: NotesApp) {
    self.init("Home")
    for number in 1...3 { add("Note \(number)") { app.go(to: app.routes.note, with: number) } }
    add("About") { app.go(to: app.routes.about) }
  }
}

/// One note. That it is the wanted one is found out by its number.
final class NoteScreen: ButtonScreen, ContextChecking {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init("Note \(number)")
  }

  required init?(coder: NSCoder) { nil }

  func isTarget(for context: Int) -> Bool { context == number }
}

/// The first screen of the second tab.
final class AccountScreen: ButtonScreen {
  convenience init(_ app: NotesApp) {
    self.init("Account")
    add("Profile") { app.go(to: app.routes.profile) }
    add("Show the tour") { app.tour.begin() }
  }
}

/// What only who is signed in may see.
final class ProfileScreen: ButtonScreen {
  convenience init() { self.init("Profile") }
}

/// A sheet over anything.
final class AboutScreen: ButtonScreen {
  convenience init() {
    self.init("About")
    add("Done") { [weak self] in self?.dismiss(animated: true) }
  }
}

/// Asks who is there, and answers when somebody has signed in.
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
