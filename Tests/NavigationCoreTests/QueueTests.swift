import Testing

@testable import NavigationCore
import Walks

@Suite struct QueueTests {
  @Test("EN-12 Requests run in order, one at a time, and each is resolved at its turn")
  func waitsTurn() {
    let test = QueueUnderTest()
    var finishFirst: ((Outcome<Void>) -> Void)?
    test.ask("a") { $0.finish = { finishFirst = $0 } }
    test.ask("b")
    test.ask("c")
    #expect(test.diary.lines == ["resolve a", "build a", "commit a"])
    finishFirst?(.arrived(()))
    #expect(
      test.diary.lines.dropFirst(3) == [
        "a: arrived", "resolve b", "build b", "commit b", "b: arrived", "resolve c", "build c", "commit c",
        "c: arrived",
      ])
  }

  @Test("EN-13 A request can replace all waiting requests")
  func replacesWaiting() {
    let test = QueueUnderTest()
    var finishFirst: ((Outcome<Void>) -> Void)?
    test.ask("a") { $0.finish = { finishFirst = $0 } }
    test.ask("b")
    test.ask("c")
    test.ask("d", .replaceWaiting)
    #expect(test.outcomes == ["b: superseded by d", "c: superseded by d"])
    finishFirst?(.arrived(()))
    #expect(test.outcomes.suffix(2) == ["a: arrived", "d: arrived"])
  }

  @Test("EN-14 A request replaces the current request, and follows a request whose commit has begun")
  func replacesCurrent() {
    let test = QueueUnderTest()
    let login = FakeGuard("login")
    test.ask("a") { $0.questions = { [login.question()] } }
    test.ask("b", .replaceCurrent)
    #expect(test.outcomes == ["a: superseded by b", "b: arrived"])

    var finish: ((Outcome<Void>) -> Void)?
    test.ask("c") { $0.finish = { finish = $0 } }
    test.gate.isInFlight = true
    test.ask("d", .replaceCurrent)
    #expect(test.outcomes.count == 2)
    finish?(.arrived(()))
    test.gate.settle()
    #expect(test.outcomes.suffix(2) == ["c: arrived", "d: arrived"])
  }

  @Test("EN-15 A request that equals a waiting or current request shares its outcome")
  func dropsIfSame() {
    let test = QueueUnderTest()
    var finish: ((Outcome<Void>) -> Void)?
    test.ask("a") { $0.finish = { finish = $0 } }
    test.ask("b")
    test.ask("a", .dropIfSame)
    test.ask("b", .dropIfSame)
    finish?(.arrived(()))
    #expect(test.outcomes == ["a: arrived", "a: arrived", "b: arrived", "b: arrived"])
    #expect(test.diary.lines.filter { $0 == "commit a" || $0 == "commit b" }.count == 2)
    test.ask("a", .dropIfSame)
    #expect(test.diary.lines.filter { $0 == "commit a" }.count == 2, "what has ended is asked for anew")
  }

  @Test("EN-15 One of two callers that share an outcome can cancel, and the other receives the outcome")
  func sharesUntilAllCancel() {
    let test = QueueUnderTest()
    let login = FakeGuard("login")
    let first = test.ask("a") { $0.questions = { [login.question()] } }
    test.ask("a", .dropIfSame)
    test.queue.cancel(first)
    #expect(test.outcomes == ["a: cancelled"])
    login.answer()
    #expect(test.outcomes == ["a: cancelled", "a: arrived"])
  }

  @Test("EN-16 A request that refuses to wait ends blocked and names the current request")
  func refusesWhenBusy() {
    let test = QueueUnderTest()
    let login = FakeGuard("login")
    test.ask("a") { $0.questions = { [login.question()] } }
    test.ask("b", .refuseWhenBusy)
    #expect(test.outcomes == ["b: blocked by a"])
    login.answer()
    test.ask("c", .refuseWhenBusy)
    #expect(test.outcomes.last == "c: arrived")
  }

  @Test("EN-17 Cancelling ends a request without a change while the request waits or its guard is asked")
  func cancelsBeforeCommit() {
    let test = QueueUnderTest()
    var finish: ((Outcome<Void>) -> Void)?
    let login = FakeGuard("login")
    let asking = test.ask("asking") { $0.questions = { [login.question()] } }
    test.ask("busy") { $0.finish = { finish = $0 } }
    let waiting = test.ask("waiting")
    test.queue.cancel(asking)
    test.queue.cancel(waiting)
    #expect(test.outcomes == ["asking: cancelled", "waiting: cancelled"])
    finish?(.arrived(()))
    login.answer()
    #expect(!test.diary.lines.contains("build asking"))
    #expect(!test.diary.lines.contains("resolve waiting"))
  }

  @Test(
    "EN-17 A request cancelled during its build changes nothing, and a request cancelled during its commit completes")
  func cancelsUntilCommit() {
    let test = QueueUnderTest()
    var asker: Navigation.Asker?
    test.gate.isOpen = false
    asker = test.ask("a") { work in
      work.threatened = {
        if let asker { test.queue.cancel(asker) }
        return []
      }
    }
    test.gate.open()
    #expect(test.outcomes == ["a: cancelled"])
    #expect(!test.diary.lines.contains("commit a"))

    var finish: ((Outcome<Void>) -> Void)?
    let second = test.ask("b") { $0.finish = { finish = $0 } }
    test.gate.isInFlight = true
    test.queue.cancel(second)
    finish?(.arrived(()))
    test.gate.settle()
    #expect(test.outcomes.last == "b: arrived")
  }

  @Test(
    "EN-18 Later requests pass while a guard is asked, and after the answer the request goes first, resolved again")
  func othersPassWhileAsked() {
    let test = QueueUnderTest()
    let login = FakeGuard("login")
    test.ask("a") { $0.questions = { [login.question()] } }
    var finish: ((Outcome<Void>) -> Void)?
    test.ask("b") { $0.finish = { finish = $0 } }
    test.ask("c")
    login.answer()
    finish?(.arrived(()))
    #expect(
      test.diary.lines == [
        "resolve a", "resolve b", "build b", "commit b", "b: arrived", "resolve a", "build a", "commit a", "a: arrived",
        "resolve c", "build c", "commit c", "c: arrived",
      ])
    #expect(login.asked == 1)
  }

  @Test("EN-18 Guards of newly reached steps are asked, and after eight rounds the request fails")
  func asksNewGuardsEightTimes() {
    let test = QueueUnderTest()
    var rounds = 0
    test.ask("a") { work in
      work.questions = {
        rounds += 1
        let round = rounds
        return [
          Question(id: .step(depth: round, branches: [], position: 0), name: { "guard \(round)" }) { answer in
            answer(.success)
            return nil
          }
        ]
      }
    }
    #expect(rounds == 9)
    #expect(test.outcomes == ["a: failed, \(NavigationError.treeKeepsChanging(rounds: 8))"])
  }

  @Test("EN-10 A request that waits for nothing ends before the call returns, also with a thousand guards")
  func isSynchronous() {
    let test = QueueUnderTest()
    test.ask("a") { work in
      work.questions = {
        (0..<1000).map { position in
          Question(id: .global(position), name: { "" }) { answer in
            answer(.success)
            return nil
          }
        }
      }
    }
    #expect(test.outcomes == ["a: arrived"])
  }

  @Test("EN-10 Requests that are made while the window is hidden run in order when the window is shown")
  func waitsForTheWindow() {
    let test = QueueUnderTest()
    test.gate.isOpen = false
    test.ask("a")
    test.ask("b")
    #expect(test.diary.lines.isEmpty)
    test.gate.open()
    #expect(test.outcomes == ["a: arrived", "b: arrived"])
  }

  @Test("EN-11 Only the first answer of a guard counts")
  func hearsOnce() {
    let test = QueueUnderTest()
    var kept: OnceOnly<RoutingResult>?
    test.ask("a") { work in
      work.questions = {
        [
          Question(id: .global(0), name: { "twice" }) { answer in
            kept = answer
            return nil
          }
        ]
      }
    }
    kept?(.success)
    kept?(.failure(Refusal()))
    #expect(test.outcomes == ["a: arrived"])
  }

  @Test("EN-11 A guard that never answers harms only its own request")
  func neverAnswering() {
    let test = QueueUnderTest()
    let silent = FakeGuard("silent")
    test.ask("a") { $0.questions = { [silent.question()] } }
    test.ask("b")
    #expect(test.outcomes == ["b: arrived"])
    silent.answer(.failure(Refusal()))
    #expect(test.outcomes == ["b: arrived", "a: refused by silent"])
  }

  @Test("EN-22 Ten thousand requests queued at once all end, at a constant depth of the call stack")
  func manyRequests() {
    let test = QueueUnderTest()
    var finish: ((Outcome<Void>) -> Void)?
    test.ask("first") { $0.finish = { finish = $0 } }
    var ended = 0
    for _ in 0..<10_000 {
      test.ask(FakeGoal("", Diary())) { _ in ended += 1 }
    }
    finish?(.arrived(()))
    #expect(ended == 10_000)
    #expect(test.queue.isIdle)
  }

  @Test("EN-22 Thousands of waiting requests can be shared or cancelled, and the others keep their order")
  func manySharedAndCancelled() {
    let test = QueueUnderTest()
    var finish: ((Outcome<Void>) -> Void)?
    test.ask("first") { $0.finish = { finish = $0 } }
    var (arrived, shared, cancelled): ([Int], Int, Int) = ([], 0, 0)
    func ask(_ number: Int, _ policy: OverlapPolicy, _ ended: @escaping (Outcome<Void>) -> Void) -> Navigation.Asker {
      test.ask(FakeGoal("\(number)", Diary()), policy, ended)
    }
    let askers = (0..<3_000).map { number in
      ask(number, .dropIfSame) { if $0.kind == "arrived" { arrived.append(number) } else { cancelled += 1 } }
    }
    for number in 0..<3_000 where number % 3 == 1 { _ = ask(number, .dropIfSame) { _ in shared += 1 } }
    for number in (0..<3_000).reversed() where number % 3 == 2 { test.queue.cancel(askers[number]) }
    finish?(.arrived(()))
    #expect(arrived == (0..<3_000).filter { $0 % 3 != 2 })
    #expect(shared == 1_000)
    #expect(cancelled == 1_000)
    #expect(test.queue.isIdle)
  }

  @Test("EN-24 The visible screens are read once before a request changes them, and once after it")
  func readsVisibleScreensTwice() {
    var reads = 0
    let broadcast = EventBroadcast()
    let queue = NavigationQueue(
      stage: FakeStage(),
      events: NavigationRecorder(broadcast: broadcast) {
        reads += 1
        return []
      })
    let executor = Executor(FakeGoal("a", Diary()), on: queue.stage, recorder: queue.events)
    let events = broadcast.stream()
    queue.enqueue(Navigation(executor, asker: Navigation.Asker()), policy: .waitTurn)
    withExtendedLifetime(events) {}
    #expect(reads == 2)
  }

  @Test("EN-22 Ten thousand requests made by completions run at a constant depth of the call stack")
  func chainedRequests() {
    let test = QueueUnderTest()
    var left = 10_000
    func next() {
      guard left > 0 else { return }
      left -= 1
      test.ask(FakeGoal("", Diary())) { _ in next() }
    }
    next()
    #expect(left == 0)
  }
}
