import Testing

@testable import NavigationCore
import Walks

/// Tests of requests with several parts, each of which asks its own questions.
@Suite struct PartsTests {
  private let test = QueueUnderTest()

  /// Returns a question that is answered at once.
  private func question(_ id: Question.ID, _ note: @escaping () -> Void = {}) -> Question {
    Question(id: id, name: { "" }) { answer in
      note()
      answer(.success)
      return nil
    }
  }

  @Test("EN-18 The limit of eight rounds of asking applies to each part, so a request with twelve parts arrives")
  func roundsOfEachPart() {
    test.ask("parts") { goal in
      var resolved = 0
      goal.parts = Array(repeating: .nextPart, count: 12)
      goal.questions = { [self] in
        resolved += 1
        // Each part is resolved twice: before and after its question.
        return resolved.isMultiple(of: 2) ? [] : [question(.step(depth: resolved, branches: [], position: 0))]
      }
    }
    #expect(test.outcomes == ["parts: arrived"])
  }

  @Test("EN-18 Each part of a request asks a leaving screen again, and does not ask a guard again")
  func askedForEachPart() {
    var asked: [String] = []
    test.ask("parts") { goal in
      goal.parts = [.nextPart]
      goal.questions = { [self] in
        [
          question(.global(0)) { asked.append("guard") },
          question(.leaving(1)) { asked.append("screen") },
        ]
      }
    }
    #expect(asked == ["guard", "screen", "screen"])
    #expect(test.outcomes == ["parts: arrived"])
  }

  @Test("EN-3 Effects outside of the stage are undone once, in reverse order")
  func undoneInReverse() {
    let goal = FakeGoal("a", Diary())
    let executor = Executor(goal, on: test.gate, recorder: test.queue.events)
    var undone: [Int] = []
    for number in 1...3 { executor.onFailure { undone.append(number) } }
    executor.drop()
    executor.drop()
    #expect(undone == [3, 2, 1])
  }
}
