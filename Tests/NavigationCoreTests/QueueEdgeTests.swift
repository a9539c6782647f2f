import Testing

@testable import NavigationCore
import Walks

/// Tests of requests that are made, end or are replaced at awkward moments.
@Suite struct QueueEdgeTests {
  @Test(
    "EN-13 A request that the caller of a replaced request makes follows the replacing request",
    arguments: [OverlapPolicy.replaceWaiting, .replaceCurrent])
  func askersOfReplaced(_ policy: OverlapPolicy) {
    let test = QueueUnderTest()
    var finish: ((Outcome<Void>) -> Void)?
    test.ask("busy") { $0.finish = { finish = $0 } }
    test.ask(FakeGoal("replaced", test.diary)) { _ in test.ask("again") }
    test.ask("new", policy)
    finish?(.arrived(()))
    #expect(test.diary.lines.filter { $0.hasPrefix("commit") } == ["commit busy", "commit new", "commit again"])
  }

  @Test("EN-14 If the replaced request was being asked, its caller's next request still follows the replacing one")
  func askersOfReplacedWhileAsked() {
    let test = QueueUnderTest()
    let login = FakeGuard("login")
    let asked = FakeGoal("asked", test.diary)
    asked.questions = { [login.question()] }
    test.ask(asked) { _ in test.ask("again") }
    test.ask("new", .replaceCurrent)
    #expect(test.outcomes == ["new: arrived", "again: arrived"])
  }

  @Test("EN-14 A request that is replaced while it builds changes nothing")
  func replacedWhileBuilding() {
    let test = QueueUnderTest()
    test.ask("a") { work in
      work.threatened = {
        test.ask("b", .replaceCurrent)
        return []
      }
    }
    #expect(test.outcomes == ["a: superseded by b", "b: arrived"])
    #expect(!test.diary.lines.contains("commit a"))
  }

  @Test(
    "EN-14 EN-17 A request that is replaced or cancelled while it builds asks no further question",
    arguments: [true, false])
  func asksNobodyForWhatIsGivenUp(_ isReplaced: Bool) {
    let test = QueueUnderTest()
    let draft = FakeGuard("draft")
    test.gate.isOpen = false
    var asker: Navigation.Asker?
    asker = test.ask("a") { work in
      work.threatened = {
        if isReplaced { test.ask("b", .replaceCurrent) } else { asker.map(test.queue.cancel) }
        return [draft.question()]
      }
    }
    test.gate.open()
    #expect(draft.asked == 0)
    #expect(test.outcomes == (isReplaced ? ["a: superseded by b", "b: arrived"] : ["a: cancelled"]))
  }

  @Test("EN-15 A repeated request joins the second equal request when the first has ended")
  func secondOfEqual() {
    let test = QueueUnderTest()
    var finish: [(Outcome<Void>) -> Void] = []
    func ask(_ policy: OverlapPolicy) { test.ask("a", policy) { $0.finish = { finish.append($0) } } }
    ask(.waitTurn)
    ask(.waitTurn)
    ask(.dropIfSame)
    finish.removeFirst()(.arrived(()))
    #expect(test.outcomes == ["a: arrived", "a: arrived"])
    ask(.dropIfSame)
    finish.removeFirst()(.arrived(()))
    #expect(test.outcomes.count == 4)
    #expect(test.diary.lines.filter { $0 == "commit a" }.count == 2)
  }

  @Test("EN-15 A new request does not share the outcome of a cancelled request")
  func givenUp() {
    let test = QueueUnderTest()
    test.ask("a", .dropIfSame)
    var finish: ((Outcome<Void>) -> Void)?
    let first = test.ask("a") { $0.finish = { finish = $0 } }
    test.gate.isInFlight = true
    test.queue.cancel(first)
    #expect(test.outcomes == ["a: arrived"], "it waits for its transition")
    test.ask("a", .dropIfSame)
    finish?(.failed(NavigationFailure(reason: Refusal(), remedy: "")))
    test.gate.settle()
    #expect(test.outcomes == ["a: arrived", "a: cancelled", "a: arrived"])
  }

