import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// A screen that receives the context of a navigation and refuses some contexts.
private final class LabelScreen: UIViewController, ContextAccepting {
  private(set) var text = ""

  static func checkCompatibility(with context: String) throws {
    if context.isEmpty { throw Mishap() }
  }

  func setup(with context: String) throws { text = context }
}

/// A screen that closes itself with a closure of its route.
private final class PickerScreen: UIViewController, Dismissible {
  var dismissalBlock: DismissalBlock<String>?
}

private final class SheetScreen: UIViewController, Dismissible {
  var dismissalBlock: DismissalBlock<Void>?
}

@Suite struct ContextAcceptingTests {
  private let label = StepAssembly(finder: ClassFinder<LabelScreen, String>(), factory: ClassFactory())
    .adding(ContextSettingTask())
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()

  @Test("RC-33 ContextSettingTask passes the context to a new screen and to a found screen")
  func sets() async throws {
    let stage = Stage(HomeScreen())
    let screen = try await stage.router.navigate(to: label, with: "one")
    #expect(screen.text == "one")
    #expect(try await stage.router.navigate(to: label, with: "two") === screen)
    #expect(screen.text == "two")
    #expect(stage.tree == "Home ^ Label")
  }

  @Test("RC-33 A request fails before any change if a ContextAccepting class rejects its context")
  func refuses() async throws {
    let stage = Stage(HomeScreen())
    let outcome = await stage.router.outcome(to: label, with: "")
    #expect(outcome.failure?.reason is Mishap)
    #expect(stage.tree == "Home")
    let screen = try await stage.router.navigate(to: label, with: "one")
    #expect(await stage.router.outcome(to: label, with: "").failure?.reason is Mishap)
    #expect(screen.text == "one")
    #expect(throws: (any Error).self) { try stage.router.plan(to: label, with: "") }
  }
}

@Suite struct DismissibleTests {
  @Test("RC-33 A Dismissible screen leaves by the closure of its route, with a value")
  func leaves() async throws {
    let journal = Diary()
    let stage = Stage(HomeScreen())
    let picker = StepAssembly(finder: NilFinder<PickerScreen, Any?>(), factory: ClassFactory())
      .adding(
        DismissalMethodProvidingTask<PickerScreen, Any?> { screen, picked, animated, completion in
          journal("picked \(picked)")
          screen.dismiss(animated: animated) { completion(.success) }
        }
      )
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let screen = try await stage.router.navigate(to: picker)
    var results = 0
    screen.dismissViewController(with: "red", animated: false) { result in
      if case .success = result { results += 1 }
    }
    #expect(journal.lines == ["picked red"])
    #expect(results == 1)
    #expect(stage.tree == "Home")
  }

  @Test("RC-33 A Dismissible screen without a value can leave by a navigation")
  func leavesByNavigation() async throws {
    let stage = Stage(HomeScreen())
    let router = stage.router
    let sheet = StepAssembly(finder: NilFinder<SheetScreen, Any?>(), factory: ClassFactory())
      .adding(
        DismissalMethodProvidingTask<SheetScreen, Any?> { screen, _, animated, completion in
          router.navigate(.close(screen).animated(animated)) { outcome in
            completion(outcome.isArrival ? .success : .failure(Mishap()))
          }
        }
      )
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let screen = try await router.navigate(to: sheet)
    await withCheckedContinuation { continuation in
      screen.dismissViewController { _ in continuation.resume() }
    }
    #expect(stage.tree == "Home")
  }

  @Test("RC-33 A Dismissible screen whose context is Any? leaves without a value")
  func leavesWithAnyContext() {
    final class Leaving: UIViewController, Dismissible {
      var dismissalBlock: DismissalBlock<Any?>?
    }
    let screen = Leaving()
    var heard: [String] = []
    screen.dismissalBlock = { _, context, animated, completion in
      heard.append("\(context == nil) \(animated)")
      completion(.success)
    }
    screen.dismissViewController(animated: false)
    screen.dismissViewController { heard.append("\($0.isSuccessful)") }
    #expect(heard == ["true false", "true true", "true"])
  }

  @Test("RC-33 A Dismissible screen without a closure stays, and its failure names the missing task")
  func untold() async {
    let screen = PickerScreen()
    let stage = Stage(screen)
    var said = ""
    screen.dismissViewController(with: "red") { result in
      if case .failure(let reason) = result { said = "\(reason)" }
    }
    #expect(said.contains("PickerScreen"))
    #expect(said.contains("DismissalMethodProvidingTask"))
    #expect(stage.tree == "Picker")
  }
}

@Suite struct DelayingInterceptorTests {
  private let home = HomeScreen()
  private let stage: Stage
  private let clock: TransitionClock

  init() {
    stage = Stage(home, time: .manual)
    clock = TransitionClock(of: stage.window)
  }

  private func ask(_ strategy: NavigationDelayingInterceptor.Strategy) -> Answer {
    let answer = Answer()
    NavigationDelayingInterceptor(windowProvider: FixedWindowProvider(stage.window), strategy: strategy)
      .perform(with: nil) { answer.results.append($0) }
    return answer
  }

  private final class Answer {
    var results: [RoutingResult] = []
    var isSuccess: Bool? {
      guard let result = results.first, results.count == 1 else { return nil }
      if case .success = result { return true }
      return false
    }
  }

  @Test("RC-33 NavigationDelayingInterceptor answers at once if no transition is in flight")
  func idle() {
    #expect(ask(.wait).isSuccess == true)
    #expect(ask(.abort).isSuccess == true)
  }

