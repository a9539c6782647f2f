import Testing

@testable import NavigationCore

/// Tests of requests that have waited at one guard and continue together. One request then has a further question.
@Suite struct QueueOrderTests {
  private let test = QueueUnderTest()
  private let login = FakeGuard("login")
  private let draft = FakeGuard("draft")

  /// Makes requests that wait at the guard, and continues all of them at once.
  ///
  /// - Parameter more: The question of one request when it is resolved again.
  private func goOn(_ names: [String], _ asking: String, _ more: Question, _ configure: (FakeGoal) -> Void = { _ in }) {
    for name in names {
      test.ask(name) { goal in
        var looks = 0
        goal.questions = { [login] in
          looks += 1
          return [login.question()] + (name == asking && looks > 1 ? [more] : [])
        }
        configure(goal)
      }
    }
    var finish: ((Outcome<Void>) -> Void)?
    test.ask("busy") { $0.finish = { finish = $0 } }
    for _ in names { login.answer() }
    finish?(.arrived(()))
  }

  private var answeredAtOnce: Question {
    Question(id: .global(1), name: { "draft" }) { answer in
      answer(.success)
      return nil
    }
  }

  @Test(
    "EN-18 A continued request keeps its place if its new question is answered at once",
    arguments: ["a", "b", "c"])
  func answeredWithinTheCall(_ asking: String) {
    goOn(["a", "b", "c"], asking, answeredAtOnce)
    #expect(test.outcomes == ["busy: arrived", "a: arrived", "b: arrived", "c: arrived"])
  }

  @Test("EN-18 A continued request keeps its place if a question while building is answered at once")
  func threatenedWhenBuilt() {
    goOn(["a", "b", "c"], "", answeredAtOnce) { goal in
      if goal.name == "a" { goal.threatened = { [answeredAtOnce] in [answeredAtOnce] } }
    }
    #expect(test.outcomes == ["busy: arrived", "a: arrived", "b: arrived", "c: arrived"])
  }

  @Test("EN-18 A request whose answer comes later lets one request pass, and then goes before the others")
  func answeredLater() {
    var finish: ((Outcome<Void>) -> Void)?
    goOn(["a", "b", "c", "d"], "b", draft.question(1)) { goal in
      if goal.name == "c" { goal.finish = { finish = $0 } }
    }
    #expect(test.outcomes == ["busy: arrived", "a: arrived"])
    draft.answer()
    finish?(.arrived(()))
    #expect(test.outcomes == ["busy: arrived", "a: arrived", "c: arrived", "b: arrived", "d: arrived"])
  }

  @Test("EN-18 Requests whose answers come later keep their order, whichever answer comes first")
  func bothAnsweredLater() {
    for isLastFirst in [true, false] {
      let test = QueueUnderTest()
      let guards = [FakeGuard("a"), FakeGuard("b"), FakeGuard("c")]
      for asked in guards {
        test.ask(asked.name) { goal in
          var looks = 0
          goal.questions = {
            looks += 1
            return [asked.question(0)] + (looks > 1 ? [asked.question(1)] : [])
          }
        }
      }
      for asked in guards { asked.answer() }
      var finish: ((Outcome<Void>) -> Void)?
      test.ask("busy") { $0.finish = { finish = $0 } }
      for asked in isLastFirst ? guards.reversed() : [guards[1], guards[2], guards[0]] { asked.answer() }
      finish?(.arrived(()))
      #expect(test.outcomes == ["busy: arrived", "a: arrived", "b: arrived", "c: arrived"])
    }
  }

  @Test("EN-18 The next part of a request runs before other requests that continue, also if the part asks")
  func nextPart() {
    test.ask("other") { [login] in $0.questions = { [login.question()] } }
    test.ask("parts") { goal in
      var builds = 0
      goal.parts = [.nextPart]
      goal.questions = { [answeredAtOnce] in builds == 0 ? [] : [answeredAtOnce] }
      goal.threatened = { [login] in
        builds += 1
        // The guard lets the other request through while the first part holds the window.
        if builds == 1 { login.answer() }
        return []
      }
    }
    #expect(test.outcomes == ["parts: arrived", "other: arrived"])
  }
}
