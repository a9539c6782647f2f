import TestStage
import Testing
import Wayfinder

@Suite struct OneChangeTests {
  /// Returns a route that pushes three screens.
  private func threePushes(from end: DestinationStep<CountingStack, Any?>) -> DestinationStep<SettingsScreen, Any?> {
    StepAssembly(finder: ClassFinder<SettingsScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(
        StepAssembly(finder: ClassFinder<ReviewScreen, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push())
          .from(
            StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: ClassFactory())
              .using(UINavigationController.push()).from(end).assemble().expectingContainer()
          ).assemble().expectingContainer()
      ).assemble()
  }

  @Test("RC-16 Three pushes onto a stack in the tree are one change and one animation")
  func standingStack() async throws {
    let counting = CountingStack()
    counting.viewControllers = [HomeScreen()]
    let stage = Stage(counting)
    let (replacements, pushes) = (counting.replacements, counting.pushes)
    var transitions = 0
    let observer = TransitionCounter { transitions += 1 }
    counting.delegate = observer
    try await stage.router.navigate(
      to: threePushes(from: GeneralStep.custom(using: ClassFinder<CountingStack, Any?>())))
    #expect(stage.tree == "stack[Home Account Review Settings]")
    #expect(counting.replacements - replacements == 1)
    #expect(counting.pushes - pushes == 0)
    #expect(transitions == 1)
  }

  @Test("RC-16 Three pushes into a new stack are one change")
  func newStack() async throws {
    let stage = Stage(HomeScreen())
    let end = StepAssembly(
      finder: NilFinder<CountingStack, Any?>(), factory: NavigationControllerFactory<CountingStack, Any?>()
    ).using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    try await stage.router.navigate(to: threePushes(from: end))
    #expect(stage.tree == "Home ^ stack[Account Review Settings]")
    let counting = try #require(stage.window.rootViewController?.presentedViewController as? CountingStack)
    #expect(counting.replacements == 1)
    #expect(counting.pushes == 0)
  }

  @Test("RC-16 Popping to the found screen and pushing two more are one change")
  func popAndPush() async throws {
    let counting = CountingStack()
    counting.viewControllers = [HomeScreen(), AccountScreen(), LoginScreen(), RegisterScreen()]
    let stage = Stage(counting)
    let before = counting.replacements
    try await stage.router.navigate(
      to: threePushes(from: GeneralStep.custom(using: ClassFinder<CountingStack, Any?>())))
    #expect(stage.tree == "stack[Home Account Review Settings]")
    #expect(counting.replacements - before == 1)
  }

  @Test("RC-16 Neighbouring steps with the app's own edit join in one change")
  func ownEdit() async throws {
    struct PushFirst: ContainerAction {
      func perform(
        with viewController: UIViewController, on stack: UINavigationController, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        stack.setViewControllers([viewController] + stack.viewControllers, animated: animated)
        completion(.success)
      }

      func perform(embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]) {
        childViewControllers.append(viewController)
      }
    }
    let counting = CountingStack()
    counting.viewControllers = [HomeScreen()]
    let stage = Stage(counting)
    let before = counting.replacements
    let account = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(PushFirst())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())).assemble()
    let review = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(PushFirst()).from(account.expectingContainer()).assemble()
    try await stage.router.navigate(to: review)
    #expect(stage.tree == "stack[Home Account Review]")
    #expect(counting.replacements - before == 1)
  }
}

/// A delegate that calls a closure when a stack is about to show a screen.
final class TransitionCounter: NSObject, UINavigationControllerDelegate {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { body() }
}
