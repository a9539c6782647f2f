import Wayfinder

extension Gate {
  /// Lets only those pass who are logged in; asks those who are not to log in.
  static func login(_ session: Session, _ routes: LoginRoutes) -> Gate {
    .gate(until: { session.isLoggedIn }, asking: routes.login) {
      guard session.isAttended else { throw LoginRefusal.nobodyThere }
    }
  }
}

extension Router {
  /// Takes the login screen away when somebody has logged in, wherever that was done: it answers who has asked it, and is closed
  /// where nobody has.
  func endLogin() {
    guard let window else { return }
    let finder = ClassFinder<LoginScreen, Any?>(windowProvider: FixedWindowProvider(window))
    guard let login = finder.findViewController() else { return }
    if login.isAsked { return login.answer() }
    go(.close(login.navigationController ?? login))
  }
}

/// Why somebody was not let pass.
nonisolated public enum LoginRefusal: Error, Hashable {
  /// A login is needed, and nobody is there to log in.
  case nobodyThere
}

nonisolated extension LoginRefusal: CustomStringConvertible {
  /// The reason as a sentence, with what to do about it.
  public var description: String {
    switch self {
    case .nobodyThere: "This needs a login, and nobody is there to log in; log in first (--logged-in)."
    }
  }
}
