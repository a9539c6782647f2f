import TestStage
import Testing
import Wayfinder

/// Tests of the calls of every role that needs no context. The calls are written once for `Any?` and once for `Void`, because
/// each has its own extensions.
@Suite struct NoContextCallsTests {
  private let journal = Diary()
  private let home = HomeScreen()

  /// A factory that makes a stack with the given children.
  private struct Stacking<Context>: SimpleContainerFactory {
    let journal: Diary

    mutating func prepare(with context: Context) throws { journal("prepare factory") }

    func build(with context: Context, integrating viewControllers: [UIViewController]) throws -> UINavigationController
    {
      journal("build of \(viewControllers.count)")
      let stack = UINavigationController()
      stack.viewControllers = viewControllers
      return stack
    }
  }

  /// A factory that makes a stack with its own child, before the children that are built for the stack.
  private struct Coordinating<Context>: ContainerFactory {
    func build(with context: Context, integrating coordinator: ChildCoordinator) throws -> UINavigationController {
      let stack = UINavigationController()
      stack.viewControllers = try coordinator.build(with: context, integrating: [HomeScreen()])
      return stack
    }
  }

  /// A factory that passes its coordinator to another factory, in a call without a context.
  private struct Forwarding: ContainerFactory {
    func build(with context: Any?, integrating coordinator: ChildCoordinator) throws -> UINavigationController {
      try Coordinating<Any?>().build(integrating: coordinator)
    }
  }

  private struct VoidForwarding: ContainerFactory {
    func build(with context: Void, integrating coordinator: ChildCoordinator) throws -> UINavigationController {
      try Coordinating<Void>().build(integrating: coordinator)
    }
  }

  private struct TitleFinder<Context>: StackIteratingFinder {
    func isTarget(_ viewController: HomeScreen, with context: Context) -> Bool { viewController.title == "wanted" }
  }

  @Test("RC-40 A finder has each of its calls without a context")
  func finders() {
    let stage = Stage(home)
    let provider = FixedWindowProvider(stage.window)
    let optional = InstanceFinder<HomeScreen, Any?>(instance: home, windowProvider: provider)
    #expect(optional.findViewController() === home)
    #expect(optional.getViewController() === home)
    let void = InstanceFinder<HomeScreen, Void>(instance: home, windowProvider: provider)
    #expect(void.findViewController() === home)
    #expect(void.getViewController() === home)
    #expect(!TitleFinder<Any?>().isTarget(home))
    #expect(!TitleFinder<Void>().isTarget(home))
    home.title = "wanted"
    #expect(TitleFinder<Any?>().isTarget(home))
    #expect(TitleFinder<Void>().isTarget(home))
  }

  @Test("RC-40 A factory prepares, builds and executes without a context, also with children")
  func factories() throws {
    var optional = Stacking<Any?>(journal: journal)
    try optional.prepare()
    #expect(try optional.build(integrating: [home]).viewControllers == [home])
    #expect(try optional.build().viewControllers.isEmpty)
    #expect(try optional.execute().viewControllers.isEmpty)
    var void = Stacking<Void>(journal: journal)
    try void.prepare()
    #expect(try void.build(integrating: [home]).viewControllers == [home])
    #expect(try void.build().viewControllers.isEmpty)
    #expect(try void.execute().viewControllers.isEmpty)
    let once = ["prepare factory", "build of 1", "build of 0", "prepare factory", "build of 0"]
    #expect(journal.lines == once + once)
  }

  @Test("RC-40 A container factory builds from a child coordinator without a context")
  func coordinators() throws {
    let optional = CompleteFactoryAssembly(factory: Forwarding()).with(ClassFactory<AccountScreen, Any?>()).assemble()
    #expect(try optional.build().viewControllers.map { "\(type(of: $0))" } == ["HomeScreen", "AccountScreen"])
    let void = CompleteFactoryAssembly(factory: VoidForwarding()).with(ClassFactory<AccountScreen, Void>()).assemble()
    #expect(try void.build().viewControllers.map { "\(type(of: $0))" } == ["HomeScreen", "AccountScreen"])
  }