  @Test("RC-33 NavigationDelayingInterceptor waits for the end of a transition in flight, or refuses at once")
  func inFlight() {
    home.present(SettingsScreen(), animated: true)
    clock.begin()
    let (waiting, aborting) = (ask(.wait), ask(.abort))
    #expect(waiting.results.isEmpty)
    #expect(aborting.isSuccess == false)
    clock.finish()
    #expect(waiting.isSuccess == true)
    #expect(aborting.results.count == 1)
  }

  @Test("RC-33 NavigationDelayingInterceptor waits for a transition that has been begun and does not run yet")
  func beforeItsTurn() {
    home.present(SettingsScreen(), animated: true)
    let waiting = ask(.wait)
    #expect(waiting.results.isEmpty)
    clock.run()
    #expect(waiting.isSuccess == true)
  }

  @Test(
    "RC-33 NavigationDelayingInterceptor delays or blocks a navigation after a guard that presents a screen",
    arguments: [NavigationDelayingInterceptor.Strategy.wait, .abort])
  func asGuard(strategy: NavigationDelayingInterceptor.Strategy) throws {
    let showing = InlineInterceptor<Any?> { _, completion in
      self.home.present(LoginScreen(), animated: true)
      completion(.success)
    }
    let step = StepAssembly(finder: ClassFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .adding(showing).adding(NavigationDelayingInterceptor(strategy: strategy))
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    var outcome: Outcome<ReviewScreen>?
    stage.router.navigate(to: step) { outcome = $0 }
    clock.begin()
    #expect(outcome?.isArrival != true)
    clock.run()
    let ended = try #require(outcome)
    if strategy == .wait {
      #expect(ended.isArrival)
      #expect(stage.tree == "Home ^ Login ^ Review")
    } else {
      #expect(ended.obstacle != nil)
      #expect(stage.tree == "Home ^ Login")
    }
  }
}

@Suite struct InlineRoleTests {
  @Test("RC-33 Every role has a form made from a closure, and all these forms work in one chain")
  func allRoles() async throws {
    let journal = Diary()
    let stack = SingleContainerStep(
      finder: InlineFinder<UINavigationController, Int> { _ in nil },
      factory: InlineContainerFactory<UINavigationController, Int> { context, children in
        journal("container \(context) with \(children.count)")
        let stack = UINavigationController()
        stack.viewControllers = children
        return stack
      }
    )
    .using(
      InlineAction<UIViewController> { screen, host, animated, completion in
        journal("action")
        host.present(screen, animated: animated) { completion(.success) }
      }
    )
    .from(GeneralStep.current()).assemble()
    let step = StepAssembly(
      finder: InlineStackIteratingFinder<Screen, String> { screen, context in screen.title == context },
      factory: InlineFactory<Screen, String> { Screen($0) }
    )
    .adding(InlineInterceptor<String> { context in journal("guard \(context)") })
    .adding(
      InlineInterceptor<String> { _, completion in
        journal("answering guard")
        completion(.success)
      }
    )
    .adding(InlineContextTask<Screen, String> { screen, _ in journal("task \(screen.title ?? "")") })
    .adding(InlinePostTask<Screen, String> { _, _, stack in journal("post \(stack.count)") })
    .using(UINavigationController.push())
    .from(stack.adaptingContext(using: InlineContextTransformer { (text: String) in text.count }))
    .assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: step, with: "name")
    #expect(
      journal.lines == [
        "guard name", "answering guard", "task name", "container 4 with 1", "action", "post 3",
      ])
    #expect(stage.tree == "Home ^ stack[name]")
  }

  @Test("RC-33 An inline guard that throws refuses, and an inline task or factory that throws fails")
  func throwing() async {
    func step(
      _ interceptor: InlineInterceptor<Any?> = InlineInterceptor { _ in }, _ task: Bool = false, _ factory: Bool = false
    ) -> DestinationStep<ReviewScreen, Any?> {
      StepAssembly(
        finder: NilFinder<ReviewScreen, Any?>(),
        factory: InlineFactory { _ in
          if factory { throw Mishap() }
          return ReviewScreen()
        }
      )
      .adding(interceptor)
      .adding(InlineContextTask<ReviewScreen, Any?> { _, _ in if task { throw Mishap() } })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    }
    let stage = Stage(HomeScreen())
    #expect(await stage.router.outcome(to: step(InlineInterceptor { _ in throw Mishap() })).obstacle != nil)
    #expect(await stage.router.outcome(to: step(InlineInterceptor { _ in }, true)).failure?.reason is Mishap)
    #expect(await stage.router.outcome(to: step(InlineInterceptor { _ in }, false, true)).failure?.reason is Mishap)
    #expect(stage.tree == "Home")
  }

  @Test("RC-33 Inline guards, tasks and post tasks can be global")
  func globals() async throws {
    let journal = Diary()
    let stage = Stage(HomeScreen())
    let router = stage.router
      .adding(InlineInterceptor<Any?> { _ in journal("guard") })
      .adding(InlineContextTask<UIViewController, Any?> { screen, _ in journal("task \(type(of: screen))") })
      .adding(InlinePostTask<UIViewController, Any?> { screen, _, _ in journal("post \(type(of: screen))") })
    try await router.navigate(to: GuideRoutes.settings(with: Curtain()))
    #expect(journal.lines == ["guard", "task SettingsScreen", "post SettingsScreen"])
  }

  @Test("RC-33 ClassWithContextFinder finds the ContextChecking screen that accepts the context")
  func contextChecking() async throws {
    let stage = Stage(tabs(ProductScreen(id: 1), ProductScreen(id: 2), ProductScreen(id: 3)))
    let step = GeneralStep.custom(using: ClassWithContextFinder<ProductScreen, Int>())
    #expect(try await stage.router.navigate(to: step, with: 2).id == 2)
    #expect(stage.tree == "tabs[Product Product* Product]")
  }
}
