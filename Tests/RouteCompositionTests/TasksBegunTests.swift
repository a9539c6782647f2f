import TestStage
import Testing
import Wayfinder

@Suite struct TasksBegunTests {
  private struct Titling: ContextTask {
    func perform(on viewController: AccountScreen, with context: Any?) throws {}
  }

  private struct Breaking: ContextTask {
    func perform(on viewController: AccountScreen, with context: Any?) throws { throw Mishap() }
  }

  private struct Closing: ContextTask {
    func perform(on viewController: AccountScreen, with context: Any?) throws {}
  }

  private let account = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: ClassFactory())
    .adding(Titling()).adding(Breaking()).adding(Closing())
    .using(UINavigationController.push()).from(anyStack).assemble()

  @Test("EN-3 A failure lists the tasks of a built screen that had begun")
  func built() async {
    let stage = Stage(stack(HomeScreen()))
    #expect(await stage.router.outcome(to: account).failure?.alreadyRun == ["Titling", "Breaking"])
  }

  @Test("EN-3 A failure lists the tasks of a found screen that had begun")
  func found() async {
    let stage = Stage(stack(HomeScreen(), AccountScreen()))
    #expect(await stage.router.outcome(to: account).failure?.alreadyRun == ["Titling", "Breaking"])
  }
}
