import Testing

@testable import NavigationCore
import Walks

@Suite struct AppCodeTests {
  private typealias Answer = @MainActor (RoutingResult) -> Void

  /// A transaction whose only change is app code, and the result of the transaction if it has ended.
  private final class Run {
    private(set) var ended: [String] = []
    private(set) var transaction: TreeTransaction?

    init(_ begin: @escaping (Run, @escaping Answer) -> Void) {
      let code = AppCode("Own", on: BareStage()) { [unowned self] _, answer in begin(self) { answer($0) } }
      transaction = TreeTransaction(on: BareStage(), [.change(code)], animated: false)
      transaction?.run { [unowned self] result in
        switch result {
        case .success: ended.append("success")
        case .failure(let reason): ended.append("\(reason)")
        }
      }
    }

    func giveUp() { transaction?.giveUp() }
  }

  private static let unanswered = "Own let go of its completion without calling it"

  @Test("EN-20 Only the first call of app code's completion counts")
  func twice() {
    let run = Run { _, answer in
      answer(.success)
      answer(.failure(Refusal()))
    }
    #expect(run.ended == ["success"])
  }

  @Test("EN-20 App code that answers during its transition ends with the transition")
  func answersEarly() {
    let stage = FakeStage()
    let code = AppCode("Own", on: stage) { _, answer in
      stage.isInFlight = true
      answer(.success)
    }
    let transaction = TreeTransaction(on: stage, [.change(code)], animated: false)
    var hasEnded = false
    transaction.run { _ in hasEnded = true }
    #expect(!hasEnded)
    stage.settle()
    #expect(hasEnded)
  }

  @Test("EN-20 App code that never answers ends when it is abandoned, and its later answer is ignored")
  func givenUp() {
    var kept: Answer?
    let run = Run { kept = $1 }
    run.giveUp()
    #expect(run.ended == [Self.unanswered])
    kept?(.success)
    #expect(run.ended.count == 1)
  }

  @Test("EN-21 A completion that is kept after its call does not retain its screen")
  func keptAfterCall() {
    final class Screen {}
    var kept: Answer?
    weak var screen: Screen?
    do {
      let shown = Screen()
      screen = shown
      let run = Run { [shown] _, answer in
        kept = answer
        withExtendedLifetime(shown) { answer(.success) }
      }
      #expect(run.ended == ["success"])
    }
    #expect(kept != nil)
    #expect(screen == nil)
  }

  @Test("EN-20 App code that is abandoned as it begins may still answer before it returns, and otherwise ends")
  func givenUpWhileBeginning() {
    let completes = Run { run, answer in
      run.giveUp()
      answer(.success)
    }
    #expect(completes.ended == ["success"])
    var kept: Answer?
    let keeps = Run { run, answer in
      run.giveUp()
      kept = answer
    }
    #expect(keeps.ended == [Self.unanswered])
    withExtendedLifetime(kept) {}
  }
}
