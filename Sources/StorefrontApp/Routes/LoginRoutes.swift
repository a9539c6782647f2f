public import Wayfinder

/// The routes to the screens of the login, in a modal stack over the screen in front.
public struct LoginRoutes {
  /// The route to the login screen. Screens on top of it in its stack are popped.
  public let login: DestinationStep<LoginScreen, Any?>
  /// The route to the registration, on top of the login screen.
  public let register: DestinationStep<RegisterScreen, Any?>
  /// The route to the help for a forgotten password, on top of the login screen.
  public let forgottenPassword: DestinationStep<ForgottenPasswordScreen, Any?>

  /// Assembles the routes.
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
