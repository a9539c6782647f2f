// The samples of the guide ScreensThatAnswer.md and Guards.md, compiled and run. A test holds the documents
// against this file.
import Testing
import Wayfinder
import WayfinderTesting

nonisolated enum Colour: Hashable { case red, green }

final class ColourPicker: UIViewController, Answering {
  typealias Answer = Colour

  func userChose(_ colour: Colour) { answer(colour) }
}

final class PasswordScreen: UIViewController, Answering {
  typealias Answer = Void

  func passwordWasRight() { answer() }
}

final class Account {
  var isSignedIn = false
}

enum AskingRoutes {
  static let colourPicker = StepAssembly(
    finder: ClassFinder<ColourPicker, Int>(),
    factory: InlineFactory { _ in ColourPicker() }
  )
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()

  static let signIn = StepAssembly(
    finder: ClassFinder<PasswordScreen, Any?>(),
    factory: ClassFactory { PasswordScreen() }
  )
  .using(UINavigationController.push())
  .from(NavigationControllerStep())
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()
}

enum Guards {
  struct SignedIn: RoutingInterceptor {
    let account: Account

    func perform(with context: Any?) async throws {
      if !account.isSignedIn { throw NotSignedIn() }
    }

    func perform(with context: Any?, for request: GuardedRequest) async throws {
      if account.isSignedIn { return }
      try await request.router?.within.ask(AskingRoutes.signIn)
      try await perform(with: context)
    }
  }

  struct NotSignedIn: Error {}

  struct Confirmed: AnsweringInterceptor {
    func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {
      completion(.failure(NotConfirmed()))
    }

    func perform(
      with context: Any?, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      let asking = request.router?.ask(AskingRoutes.signIn) { outcome in
        completion(outcome.value == nil ? .failure(NotConfirmed()) : .success)
      }
      request.whenCancelled { asking?.cancel() }
    }
  }

  struct NotConfirmed: Error {}
}

@Suite struct AskingSampleTests {
  private let window = UIWindow.visible(UINavigationController(rootViewController: HomeScreen()))
  private var router: Router { Router(window: window) }
  private var stack: UINavigationController? { window.rootViewController as? UINavigationController }
  private var picker: ColourPicker? { stack?.presentedViewController as? ColourPicker }
  private var signIn: PasswordScreen? {
    (stack?.presentedViewController as? UINavigationController)?.topViewController as? PasswordScreen
  }

  private func until(_ condition: () -> Bool) async {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
  }