  @Test("RC-40 Tasks prepare and run without a context, and post tasks receive the routing stack")
  func tasks() throws {
    var optional = Setup<HomeScreen, Any?>(prepared: { [journal] in journal("prepare \($0 == nil)") }) {
      screen, context in
      screen.title = "any \(context == nil)"
    }
    try optional.prepare()
    try optional.perform(on: home)
    #expect(home.title == "any true")
    var void = Setup<HomeScreen, Void>(prepared: { [journal] in journal("prepare nothing") }) { screen, _ in
      screen.title = "void"
    }
    try void.prepare()
    try void.perform(on: home)
    #expect(home.title == "void")
    Afterwards<HomeScreen, Any?> { [journal] screen, context, touched in
      journal("after \(context == nil) \(touched == [screen])")
    }.perform(on: home, routingStack: [home])
    Afterwards<HomeScreen, Void> { [journal] screen, _, touched in
      journal("after nothing \(touched == [screen])")
    }.perform(on: home, routingStack: [home])
    #expect(journal.lines == ["prepare true", "prepare nothing", "after true true", "after nothing true"])
  }

  @Test("RC-40 A guard prepares and is asked without a context, in completion form and in async form")
  func guards() async throws {
    var optional = Guard<Any?>(prepared: { [journal] in journal("prepare \($0 == nil)") }) { context in
      context == nil ? .failure(Mishap()) : .success
    }
    try optional.prepare()
    optional.perform { [journal] in journal("any \($0.isSuccessful)") }
    await #expect(throws: Mishap.self) { try await optional.perform() }
    var void = Guard<Void>(prepared: { [journal] in journal("prepare nothing") }) { _ in .failure(Mishap()) }
    try void.prepare()
    void.perform { [journal] in journal("void \($0.isSuccessful)") }
    await #expect(throws: Mishap.self) { try await void.perform() }
    #expect(journal.lines == ["prepare true", "any false", "prepare nothing", "void false"])
  }

  /// A guard that asks two guards without a context, and passes the guarded request on.
  private struct Asking: AnsweringInterceptor {
    let inner: any AnsweringInterceptor<Any?>
    let other: any AnsweringInterceptor<Void>

    func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {
      completion(.failure(Mishap()))
    }

    func perform(
      with context: Any?, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      inner.perform(with: nil, for: request) { [other] first in
        first.isSuccessful ? other.perform(with: (), for: request, completion: completion) : completion(first)
      }
    }
  }

  /// The same guard in async form.
  private struct Awaiting: RoutingInterceptor {
    let inner: any RoutingInterceptor<Any?>
    let other: any RoutingInterceptor<Void>

    func perform(with context: Any?) async throws { throw Mishap() }

    func perform(with context: Any?, for request: GuardedRequest) async throws {
      try await inner.perform(with: nil, for: request)
      try await other.perform(with: (), for: request)
    }
  }

  /// A guard that records the name of the guarded request.
  private struct Naming<Context>: AnsweringInterceptor {
    let journal: Diary

    func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
      completion(.failure(Mishap()))
    }

    func perform(
      with context: Context, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      journal("\(Context.self) \(request.name)")
      completion(.success)
    }
  }

  @Test("RC-40 A guard without a context receives the guarded request, in completion form and in async form")
  func guardedRequests() async {
    let (optional, void) = (Naming<Any?>(journal: journal), Naming<Void>(journal: journal))
    let guards: [any RoutingInterceptor<Any?>] = [
      Asking(inner: optional, other: void), Awaiting(inner: optional, other: void),
    ]
    for interceptor in guards {
      let stage = Stage(HomeScreen())
      let step = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
        .adding(interceptor)
        .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
      #expect(await stage.router.outcome(to: step).isArrival)
    }
    let once = ["Optional<Any> SettingsScreen", "() SettingsScreen"]
    #expect(journal.lines == once + once)
  }

  @Test("RC-40 A context transformer works without a context")
  func transformers() throws {
    #expect(try InlineContextTransformer { (context: Any?) in context == nil ? 7 : 8 }.transform() == 7)
    #expect(try InlineContextTransformer { (_: Void) in "made" }.transform() == "made")
  }
}
