import TestStage
import Testing
import Wayfinder

/// Tests of actions that are wrapped in a transaction. A wrapped action ends when both the action and its animations have ended.
@Suite struct WrappedActionTests {
  /// An action that presents a screen and keeps its completion for the test.
  final class Presenting: Action {
    var completions: [@MainActor (RoutingResult) -> Void] = []

    func perform(
      with viewController: UIViewController, on existingController: UIViewController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      existingController.present(viewController, animated: animated)
      completions.append(completion)
    }
  }

  private let home = HomeScreen()
  private let stage: Stage
  private let action = Presenting()

  init() { stage = Stage(home, time: .manual) }

  private func perform(_ ended: @escaping (String) -> Void) {
    CATransaction.wrap(action).perform(with: ReviewScreen(), on: home, animated: true) { result in
      if case .success = result { ended("success") } else { ended("failure") }
    }
  }

  private var clock: TransitionScheduler { stage.window.transitionScheduler }

  @Test("RC-18 A wrapped action that answers at once ends when its animations have ended")
  func waitsForAnimations() {
    var ended: [String] = []
    perform { ended.append($0) }
    action.completions.first?(.success)
    while clock.advance() {}
    #expect(ended.isEmpty)
    clock.advanceUntilIdle()
    #expect(ended == ["success"])
  }

  @Test(
    "RC-18 A wrapped action that answers after its animations ends with the answer",
    arguments: [true, false])
  func waitsForTheAnswer(succeeds: Bool) {
    var ended: [String] = []
    perform { ended.append($0) }
    clock.advanceUntilIdle()
    #expect(ended.isEmpty)
    action.completions.first?(succeeds ? .success : .failure(Mishap()))
    #expect(ended == [succeeds ? "success" : "failure"])
  }

  @Test("RC-18 A wrapped action is planned as the action that it wraps")
  func planned() throws {
    let pushed = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(CATransaction.wrap(UINavigationController.push())).from(anyStack).assemble()
    let stage = Stage(stack(HomeScreen()))
    #expect(
      try stage.router.plan(to: pushed).changes == [
        .build("ReviewScreen"), .embed("ReviewScreen", in: "UINavigationController"),
      ])
    let presented = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(CATransaction.wrap(GeneralAction.presentModally())).from(current).assemble()
    #expect(
      try stage.router.plan(to: presented).changes == [
        .build("ReviewScreen"), .present("ReviewScreen", on: "UINavigationController"),
      ])
  }
}