  @Test("EN-16 A request that is cancelled between two parts no longer blocks or hides other requests")
  func endedBetween() {
    let test = QueueUnderTest()
    let first = test.ask("a") { work in
      work.parts = [.nextPart]
      // The window is not ready when the first part has been built.
      work.threatened = {
        test.gate.isOpen = false
        return []
      }
    }
    test.ask("b", .refuseWhenBusy)
    test.queue.cancel(first)
    #expect(test.outcomes == ["b: blocked by a", "a: cancelled"])
    #expect(test.queue.isIdle)
    test.ask("c")
    test.ask("d", .refuseWhenBusy)
    test.gate.open()
    #expect(test.outcomes.suffix(2) == ["d: blocked by c", "c: arrived"])
  }

  @Test("EN-18 A question that is listed twice in one round is asked once")
  func askedOnce() {
    let test = QueueUnderTest()
    let login = FakeGuard("login")
    test.ask("a") { $0.questions = { [login.question(), login.question()] } }
    login.answer()
    #expect(test.outcomes == ["a: arrived"])
    #expect(login.asked == 1)
  }

  @Test("EN-18 The limit of eight rounds counts for each new part, and a request without progress fails")
  func roundsOfParts() {
    let test = QueueUnderTest()
    func ask(_ name: String, _ parts: [Int]) {
      test.ask(name) { work in
        var asked = 0
        work.parts = parts.map { .askFirst(about: $0) }
        work.questions = {
          asked += 1
          return [
            Question(id: .step(depth: asked, branches: [], position: 0), name: { "" }) { answer in
              answer(.success)
              return nil
            }
          ].filter { _ in asked.isMultiple(of: 2) }
        }
      }
    }
    ask("further", Array(1...20))
    ask("stuck", Array(repeating: 1, count: 20))
    #expect(test.outcomes == ["further: arrived", "stuck: failed, \(NavigationError.treeKeepsChanging(rounds: 8))"])
  }

  @Test(
    "EN-14 EN-16 A request that is being resolved can be replaced, and blocks a request that refuses to wait",
    arguments: [true, false])
  func metWhileResolving(_ isReplaced: Bool) {
    let test = QueueUnderTest()
    var isFirst = true
    test.ask("a") { work in
      work.questions = {
        if isFirst {
          isFirst = false
          test.ask("b", isReplaced ? .replaceCurrent : .refuseWhenBusy)
        }
        return []
      }
    }
    #expect(
      test.outcomes == (isReplaced ? ["a: superseded by b", "b: arrived"] : ["b: blocked by a", "a: arrived"]))
    #expect(test.diary.lines.contains("commit a") == !isReplaced)
  }

  @Test("EN-17 A request that is cancelled while it is resolved asks no guard")
  func cancelledWhileResolving() {
    let test = QueueUnderTest()
    test.gate.isOpen = false
    var asker: Navigation.Asker?
    let login = FakeGuard("login")
    asker = test.ask("a") { work in
      work.questions = {
        asker.map(test.queue.cancel)
        return [login.question()]
      }
    }
    test.gate.open()
    #expect(login.asked == 0)
    #expect(test.queue.isIdle)
    #expect(test.queue.waits.isEmpty)
    #expect(test.outcomes == ["a: cancelled"])
  }

  @Test("EN-24 A log that cancels a request as it settles does not end the request again")
  func cancelledWhileEnding() {
    let test = QueueUnderTest()
    final class Told {
      var asker: Navigation.Asker?
      var count = 0
    }
    let told = Told()
    test.broadcast.log = NavigationLog(level: .info) { _, message in
      guard message.contains("settled") else { return }
      told.count += 1
      told.asker.map(test.queue.cancel)
    }
    test.gate.isOpen = false
    told.asker = test.ask("a") { $0.questions = { throw Refusal() } }
    test.gate.open()
    #expect(told.count == 1)
    #expect(test.outcomes == ["a: failed, Refusal()"])
  }

  @Test("EN-3 EN-17 A cancelled request whose changes cannot be restored ends failed")
  func givenUpAndNotPutBack() {
    let test = QueueUnderTest()
    var finish: ((Outcome<Void>) -> Void)?
    test.gate.isInFlight = true
    let asker = test.ask("a") { $0.finish = { finish = $0 } }
    test.queue.cancel(asker)
    finish?(.failed(NavigationFailure(.treeNotRestored(after: "a refusal"))))
    #expect(test.outcomes == ["a: failed, \(NavigationError.treeNotRestored(after: "a refusal"))"])
  }
}
