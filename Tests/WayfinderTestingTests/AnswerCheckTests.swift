import TestApps
import Testing
import Wayfinder

@testable import WayfinderTesting

/// A login page.
private final class SignInPage: UIViewController, Answering {
  typealias Answer = Void
  var keep: (() -> Void)?
}

/// A page that asks for the user's age.
private final class AgePage: UIViewController, Answering {
  typealias Answer = Void
}

/// A screen with an age limit.
private final class CellarScreen: UIViewController {}

/// A page that a guard shows itself.
private final class QuestionPage: UIViewController {}

/// An app with three guarded screens. A secret needs a login, and a cellar needs the same login and an answer about the user's age. The
/// guard of the help shows its own question.
private final class SecretApp: RunningApp {
  let window = UIWindow.visible(UINavigationController(rootViewController: BooksScreen()))
  let router: Router
  var isSignedIn = false
  var isLookedAround = false
  // The faults of the app.
  var failures = 0
  var letsAnybodyPass = false
  var pageKeepsItself = false
  var questionStays = false
  private(set) lazy var secret = makeSecret()
  private(set) lazy var cellar = makeCellar()
  private(set) lazy var help = makeHelp()
  private lazy var signedIn = makeSignedIn()
  private var answer: (@MainActor (RoutingResult) -> Void)?

  init() { router = Router(window: window) }

  private func makeSignedIn() -> Gate {
    let signIn = SmallApp.presenting { [weak self] in self?.makePage() ?? SignInPage() }
    return .gate(until: { [weak self] in self?.isOpen == true }, asking: signIn)
  }

