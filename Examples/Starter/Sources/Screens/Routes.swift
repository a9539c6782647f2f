import Wayfinder

/// The ways through the app; each leads from wherever the user is.
struct Routes {
  /// A note by its number, on top of Home.
  let note: DestinationStep<NoteScreen, Int>
  /// The profile, on top of Account, behind the sign-in.
  let profile: DestinationStep<ProfileScreen, Any?>
  /// A sheet over whatever is in front.
  let about: DestinationStep<AboutScreen, Any?>

  init(_ account: Account) {
    // The tabs are always there: found, never built.
    let home = StepAssembly(finder: ClassFinder<HomeScreen, Any?>(), factory: NilFactory())
      .from(GeneralStep.root()).assemble()
    let accountTab = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory())
      .from(GeneralStep.root()).assemble()

    let signIn = StepAssembly(
      finder: ClassFinder<SignInScreen, Any?>(), factory: ClassFactory { SignInScreen(account) }
    )
    .using(GeneralAction.presentModally(presentationStyle: .formSheet))
    .from(GeneralStep.current())
    .assemble()

    note = StepAssembly(
      finder: ClassWithContextFinder<NoteScreen, Int>(), factory: InlineFactory { NoteScreen(number: $0) }
    )
    .using(UINavigationController.push())
    .from(home.expectingContainer().adaptingContext())
    .assemble()

    profile = StepAssembly(finder: ClassFinder<ProfileScreen, Any?>(), factory: ClassFactory { ProfileScreen() })
      .adding(.gate(until: { account.isSignedIn }, asking: signIn))
      .using(UINavigationController.push())
      .from(accountTab.expectingContainer())
      .assemble()

    about = StepAssembly(finder: ClassFinder<AboutScreen, Any?>(), factory: ClassFactory { AboutScreen() })
      .using(GeneralAction.presentModally(presentationStyle: .pageSheet))
      .from(GeneralStep.current())
      .assemble()
  }
}