  /// A route to the bag behind a guard.
  private func bag(_ interceptor: any RoutingInterceptor<Any?>) -> DestinationStep<BagScreen, Any?> {
    StepAssembly(finder: ClassFinder<BagScreen, Any?>(), factory: ClassFactory { BagScreen() })
      .adding(interceptor)
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<HomeScreen, Any?>()).expectingContainer())
      .assemble()
  }

  @Test func asks() async throws {
    let choosing = Task {
      await until { picker?.isAsked == true }
      picker?.userChose(.red)
    }
    let colour = try await router.ask(AskingRoutes.colourPicker, with: 42)
    #expect(colour == .red && picker == nil)
    await choosing.value
  }

  @Test func outcomes() async {
    var chosen: Colour?
    let leaving = Task {
      await until { picker?.isAsked == true }
      stack?.dismiss(animated: true)
    }
    switch await router.outcome(asking: AskingRoutes.colourPicker, with: 42) {
    case .arrived(let colour): chosen = colour
    case .cancelled: break
    case let other: print(other)
    }
    #expect(chosen == nil)
    await leaving.value
  }

  @Test func completions() {
    var chosen: [Colour] = []
    router.ask(AskingRoutes.colourPicker, with: 42) { outcome in
      if let colour = outcome.value { chosen.append(colour) }
    }
    picker?.userChose(.green)
    #expect(chosen == [.green])
  }

  @Test func staysOpen() async throws {
    let choosing = Task {
      for colour in [Colour.red, .green] {
        await until { picker?.isAsked == true }
        picker?.userChose(colour)
      }
    }
    let first = try await router.ask(AskingRoutes.colourPicker, with: 42, leavingOpen: true)
    let second = try await router.ask(AskingRoutes.colourPicker, with: 42)
    #expect(first == .red && second == .green && picker == nil)
    await choosing.value
  }

  @Test func asksAPage() async throws {
    let flow = AppFlowController()
    let colours = AppFlowControllerPage(
      name: "colours", viewControllerBlock: { ColourPicker() }, viewControllerType: ColourPicker.self)
    flow.prepare(presentingBy: router) { UINavigationController() }
    try flow.register(path: colours)
    let choosing = Task {
      await until { flow.currentPage() != nil }
      ((stack?.presentedViewController as? UINavigationController)?.topViewController as? ColourPicker)?.userChose(.red)
    }
    let page = try flow.request(toShow: colours)
    let colour = try await router.ask(page.arriving(at: ColourPicker.self))
    #expect(colour == .red && flow.currentPage() == nil)
    await choosing.value
  }

  @Test func gates() {
    let account = Account()
    let signedIn: Gate = .gate(until: { account.isSignedIn }, asking: AskingRoutes.signIn)
    let wishList = bag(signedIn)
    router.go(to: wishList)
    account.isSignedIn = true
    signIn?.passwordWasRight()
    #expect(stack?.topViewController is BagScreen && signIn == nil)
  }

  @Test func gatesForAll() {
    let account = Account()
    router.adding(.gate(until: { account.isSignedIn }, asking: AskingRoutes.signIn)).makeStanding()
    router.go(to: StepRoutes.bag)
    #expect(signIn != nil)
    account.isSignedIn = true
    signIn?.passwordWasRight()
    #expect((stack?.presentedViewController as? UINavigationController)?.topViewController is BagScreen)
  }

  @Test func refusesWhereNobodyIsThere() {
    let account = Account()
    let isSomebodyThere = false
    let signedIn: Gate = .gate(until: { account.isSignedIn }, asking: AskingRoutes.signIn) {
      if !isSomebodyThere { throw Guards.NotSignedIn() }
    }
    router.go(to: bag(signedIn))
    #expect(stack?.presentedViewController == nil && stack?.viewControllers.count == 1)
  }

  @Test func guardWrittenOut() async {
    let account = Account()
    let step = bag(Guards.SignedIn(account: account))
    async let first = router.outcome(to: step)
    async let second = router.outcome(to: step)
    await until { signIn?.isAsked == true && router.waiting.count == 2 }
    account.isSignedIn = true
    signIn?.passwordWasRight()
    let outcomes = await [first, second]
    #expect(outcomes.allSatisfy { $0.value != nil } && signIn == nil)
  }

  @Test func guardWrittenOutIsLeft() async {
    let step = bag(Guards.SignedIn(account: Account()))
    async let outcome = router.outcome(to: step)
    await until { signIn?.isAsked == true }
    stack?.dismiss(animated: true)
    #expect(await outcome.obstacle != nil)
  }

  @Test func guardWrittenOutIsCancelled() async {
    let step = bag(Guards.SignedIn(account: Account()))
    let going = Task { await router.outcome(to: step) }
    await until { signIn?.isAsked == true }
    going.cancel()
    _ = await going.value
    await until { signIn == nil }
    #expect(signIn == nil && stack?.viewControllers.count == 1)
  }

  @Test func guardInCompletionForm() {
    let going = router.navigate(to: bag(Guards.Confirmed())) { _ in }
    #expect(signIn != nil)
    going.cancel()
    #expect(signIn == nil)
    router.go(to: bag(Guards.Confirmed()))
    signIn?.passwordWasRight()
    #expect(stack?.topViewController is BagScreen)
  }
}
