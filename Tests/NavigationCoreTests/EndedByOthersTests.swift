import Testing

@testable import NavigationCore
import Walks

/// Tests of requests that end because of another request, their window or their caller.
@Suite struct EndedByOthersTests {
  @Test("EN-14 A request whose guards have agreed is replaced while it waits for the window")
  func replacedAfterTheAnswer() {
    let test = QueueUnderTest()
    let login = FakeGuard("login")
    test.ask("agreed") { $0.questions = { [login.question()] } }
    test.gate.isOpen = false
    login.answer()
    test.ask("new", .replaceCurrent)
    #expect(test.outcomes == ["agreed: superseded by new"])
    test.gate.open()
    #expect(test.outcomes.dropFirst() == ["new: arrived"])
  }

  @Test("EN-20 Closing the queue ends the current request, although its change never answers")
  func closedUnderWay() {
    let test = QueueUnderTest()
    var kept: ((Outcome<Void>) -> Void)?
    test.ask("under way") { $0.finish = { kept = $0 } }
    test.ask("waiting")
    test.queue.close()
    #expect(test.outcomes == ["waiting: cancelled", "under way: cancelled"])
    #expect(test.queue.isIdle)
    withExtendedLifetime(kept) {}
  }

  @Test("EN-20 A cancelled request ends, although its restoration never answers")
  func givenUpBeforeTheRestoration() {
    let test = RestoredQueue()
    test.queue.cancel(test.asker)
    #expect(test.stage.checkpoint.isRestoring)
    #expect(test.ended == ["cancelled"])
  }

  @Test("EN-3 A closed queue reports that its stage could not be restored, unless the stage is gone")
  func notRestored() {
    let test = RestoredQueue()
    test.stage.checkpoint.result = .failure(Refusal())
    test.queue.close()
    #expect(test.ended == ["failed, \(NavigationError.treeNotRestored(after: test.reason))"])

    let gone = RestoredQueue()
    gone.stage.checkpoint.result = .failure(Refusal())
    gone.stage.isGone = true
    gone.queue.close()
    #expect(gone.ended == ["cancelled"])
  }
}

/// A queue with one request, whose change never answers.
private final class RestoredQueue {
  let stage = RestoredStage()
  let queue: NavigationQueue
  let asker = Navigation.Asker()
  /// The failure of an abandoned change.
  let reason = "\(NavigationError.transitionDidNotAnswer("a change"))"
  private(set) var ended: [String] = []
  private var kept: [(Outcome<Void>) -> Void] = []

  init() {
    queue = NavigationQueue(stage: stage, events: NavigationRecorder(broadcast: EventBroadcast()) { [] })
    let goal = FakeGoal("a", Diary())
    goal.finish = { [unowned self] in kept.append($0) }
    asker.whenEnded { [unowned self] outcome, _ in ended.append(outcome.kind) }
    queue.enqueue(Navigation(Executor(goal, on: stage, recorder: queue.events), asker: asker), policy: .waitTurn)
  }
}

/// A stage whose restoration never answers, and ends only when it is abandoned.
private final class RestoredStage: Stage {
  final class UnansweredCheckpoint: Checkpoint {
    private(set) var isRestoring = false
    /// The result of the abandoned restoration.
    var result = RoutingResult.success
    private var completion: ((RoutingResult) -> Void)?

    func movedByOthers(of made: [any TreeChange]) -> [any TreeChange] { [] }

    func restore(
      after made: [any TreeChange], during change: (any TreeChange)?, sparing moved: [any TreeChange],
      completion: @escaping (RoutingResult) -> Void
    ) {
      isRestoring = true
      self.completion = completion
    }

    func giveUp() {
      let completion = completion
      self.completion = nil
      completion?(result)
    }
  }

  let checkpoint = UnansweredCheckpoint()
  var isGone = false
  let readiness = StageReadiness.ready
  let revision: Int? = nil
  let visibleScreens: [String] = []

  func whenReady(_ body: @escaping @MainActor () -> Void) { body() }

  func check() throws { if isGone { throw Refusal() } }

  func whenSettled(_ body: @escaping @MainActor () -> Void) { body() }

  func scope<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

  func checkpoint(before changes: [TransactionStep]) -> (any Checkpoint)? { checkpoint }
}
