import TestStage
import Testing
import Wayfinder

@Suite struct OrderOfWorkTests {
  /// A maker of steps whose roles record each call.
  private struct Noted {
    let journal: Diary

    func step<Screen: UIViewController, Host: UIViewController>(
      _ name: String, _ finder: any Finder<Screen, Any?>, _ action: any Action<Host>,
      from below: DestinationStep<Host, Any?>
    ) -> DestinationStep<Screen, Any?> {
      StepAssembly(finder: finder, factory: NotedFactory(name: name, journal: journal))
        .adding(
          Guard<Any?>(prepared: { _ in journal("prepare guard \(name)") }) { _ in
            journal("guard \(name)")
            return .success
          }
        )
        .adding(
          Setup<Screen, Any?>(prepared: { _ in journal("prepare task \(name)") }) { _, _ in journal("task \(name)") }
        )
        .adding(Afterwards<Screen, Any?> { _, _, touched in journal("post \(name) of \(touched.count)") })
        .using(action).from(below).assemble()
    }
  }

  private struct NotedFactory<Screen: UIViewController>: Factory {
    let name: String
    let journal: Diary

    mutating func prepare(with context: Any?) throws { journal("prepare factory \(name)") }

    func build(with context: Any?) throws -> Screen {
      journal("build \(name)")
      return try ClassFactory<Screen, Any?>().build()
    }
  }

  private final class NotedStack: UINavigationController {
    var journal: Diary?

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      journal?("commit")
      super.setViewControllers(viewControllers, animated: animated)
    }
  }

  @Test("RC-23 The router prepares, asks, builds, sets up, commits and runs post tasks in this order")
  func wholeOrder() async throws {
    let root = NotedStack()
    root.viewControllers = [HomeScreen(), AccountScreen()]
    let stage = Stage(root)
    let journal = Diary()
    root.journal = journal
    let noted = Noted(journal: journal)
    let home = noted.step("home", ClassFinder<HomeScreen, Any?>(), GeneralAction.presentModally(), from: current)
    let review = noted.step(
      "review", NilFinder<ReviewScreen, Any?>(), UINavigationController.push(), from: home.expectingContainer())
    let login = noted.step(
      "login", NilFinder<LoginScreen, Any?>(), UINavigationController.push(), from: review.expectingContainer())
    let router = stage.router
      .adding(
        Guard<Any?> { _ in
          journal("global guard"); return .success
        }
      )
      .adding(Setup<UIViewController, Any?> { screen, _ in journal("global task \(type(of: screen))") })
      .adding(
        Afterwards<UIViewController, Any?> { screen, _, touched in
          journal("global post \(type(of: screen)) \(touched.map { "\(type(of: $0))" })")
        })
    try await router.navigate(to: login)
    #expect(stage.tree == "stack[Home Review Login]")
    let lines = journal.lines
    let prepared = lines.prefix { $0.hasPrefix("prepare") }
    #expect(
      Set(prepared) == [
        "prepare guard login", "prepare guard review", "prepare guard home", "prepare task login",
        "prepare task review", "prepare task home", "prepare factory login", "prepare factory review",
      ])
    #expect(prepared.count == 8)
    #expect(
      Array(lines.dropFirst(prepared.count)) == [
        "global guard", "guard login", "guard review", "guard home",
        "build review", "global task ReviewScreen", "task review",
        "build login", "global task LoginScreen", "task login",
        "global task HomeScreen", "task home",
        "commit",
        "post login of 3", "post review of 3", "post home of 3",
        #"global post HomeScreen ["HomeScreen", "ReviewScreen", "LoginScreen"]"#,
        #"global post ReviewScreen ["HomeScreen", "ReviewScreen", "LoginScreen"]"#,
        #"global post LoginScreen ["HomeScreen", "ReviewScreen", "LoginScreen"]"#,
      ])
  }

  @Test("RC-23 The routing stack lists a screen once if two steps share it")
  func deduplicated() async throws {
    var touched: [[UIViewController]] = []
    let step = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory())
      .adding(Afterwards<AccountScreen, Any?> { touched.append($2) })
      .from(
        StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory<AccountScreen, Any?>())
          .using(GeneralAction.presentModally()).from(current).assemble()
      ).assemble()
    let stage = Stage(HomeScreen())
    let account = try await stage.router.navigate(to: step)
    #expect(touched.count == 1)
    #expect(touched.first?.filter { $0 === account }.count == 1)
    #expect(touched.first?.last === account)
  }

  @Test("RC-23 Post tasks run when the destination is visible, before the outcome is delivered")
  func postTasksSeeTheDestination() {
    let stage = Stage(HomeScreen(), time: .manual)
    let journal = Diary()
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .adding(
        Afterwards<ReviewScreen, Any?> { screen, _, _ in
          journal("post, in flight: \(!stage.window.transitionScheduler.isIdle), shown: \(stage.shown === screen)")
        }
      )
      .using(GeneralAction.presentModally()).from(current).assemble()
    stage.router.navigate(to: step) { _ in journal("outcome") }
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(journal.lines == ["post, in flight: false, shown: true", "outcome"])
  }

  @Test("RC-23 If preparing fails, no task runs and no guard is asked")
  func preparingFails() async {
    let journal = Diary()
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .adding(
        Guard<Any?> { _ in
          journal("guard"); return .success
        }
      )
      .adding(Setup<ReviewScreen, Any?>(prepared: { _ in throw Mishap() }) { _, _ in journal("task") })
      .using(GeneralAction.presentModally()).from(current).assemble()
    let stage = Stage(HomeScreen())
    #expect(await stage.router.outcome(to: step).failure?.reason is Mishap)
    #expect(journal.lines.isEmpty)
    #expect(stage.tree == "Home")
  }
}
