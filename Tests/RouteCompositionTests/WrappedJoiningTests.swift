import TestStage
import Testing
import Wayfinder

/// Tests of actions in a transaction, which join their screens as the wrapped actions do.
@Suite struct WrappedJoiningTests {
  @Test("RC-18 A wrapped action of the short style is planned as the action that it wraps")
  func shortStyle() throws {
    let action: AnyAction<UINavigationController> = .push
    let pushed = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(CATransaction.wrap(action)).from(anyStack).assemble()
    let stage = Stage(stack(HomeScreen()))
    #expect(
      try stage.router.plan(to: pushed).changes == [
        .build("ReviewScreen"), .embed("ReviewScreen", in: "UINavigationController"),
      ])
  }

  /// An action that appends to a list of children. Used alone, the action replaces all children.
  private struct ReplaceAlone: ContainerAction {
    func perform(
      with viewController: UIViewController, on stack: UINavigationController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      stack.setViewControllers([viewController], animated: animated)
      completion(.success)
    }
  }

  @Test("RC-16 The app's own wrapped edit joins neighbouring steps in one list")
  func ownEdit() async throws {
    let stage = Stage(stack(HomeScreen()))
    let account = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(CATransaction.wrap(ReplaceAlone())).from(anyStack).assemble()
    let review = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(CATransaction.wrap(ReplaceAlone())).from(account.expectingContainer()).assemble()
    try await stage.router.navigate(to: review)
    #expect(stage.tree == "stack[Home Account Review]")
  }

  @Test("RC-18 The app's own wrapped action performs itself for a single step")
  func ownActionAlone() async throws {
    let stage = Stage(stack(HomeScreen()))
    let account = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(CATransaction.wrap(ReplaceAlone())).from(anyStack).assemble()
    try await stage.router.navigate(to: account)
    #expect(stage.tree == "stack[Account]")
  }
}
