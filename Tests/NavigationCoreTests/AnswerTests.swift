import Testing

@testable import NavigationCore
import Walks

@Suite struct AnswerTests {
  @Test("EN-20 A guard that releases its completion without a call counts as unanswered")
  func releasedGuard() async {
    let test = QueueUnderTest()
    let careless = FakeGuard("careless")
    await withCheckedContinuation { continuation in
      let goal = FakeGoal("a", test.diary)
      goal.questions = { [careless.question()] }
      test.ask(goal) { outcome in
        test.diary.lines.append("a: \(outcome.kind)")
        continuation.resume()
      }
      careless.forget()
    }
    #expect(test.outcomes == ["a: failed, \(NavigationError.guardDidNotAnswer("careless"))"])
  }

  @Test("EN-20 Only the first answer is delivered, and a release without an answer delivers the fallback")
  func onceOnly() async {
    var heard: [Int] = []
    do {
      let answer = OnceOnly(ifReleased: 0) { heard.append($0) }
      answer(1)
      answer(2)
    }
    await withCheckedContinuation { continuation in
      _ = OnceOnly(ifReleased: 3) {
        heard.append($0)
        continuation.resume()
      }
    }
    #expect(heard == [1, 3])
  }

  @Test("EN-20 Cancelling or replacing a request abandons its action that never answers")
  func givesUpActions() {
    let test = QueueUnderTest()
    var kept: [(Outcome<Void>) -> Void] = []
    func stuck(_ goal: FakeGoal) { goal.finish = { kept.append($0) } }
    let asker = test.ask("a", .waitTurn, stuck)
    test.queue.cancel(asker)
    #expect(test.outcomes == ["a: cancelled"])
    test.ask("b", .waitTurn, stuck)
    test.ask("c", .replaceCurrent)
    #expect(test.outcomes == ["a: cancelled", "b: superseded by c", "c: arrived"])
    for completion in kept { completion(.arrived(())) }
    #expect(test.outcomes.count == 3, "what they call afterwards is not heard")
  }

  @Test("EN-3 A transaction makes its changes in order, and restores the stage if a change fails")
  func transaction() {
    final class List: Checkpoint {
      var items: [Int] = []
      var before: [Int] = []
      func movedByOthers(of made: [any TreeChange]) -> [any TreeChange] { [] }
      func giveUp() {}
      func restore(
        after made: [any TreeChange], during change: (any TreeChange)?, sparing moved: [any TreeChange],
        completion: @escaping (RoutingResult) -> Void
      ) {
        items = before
        completion(.success)
      }
    }
    final class ListStage: Stage {
      let list = List()
      let readiness = StageReadiness.ready
      let revision: Int? = nil
      let visibleScreens: [String] = []
      func whenReady(_ body: @escaping @MainActor () -> Void) { body() }
      func check() {}
      func whenSettled(_ body: @escaping @MainActor () -> Void) { body() }
      func scope<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
      func checkpoint(before changes: [TransactionStep]) -> (any Checkpoint)? {
        list.before = list.items
        return list
      }
    }
    let stage = ListStage()
    var results: [Bool] = []
    func append(_ item: Int, fails: Bool = false) -> TransactionStep {
      .change(
        FakeChange { ended in
          stage.list.items.append(item)
          ended(fails ? .failed(NavigationFailure(reason: Refusal(), remedy: "")) : .arrived(()))
        })
    }
    func run(_ steps: [TransactionStep]) {
      TreeTransaction(on: stage, steps, animated: true).run { result in
        if case .success = result { results.append(true) } else { results.append(false) }
      }
    }
    run([append(1), append(2)])
    run([append(3), append(4, fails: true), append(5)])
    #expect(results == [true, false])
    #expect(stage.list.items == [1, 2])
    run((0..<100_000).map { append($0) })
    #expect(stage.list.items.count == 100_002, "a hundred thousand changes that end at once nest no deeper than one")
  }
}