  private func makeSecret() -> DestinationStep<SecretScreen, Any?> {
    StepAssembly(
      finder: ClassFinder<SecretScreen, Any?>(),
      factory: InlineFactory { [weak self] _ in try self?.makeScreen() ?? SecretScreen() }
    )
    .adding(signedIn)
    .using(UINavigationController.push())
    .from(SingleContainerStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  }

  private func makeCellar() -> DestinationStep<CellarScreen, Any?> {
    let oldEnough: Gate = .gate(until: { false }, asking: SmallApp.presenting { AgePage() })
    return StepAssembly(finder: ClassFinder<CellarScreen, Any?>(), factory: ClassFactory { CellarScreen() })
      .adding(signedIn)
      .adding(oldEnough)
      .using(UINavigationController.push())
      .from(SingleContainerStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  }

  private func makeHelp() -> DestinationStep<HelpScreen, Any?> {
    StepAssembly(finder: ClassFinder<HelpScreen, Any?>(), factory: ClassFactory { HelpScreen() })
      .adding(InlineInterceptor { [weak self] (_: Any?, answer) in self?.ask(answer) })
      .using(UINavigationController.push())
      .from(SingleContainerStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  }

  private var isOpen: Bool { isSignedIn || (isLookedAround && letsAnybodyPass) }

  private func makePage() -> SignInPage {
    let page = SignInPage()
    if pageKeepsItself { page.keep = { page.title = "Kept" } }
    return page
  }

  private func makeScreen() throws -> SecretScreen {
    guard failures == 0 else {
      failures -= 1
      throw OutOfPrint()
    }
    return SecretScreen()
  }

  private func ask(_ answer: @escaping @MainActor (RoutingResult) -> Void) {
    self.answer = answer
    window.rootViewController?.present(QuestionPage(), animated: false)
  }

  private func refuse() {
    if !questionStays { window.rootViewController?.dismiss(animated: false) }
    let answer = answer
    self.answer = nil
    answer?(.failure(NotAMember()))
  }

  private var page: SignInPage? {
    let stack = window.rootViewController?.presentedViewController as? UINavigationController
    return stack?.topViewController as? SignInPage
  }

  /// The answers that the user can give to the visible question.
  var moves: [AppMove] {
    var moves: [AppMove] = []
    if answer != nil {
      moves.append(
        AppMove("refuse") { [weak self] in
          self?.refuse()
          return true
        })
    }
    guard let page else { return moves }
    for name in ["sign in", "look around"] {
      moves.append(
        AppMove(name) { [weak self, weak page] in
          if name == "sign in" { self?.isSignedIn = true } else { self?.isLookedAround = true }
          page?.answer()
          return true
        })
    }
    return moves
  }

  static func underTest(_ prepare: @escaping (SecretApp) -> Void = { _ in }) -> AppUnderTest<SecretApp> {
    AppUnderTest("secrets") {
      let app = SecretApp()
      prepare(app)
      return app
    }
    .adding(
      AppDestination("the secret") { NavigationRequest.to($0.secret, with: nil) }.refused { !$0.isSignedIn }
    )
    .adding { app in app.moves }
    .telling { app in app.isSignedIn ? "signed in" : "" }
  }
}

@Suite("Answers of the user") struct AnswerCheckTests {
  private let signingIn: [AppStep] = [.go("the secret"), .user("sign in")]

  @Test("TK-9 Answers of the user are no fault of a sound app", arguments: ["sign in", "look around", "swipe down"])
  func sound(_ answer: String) async throws {
    #expect(try await SecretApp.underTest().verify(along: [.go("the secret"), .user(answer)]) == [])
  }

  @Test("TK-9 P1 An arrival under the question of the next request is no fault")
  func askedNext() async throws {
    let app = SecretApp.underTest()
      .adding(
        AppDestination<SecretApp>("the cellar") { NavigationRequest.to($0.cellar, with: nil) }.refused { _ in true })
    let run = try await RunningCopy.going([.go("the secret"), .go("the cellar"), .user("sign in")], in: app)
    #expect(run.tree.front is AgePage)
    #expect(run.tree.rows.contains { $0.screen is SecretScreen })
    #expect(try await app.verify(along: [.go("the secret"), .go("the cellar"), .user("sign in")]) == [])
  }

  @Test("TK-9 P1 A failure after an answer is found, and an arrival after an answer counts as reached")
  func fails() async throws {
    let app = SecretApp.underTest { $0.failures = 1 }
    #expect(try await app.verify(along: signingIn).map(\.property) == [.arrives])
    let bound = VerificationBound(states: 4, steps: 2, stackDepth: 2, modals: 1)
    let report = try await app.verify(within: bound)
    let violation = try #require(report.violations.first { $0.property == .arrives }, "\(report)")
    #expect(violation.way == signingIn)
    #expect(violation.isReproduced)
    #expect(report.unreached.contains("the secret"))
    let sound = try await SecretApp.underTest().verify(within: bound)
    #expect(sound.isClean, "\(sound)")
    #expect(!sound.unreached.contains("the secret"), "\(sound)")
  }

  @Test("TK-9 P4 A destination that is shown after an answer although its guard refuses it is found")
  func shown() async throws {
    let app = SecretApp.underTest { $0.letsAnybodyPass = true }
    let violations = try await app.verify(along: [.go("the secret"), .user("look around")])
    #expect(violations.map(\.property) == [.keepsGuarded], "\(violations)")
    #expect(try await app.verify(along: signingIn) == [])
  }

  @Test("TK-9 P6 The verifier finds a question that stays after a refusal, and accepts a question that has gone")
  func stays() async throws {
    for stays in [true, false] {
      let app = SecretApp.underTest { $0.questionStays = stays }
        .destination("help") { NavigationRequest.to($0.help, with: nil) }
      let violations = try await app.verify(along: [.go("help"), .user("refuse")])
      #expect(violations.map(\.property) == (stays ? [.leavesTree] : []), "\(violations)")
      #expect(violations.allSatisfy { $0.sentence.contains("QuestionPage") })
    }
  }

  @Test("TK-9 P8 A question that is kept alive after its answer is found")
  func kept() async throws {
    let app = SecretApp.underTest { $0.pageKeepsItself = true }
    let violations = try await app.verify(along: signingIn)
    let sentences = violations.filter { $0.property == .releases }.map(\.sentence)
    #expect(sentences.contains { $0.contains("has left the window") }, "\(violations)")
  }

  @Test("TK-9 P1 A change that never ends is no question, and the step that begins the change is reported")
  func unending() async throws {
    final class Keeper {
      var completions: [@MainActor (RoutingResult) -> Void] = []
    }
    let app = AppUnderTest("unending") { try SmallApp() }
      .destination("help") { (app) -> NavigationRequest<HelpScreen> in
        let keeper = Keeper()
        app.kept.append(keeper)
        let step = StepAssembly(finder: NilFinder<HelpScreen, Any?>(), factory: ClassFactory { HelpScreen() })
          .using(
            InlineAction<UIViewController> { screen, host, _, completion in
              keeper.completions.append(completion)
              host.present(screen, animated: false)
            }
          )
          .from(GeneralStep.current()).assemble()
        return NavigationRequest.to(step, with: nil)
      }
    let violations = try await app.verify(along: [.go("help")])
    #expect(violations.map(\.property).contains(.arrives), "\(violations)")
  }
}
