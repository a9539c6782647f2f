public import Wayfinder

/// The ways to what concerns logging in: a modal stack over whatever is there.
public struct LoginRoutes {
  /// The login screen; what stands on it in its stack goes.
  public let login: DestinationStep<LoginScreen, Any?>
  /// Registering, on top of the login screen.
  public let register: DestinationStep<RegisterScreen, Any?>
  /// What to do about a forgotten password, on top of the login screen.
  public let forgottenPassword: DestinationStep<ForgottenPasswordScreen, Any?>

  /// Assembles the ways.
  public init(_ session: Session) {
    let login = StepAssembly(
      finder: ClassFinder<LoginScreen, Any?>(),
      factory: InlineFactory { _ in
        let screen = LoginScreen()
        screen.onSubmit = { [weak session] in session?.isLoggedIn = true }
        return screen
      }
    )
    .using(UINavigationController.push())
    .from(NavigationControllerStep<LoginStack, Any?>())
    .using(GeneralAction.presentModally(presentationStyle: .pageSheet))
    .from(GeneralStep.current())
    .assemble()
    self.login = login

    register = Route.push(onto: login) { RegisterScreen() }
    forgottenPassword = Route.push(onto: login) { ForgottenPasswordScreen() }
  }
}
