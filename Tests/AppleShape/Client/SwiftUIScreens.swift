import ContextNavigation
import SwiftUI
import Wayfinder

struct ProfileView: View, ContextInstantiatable {
  let id: Int
  init(with context: Int) { id = context }
  func isTarget(for context: Int) -> Bool { id == context }
  var body: some View { Text("Profile \(id)") }
}

@MainActor enum SwiftUIRoutes {
  static let profile = StepAssembly(
    finder: UIHostingControllerWithContextFinder<ProfileView>(),
    factory: UIHostingControllerWithContextFactory<ProfileView>()
  )
  .using(UINavigationController.push())
  .from(NavigationControllerStep())
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()

  static let about = StepAssembly(
    finder: ClassFinder<UIHostingController<Text>, Any?>(),
    factory: UIHostingControllerFactory { Text("About") }
  )
  .using(UINavigationController.push())
  .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>()))
  .assemble()
}

@MainActor func show(_ router: Router) async throws {
  let host = try await router.navigate(to: SwiftUIRoutes.profile, with: 7)
  print(host.rootView.id)
}

// SwiftUI has a PushTransition too. The arguments of an initializer distinguish the two types. A declared type needs the longer name.
@MainActor func push(_ screen: UIViewController, onto stack: [UIViewController]) -> StackPushTransition {
  PushTransition(stack: stack, viewController: screen)
}
