import Testing

@testable import NavigationCore
import Walks

/// Tests of requests that a guard makes by `Router.within`.
@Suite struct MadeByGuardTests {
  private let test = QueueUnderTest()
  private let login = FakeGuard("login")
  private let terms = FakeGuard("terms")
  private let password = FakeGuard("password")

  /// Returns the question of the login guard, which requests its screen. The password guard protects the screen.
  private var loginShowingItsScreen: Question {
    Question(id: .global(0), asker: .router(1), name: { "login" }) { [test, login, password] answer in
      let screen = FakeGoal("screen", test.diary)
      screen.questions = { [password.question()] }
      let asker = Navigation.Asker()
      asker.whenEnded { outcome, _ in test.diary.lines.append("screen: \(outcome.kind)") }
      test.queue.enqueue(
        Navigation(Executor(screen, on: test.gate, recorder: test.queue.events), asker: asker), policy: .waitTurn,
        within: NavigationQueue.beingAsked)
      return login.question().ask(answer)
    }
  }

  private var termsQuestion: Question {
    Question(id: .global(1), asker: .router(2), name: { "terms" }, ask: terms.question().ask)
  }

  @Test("EN-29 A request that fails refuses in place of the guard that has made it")
  func refusesForItsGuard() {
    test.ask("guarded") { [loginShowingItsScreen, termsQuestion] in
      $0.questions = { [loginShowingItsScreen, termsQuestion] }
    }
    password.answer(.failure(Refusal()))
    #expect(test.outcomes == ["screen: refused by password", "guarded: refused by login"])
    #expect(terms.asked == 0)
  }

  @Test("EN-29 A request of a guard that has answered does not refuse in place of the next guard")
  func doesNotRefuseForTheNext() {
    test.ask("guarded") { [loginShowingItsScreen, termsQuestion] in
      $0.questions = { [loginShowingItsScreen, termsQuestion] }
    }
    login.answer()
    #expect(terms.asked == 1)
    password.answer(.failure(Refusal()))
    #expect(test.outcomes == ["screen: refused by password"])
    terms.answer()
    #expect(test.outcomes.last == "guarded: arrived")
  }
}
