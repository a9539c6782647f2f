public import Wayfinder

/// A screen in which the user logs in. It answers when the user has logged in.
public final class LoginScreen: ShopScreen, Answering {
  /// The answer, which has no value: the user has logged in.
  public typealias Answer = Void
  override class var name: String { "Login" }
  override var texts: [String] { ["Log in with your name and password."] }
  /// A closure that is called when the name and the password are right.
  var onSubmit: (() -> Void)?

  /// Buttons for the registration and for a forgotten password.
  public override var buttons: [ScreenButton] {
    [
      ScreenButton("Register", .goTo(.register)), ScreenButton("Forgotten password", .goTo(.forgottenPassword)),
    ]
  }

  /// Submits the name and the password, which are always right in the demo.
  public func submit() { onSubmit?() }
}

/// A screen in which a new user registers.
public final class RegisterScreen: ShopScreen {
  override class var name: String { "Register" }
  override var texts: [String] { ["Choose a name and a password."] }
}

/// A screen that helps a user with a forgotten password.
public final class ForgottenPasswordScreen: ShopScreen {
  override class var name: String { "Forgotten password" }
  override var texts: [String] { ["The shop sends you a new password."] }
}

/// The stack of the login, the registration and the help for a forgotten password.
public final class LoginStack: UINavigationController {}
