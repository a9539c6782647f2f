import TestStage
import Testing
import Wayfinder

@Suite struct SentencesTests {
  /// A failing request, and the words that its sentence must contain.
  nonisolated struct Failing: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: [String]
    let fail: @MainActor @Sendable () async -> NavigationFailure?
  }

  private nonisolated static func failing(
    _ name: String, saying words: String..., by fail: @escaping @MainActor @Sendable () async -> NavigationFailure?
  ) -> Failing { Failing(testDescription: name, words: words, fail: fail) }

  private static func review(_ factory: any Factory<ReviewScreen, Any?> = ClassFactory()) -> StepAssembly<
    ReviewScreen, Any?, BuiltByItsFactory
  > { StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: factory) }

  private static func failure<Screen: UIViewController>(
    on stage: Stage, to step: DestinationStep<Screen, Any?>
  ) async -> NavigationFailure? {
    let outcome = await stage.router.outcome(to: step)
    return withExtendedLifetime(stage) { outcome.failure }
  }

  private static func failure(on stage: Stage, of request: NavigationRequest<Void>) async -> NavigationFailure? {
    let outcome = await stage.router.outcome(of: request)
    return withExtendedLifetime(stage) { outcome.failure }
  }

  nonisolated static let all: [Failing] = [
    failing("no start", saying: "step 2", "ReviewScreen starts at UINavigationController", "GeneralStep") {
      let step = review().using(UINavigationController.push()).from(anyStack).assemble()
      return await failure(on: Stage(HomeScreen()), to: step)
    },
    failing("a host that is not there", saying: "ReviewScreen starts at LoginScreen", "Show the LoginScreen first") {
      let review = Route.present(on: Route.existing(LoginScreen.self)) { ReviewScreen() }
      return await failure(on: Stage(HomeScreen()), to: review)
    },
    failing("a destination that is not there", saying: "LoginScreen was not found", "Route.push(onto:)") {
      await failure(on: Stage(HomeScreen()), to: Route.existing(LoginScreen.self))
    },
    failing("an empty window", saying: "no root view controller", "Set the window's rootViewController") {
      let window = UIWindow()
      defer { withExtendedLifetime(window) {} }
      do {
        _ = try Router(window: window).plan(to: current)
        return nil
      } catch {
        return error as? NavigationFailure
      }
    },
    failing("no container", saying: "step 1 (ReviewScreen)", "UINavigationController", "HomeScreen") {
      let home = GeneralStep.custom(using: ClassFinder<HomeScreen, Any?>())
      return await failure(on: Stage(HomeScreen()), to: pushed(ReviewScreen.self, onto: home))
    },
    failing("a factory's error", saying: "step 1 (ReviewScreen)", "the shelf is empty") {
      let step = review(InlineFactory { _ in throw Mishap() })
        .using(GeneralAction.presentModally()).from(current).assemble()
      return await failure(on: Stage(HomeScreen()), to: step)
    },
    failing("a task's error", saying: "step 1 (ReviewScreen)", "the shelf is empty") {
      let step = review().adding(Setup<ReviewScreen, Any?> { _, _ in throw Mishap() })
        .using(GeneralAction.presentModally()).from(current).assemble()
      return await failure(on: Stage(HomeScreen()), to: step)
    },
    failing("a finder's error", saying: "step 1 (ReviewScreen)", "the shelf is empty") {
      let step = StepAssembly(finder: InlineFinder<ReviewScreen, Any?> { _ in throw Mishap() }, factory: ClassFactory())
        .using(GeneralAction.presentModally()).from(current).assemble()
      return await failure(on: Stage(HomeScreen()), to: step)
    },
    failing("an action's error", saying: "step 1 (ReviewScreen)", "the shelf is empty") {
      let step = review().using(FailingAction<UIViewController>(Mishap())).from(current).assemble()
      return await failure(on: Stage(HomeScreen()), to: step)
    },
    failing("an action that never answers", saying: "step 1 (ReviewScreen)", "Silent", "completion") {
      struct Silent: Action {
        func perform(
          with viewController: UIViewController, on existingController: UIViewController, animated: Bool,
          completion: @escaping @MainActor (RoutingResult) -> Void
        ) {}
      }
      let step = review().using(Silent()).from(current).assemble()
      return await failure(on: Stage(HomeScreen()), to: step)
    },
    failing("a guard that never answers", saying: "Mute", "completion") {
      struct Mute: AnsweringInterceptor {
        func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {}
      }
      let step = review().adding(Mute()).using(GeneralAction.presentModally()).from(current).assemble()
      return await failure(on: Stage(HomeScreen()), to: step)
    },
    failing("a class that cannot be made from its type", saying: "step 1", "NeedsModelScreen", "ClassFactory {") {
      await failure(on: Stage(HomeScreen()), to: presented(NeedsModelScreen.self, on: current))
    },
    failing("nothing made below", saying: "step 1 (ReviewScreen)", "ClassFinder<ReviewScreen", "factory") {
      let step = StepAssembly(finder: ClassFinder<ReviewScreen, Any?>(), factory: NilFactory())
        .from(presented(LoginScreen.self, on: current)).assemble()
      return await failure(on: Stage(HomeScreen()), to: step)
    },
    failing("not the root", saying: "step 1 (ReviewScreen)", "LoginScreen", "GeneralStep.root()") {
      let stage = Stage(HomeScreen())
      stage.shown?.present(LoginScreen(), animated: false)
      let step = review().using(GeneralAction.replaceRoot()).from(current).assemble()
      return await stage.router.outcome(to: step).failure
    },
    failing("nothing to present from", saying: "step 1 (ReviewScreen)", "present") {
      let nowhere = GeneralAction.presentModally(startingFrom: .custom(nil)) as PresentModallyAction<UIViewController>
      return await failure(on: Stage(HomeScreen()), to: review().using(nowhere).from(current).assemble())
    },
    failing("nothing joins the screen", saying: "step 1 (ReviewScreen)", "ClassFactory", "another action") {
      let step = review().using(GeneralAction.nilAction()).from(current).assemble()
      return await failure(on: Stage(HomeScreen()), to: step)
    },
    failing("a window that is gone", saying: "window") {
      @MainActor func router() -> Router { Stage(HomeScreen()).router }
      return await router().outcome(to: presented(ReviewScreen.self, on: current)).failure
    },
    failing("nothing to go back from", saying: "go back") {
      await failure(on: Stage(HomeScreen()), of: .back)
    },
    failing("no such tab", saying: "tab 7", "0") {
      await failure(on: Stage(tabs(HomeScreen())), of: .select(tab: 7))
    },
    failing("a tab cannot be closed", saying: "HomeScreen", "UITabBarController") {
      let home = HomeScreen()
      return await failure(on: Stage(tabs(home)), of: .close(home))
    },
    failing("a stranger cannot be popped to", saying: "HomeScreen", "window") {
      await failure(on: Stage(LoginScreen()), of: .pop(to: HomeScreen()))
    },
    failing("a stack that ignores the change", saying: "ReviewScreen", "Frozen") {
      final class Frozen: UINavigationController {
        override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
          // The stack pushes its root when the stack is made.
          if viewControllers.isEmpty { super.pushViewController(viewController, animated: animated) }
        }
      }
      return await failure(
        on: Stage(Frozen(rootViewController: HomeScreen())), to: pushed(ReviewScreen.self, onto: anyStack))
    },
  ]

  @Test("RC-36 Every failure is a sentence that names the step, the types and the container", arguments: all)
  func sentences(_ failing: Failing) async throws {
    let failure = try #require(await failing.fail())
    let text = failure.description
    for word in failing.words { #expect(text.contains(word), "“\(text)” does not say “\(word)”") }
    let end = try #require(text.last)
    #expect(".!?".contains(end), "“\(text)” does not end as a sentence")
    #expect(!text.contains("Error("), "“\(text)” shows code in place of words")
    #expect(!text.contains("Optional("), "“\(text)” shows code in place of words")
  }

  @Test("RC-36 Every failure names its remedy", arguments: all)
  func remedies(_ failing: Failing) async throws {
    let failure = try #require(await failing.fail())
    #expect(!failure.remedy.isEmpty, "“\(failure)” says what is wrong and not what to do")
  }
}
