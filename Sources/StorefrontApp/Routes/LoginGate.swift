import Wayfinder

extension Gate {
  /// Returns a gate that lets logged-in users pass, and shows the login screen to other users.
  static func login(_ session: Session, _ routes: LoginRoutes) -> Gate {
    .gate(until: { session.isLoggedIn }, asking: routes.login) {
      guard session.isInteractive else { throw LoginRefusal.noUser }
    }
  }
}

extension Router {
  /// Ends the login screen after a login, however the user has logged in. If a request has asked the screen, the screen answers the
  /// request. Otherwise the screen is closed.
  func endLogin() {
    guard let window else { return }
    let finder = ClassFinder<LoginScreen, Any?>(windowProvider: FixedWindowProvider(window))
    guard let login = finder.findViewController() else { return }
    if login.isAsked { return login.answer() }
    go(.close(login.navigationController ?? login))
  }
}

/// The reason why the gate has refused a request.
nonisolated public enum LoginRefusal: Error, Hashable {
  /// The request needs a login, and no user is there to log in.
  case noUser
}

nonisolated extension LoginRefusal: CustomStringConvertible {
  /// A sentence with the reason and the remedy.
  public var description: String {
    switch self {
    case .noUser: "This needs a login, and nobody is there to log in; log in first (--logged-in)."
    }
  }
}
