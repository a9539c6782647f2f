public import Wayfinder

/// Asks who is there.
public final class LoginScreen: ShopScreen {
  override class var name: String { "Login" }
  /// Told when name and password were right.
  var onSubmit: (() -> Void)?

  /// What can be done instead of logging in.
  public override var buttons: [ScreenButton] {
    [
      ScreenButton("Register", .goTo(.register)), ScreenButton("Forgotten password", .goTo(.forgottenPassword)),
    ]
  }

  /// The user has given name and password; those are right here.
  public func submit() { onSubmit?() }
}

/// Asks somebody new for what the shop has to know.
public final class RegisterScreen: ShopScreen {
  override class var name: String { "Register" }
}

/// Helps somebody who has forgotten the password.
public final class ForgottenPasswordScreen: ShopScreen {
  override class var name: String { "Forgotten password" }
}

/// The stack that login, registration and forgotten password stand in. It tells when it has left, by whatever hand.
public final class LoginStack: UINavigationController {
  private var farewell: LastWord<Void>?

  /// Calls once: when the stack has been dismissed, or at the latest when it dies.
  func whenLeft(_ body: @escaping @MainActor () -> Void) { farewell = LastWord((), body) }

  /// Tells that the stack has left, if this is why it disappears: it was dismissed, or what it stood on has gone.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil { farewell?.say(()) }
  }
}
