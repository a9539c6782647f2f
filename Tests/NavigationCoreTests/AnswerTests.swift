import Testing

@testable import NavigationCore

@Suite struct AnswerTests {
  @Test("EN-20 A guard that lets go of its completion without calling it ends the wait: it did not answer")
  func releasedGuard() async {
    let test = QueueUnderTest()
    let careless = FakeGuard("careless")
    await withCheckedContinuation { continuation in
      let asker = Navigation.Asker()
      let work = FakeWork("a", test.diary)
      work.questions = { [careless.question()] }
      asker.whenEnded { outcome, _ in
        test.diary.lines.append("a: \(outcome.kind)")
        continuation.resume()
      }
      test.queue.enqueue(Navigation(work: work, asker: asker), policy: .waitTurn)
      careless.forget()
    }
    #expect(test.outcomes == ["a: failed, \(NavigationError.guardDidNotAnswer("careless"))"])
  }

  @Test("EN-20 An answer is heard once, and so is its absence")
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

  @Test("EN-20 An action kept for ever is given up by cancelling or by a replacing request, and names which")
  func givesUpActions() {
    let test = QueueUnderTest()
    func stuck(_ work: FakeWork) {
      work.finish = { completion in
        work.onAbandon = { completion(.failed(NavigationFailure(.transitionDidNotAnswer("push")))) }
      }
    }
    let asker = test.ask("a", .waitTurn, stuck)
    test.queue.cancel(asker)
    #expect(test.outcomes == ["a: cancelled"])
    test.ask("b", .waitTurn, stuck)
    test.ask("c", .replaceCurrent)
    #expect(test.outcomes == ["a: cancelled", "b: superseded by c", "c: arrived"])
  }

  @Test("EN-3 A transaction makes its changes one after the other; when one fails the tree is put back")
  func transaction() {
    final class List: RestorableTree {
      var items: [Int] = []
      func snapshot() -> [Int] { items }
      func restore(_ snapshot: [Int], completion: @escaping (RoutingResult) -> Void) {
        items = snapshot
        completion(.success)
      }
    }
    struct Append: TreeChange {
      let list: List
      let item: Int
      var fails = false
      func apply(completion: @escaping (RoutingResult) -> Void) {
        list.items.append(item)
        completion(fails ? .failure(Refusal()) : .success)
      }
    }
    let list = List()
    var results: [Bool] = []
    func run(_ changes: [Append]) {
      TreeTransaction(of: list, changes: changes).run { result in
        if case .success = result { results.append(true) } else { results.append(false) }
      }
    }
    run([Append(list: list, item: 1), Append(list: list, item: 2)])
    run([Append(list: list, item: 3), Append(list: list, item: 4, fails: true), Append(list: list, item: 5)])
    #expect(results == [true, false])
    #expect(list.items == [1, 2])
    run((0..<100_000).map { Append(list: list, item: $0) })
    #expect(list.items.count == 100_002, "a hundred thousand changes that end at once nest no deeper than one")
  }
}
