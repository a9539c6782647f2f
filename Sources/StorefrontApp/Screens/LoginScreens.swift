public import Wayfinder

/// Asks who is there, and answers when somebody has logged in.
public final class LoginScreen: ShopScreen, Answering {
  /// That it is done.
  public typealias Answer = Void
  override class var name: String { "Login" }
  /// Told when name and password were right.
  var onSubmit: (() -> Void)?

  override var texts: [String] { ["Enter your name and password."] }

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

/// The stack that login, registration and forgotten password stand in.
public final class LoginStack: UINavigationController {}
